"""How every test runs: hypothesis draws the same examples each time, unless asked for new ones.

`HYPOTHESIS_SEARCH=1 make test` looks for new counterexamples; what it finds belongs into a test of its own.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("search", derandomize=False, deadline=None)
settings.load_profile("search" if os.environ.get("HYPOTHESIS_SEARCH") else "repeatable")
