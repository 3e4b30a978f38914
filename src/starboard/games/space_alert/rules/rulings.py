"""Readings of the rulebook that a table might want otherwise, each in one place (docs/rulings/space_alert.md)."""

from typing import Final

COUNT_KNOCKED_OUT: Final = False  # SA-AMB-12: who is knocked out does not count where crew members are counted
UPRISING_SPARES_DEACTIVATED: Final = False  # SA-AMB-23: X knocks out leaders of deactivated squads too
DEACTIVATED_SQUADS_PROTECT: Final = False  # SA-AMB-53: only an active squad protects from the Executioner
