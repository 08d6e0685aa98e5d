"""The map tiles. Each is drawn around the origin, its face 200 design pixels a side, and cut by its seed."""
