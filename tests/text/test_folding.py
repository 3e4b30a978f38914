"""Texts as people type them."""

from __future__ import annotations

import pytest

from starboard.text import fold


@pytest.mark.parametrize(
    ("written", "typed"),
    [("Will-o’-Wisp", "will-o'-wisp"), ("Viceré", "vicere"), ("ТВЁРДАЯ", "твердая"), ("2×", "2x"), ("", "")],
)
def test_what_is_written_and_what_is_typed_fold_to_the_same(written: str, typed: str) -> None:
    assert fold(written) == fold(typed) == typed


def test_letters_that_differ_by_more_than_an_accent_stay_apart() -> None:
    assert fold("дом") != fold("дым")
