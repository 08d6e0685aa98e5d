"""The primitives of "cut paper, carved ink": shapes, hand-cut outlines, the paper sheet and its textures."""
