"""Refusals carry the kernel's errno and the rule's name."""

from __future__ import annotations

import errno

from drivers.sim.amd.refusal import busy, invalid, no_memory, state


def test_each_kind_has_its_errno_and_its_rule() -> None:
    assert invalid("size", "0 bytes", "at least one").errno == errno.EINVAL
    assert str(invalid("size", "0 bytes", "at least one")) == (
        "E_KFD_EINVAL size: 0 bytes; allowed: at least one"
    )
    assert busy("in use").errno == errno.EBUSY
    assert str(state(errno.ENODEV, "not yet")) == "E_KFD_STATE not yet"
    assert no_memory("full").errno == errno.ENOMEM
