"""Random legal values for the fields of a declaration."""

from __future__ import annotations

import random

from autogen.schema import BitStruct


def random_fields(cls: type[BitStruct], dice: random.Random) -> dict[str, int]:
    """A value for each field that has none of its own, as the declaration's constructor takes it."""
    values = {}
    for name, field in cls.fields.items():
        if field.fixed is None:
            members = list(field.members or ())
            raw = dice.choice(members) if members else dice.getrandbits(field.hi - field.lo + 1)
            values[name] = raw * field.align + field.bias
    return values
