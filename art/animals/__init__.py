"""The animals: anatomy first (spine with girth, limbs, head), then printed as die-cut card. A file a family."""
