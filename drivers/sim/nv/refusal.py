"""What the simulated driver answers to what the real one would refuse: its NV_STATUS, and why.

A `Refusal` ends one request; whoever serves the ioctl writes its status into the request's own field. The
sentence is for the log of the machine: a client sees the number only, as on a real card.
"""

from __future__ import annotations

import errno

from autogen.nv.codes import STATUS
from drivers.core.errors import HostError

OK = 0
BY_NAME = {name: code for code, (name, _) in STATUS.items()}


class Refusal(Exception):
    """status: the number. why: found, allowed."""

    def __init__(self, name: str, why: str) -> None:
        self.name, self.status, self.why = name, BY_NAME[f"NV_ERR_{name}"], why
        super().__init__(f"NV_ERR_{name}: {why}")


def bad_ioctl(name: str, why: str) -> HostError:
    """A request that the driver refuses before it looks at its fields: EINVAL, whatever the status says.
    Source: nvidia_ioctl of kernel-open/nvidia/nv.c.
    """
    return HostError(errno.EINVAL, f"NV_ERR_{name}: {why}")
