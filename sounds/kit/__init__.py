"""What all sounds are made of."""
