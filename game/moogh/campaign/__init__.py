"""A campaign: hunts on a trail, tied by a story; what lies between them is a small game of its own."""
