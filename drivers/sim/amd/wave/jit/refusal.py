"""What the fast path says of code it has no rule for: the reference runs it then."""

from __future__ import annotations


class NotModelled(Exception):
    """An instruction or one of its options that the fast path has no rule for. The message says which."""
