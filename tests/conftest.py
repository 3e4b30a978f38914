"""What all tests share."""

import os

from hypothesis import settings

from tests.coverage_plugin import RuleCoverage

# A slow machine is no reason to fail; the same examples every time, so that a test never depends on luck.
settings.register_profile("starboard", deadline=None, derandomize=True, print_blob=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "starboard"))


def pytest_configure(config):
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
