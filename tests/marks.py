"""Marks that tie a test to the numbered rule or worked example it proves."""

import pytest

rule = pytest.mark.rule
example = pytest.mark.example
