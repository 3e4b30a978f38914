"""One live table: its seats, clocks and log, its machines, and the ports to what keeps it. No web here."""
