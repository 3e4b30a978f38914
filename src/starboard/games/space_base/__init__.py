"""Space Base: dice and engine building for two to five players."""
