"""The `starboard` command and the table in a terminal."""
