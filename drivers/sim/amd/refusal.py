"""What the simulated KFD answers to a request the real one would refuse: the same errno, and why.

The message begins with the rule (E_KFD_EINVAL: a bad field, Q42; E_KFD_STATE: the wrong moment, Q43), so that
a test and a reader can tell them; a driver sees an ordinary HostError, as it would on a real card.
"""

from __future__ import annotations

import errno

from drivers.core.errors import HostError


def invalid(field: str, found: str, allowed: str) -> HostError:
    """EINVAL for one field of a request."""
    return HostError(errno.EINVAL, f"E_KFD_EINVAL {field}: {found}; allowed: {allowed}")


def state(code: int, message: str) -> HostError:
    """A request that is fine but comes at the wrong moment."""
    return HostError(code, f"E_KFD_STATE {message}")


def busy(message: str) -> HostError:
    """EBUSY: something still uses what the request takes away."""
    return state(errno.EBUSY, message)


def no_memory(message: str) -> HostError:
    """ENOMEM: a heap has no range that is long enough."""
    return HostError(errno.ENOMEM, message)
