"""The error of a broken internal rule: our bug, never the user's."""

from __future__ import annotations


class IRError(AssertionError):
    """A graph, kernel or pass breaks a rule of its own. The message names the node and the rule."""
