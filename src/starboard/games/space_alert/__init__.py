"""Space Alert: ten minutes of planning together, then the reckoning; for one to five players."""
