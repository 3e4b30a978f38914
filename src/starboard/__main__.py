"""`python -m starboard` is the `starboard` command."""

import sys

from starboard.terminal.cli import main

if __name__ == "__main__":  # a worker process of a batch imports this module too
    sys.exit(main())
