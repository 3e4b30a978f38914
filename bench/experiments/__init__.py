"""Measurements that decided how Starboard is built; docs/decisions tells the outcome."""
