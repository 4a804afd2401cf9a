"""What tests ask of an error of a simulated card: its code, and where it is. Its sentence is checked once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from drivers.core.errors import SimFault


@contextmanager
def faults(*codes: str) -> Iterator[pytest.ExceptionInfo[SimFault]]:
    """What is done inside must raise a SimFault with one of these codes."""
    with pytest.raises(SimFault) as caught:
        yield caught
    assert caught.value.code in codes, str(caught.value)
