"""The sixteen published missions, their file format, and the generator of new ones."""
