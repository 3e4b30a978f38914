"""Machine players of Space Base."""
