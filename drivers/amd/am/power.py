"""Clocks follow work: parked until the first doorbell rings, then the firmware's, parked again at the end.

While a card has an owner that works, the power firmware may use its whole range and picks by load, under the
compute profile: it lowers clocks by itself when nothing runs. GFXOFF stays forbidden: registers of a graphics
core without power do not answer.
Steps: firmware_notes/smu.md 3. Source: Linux amdgpu_amdkfd_set_compute_idle.
"""

from __future__ import annotations

from drivers.amd.am.smu import PUBLISH_SUBMISSIONS, Smu
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from hcq.signal import Window


class Power:
    """The clocks of one card. trouble: why they could not be changed, for reports; '' when they could."""

    def __init__(self, smu: Smu) -> None:
        self.smu = smu
        self.is_parked = False
        self.trouble = ""

    def park(self) -> None:
        """Lowest clocks, default profile. Raises DeviceError."""
        self.smu.park()
        self.is_parked = True

    def rest(self) -> None:
        """`park` at the end of work: a refusal is noted and no reason to leave the card in disorder.

        Raises WaitTimeout when the firmware hangs, DeviceGone.
        """
        try:
            self.park()
        except (WaitTimeout, DeviceGone):
            raise
        except DeviceError as error:
            self.trouble = f"the clocks stay as they are: {error}"

    def wake(self) -> None:
        """All clocks, compute profile. A firmware that refuses leaves slow clocks, which is no reason not to
        work: `trouble` says so. Raises DeviceGone.
        """
        self.is_parked = False
        try:
            self.smu.work()
        except DeviceGone:
            raise
        except DeviceError as error:
            self.trouble = f"the clocks stay low: {error}"
        else:
            self.trouble = ""


class WakingDoorbells:
    """The doorbells as a queue sees them: the first ring wakes the card and is then passed on. For compute
    queues `published` then lets the power firmware measure, so that others can see the work.
    """

    def __init__(self, doorbells: Window, power: Power, published: bool = False) -> None:
        self.doorbells, self.power, self.published = doorbells, power, published

    def read64(self, offset: int) -> int:
        return self.doorbells.read64(offset)

    def write64(self, offset: int, value: int) -> None:
        is_first = self.power.is_parked
        if is_first:
            self.power.wake()
        self.doorbells.write64(offset, value)
        if self.published:
            self.power.smu.publish(PUBLISH_SUBMISSIONS if is_first else 1)
