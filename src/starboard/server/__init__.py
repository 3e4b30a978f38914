"""HTTP and WebSocket: the table, for browsers."""
