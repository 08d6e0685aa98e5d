"""Ember & Bone: four prehistoric tabletop games."""
