"""Many games at once: batches, tournaments, ratings, reports."""
