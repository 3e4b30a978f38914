"""The kernel: what every game stands on, and knows no game itself."""
