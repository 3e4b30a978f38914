"""How fast Starboard is, always beside something measured in the same run."""
