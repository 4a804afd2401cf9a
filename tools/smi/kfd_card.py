"""A card that the kernel driver has, as sysfs shows it: sensors from hwmon, users from KFD's process files.

Sources: Linux Documentation/gpu/amdgpu/thermal.rst and driver-misc.rst (file names, units), ras.rst;
amdkfd/kfd_process.c (proc/PID/vram_GPUID, proc/PID/queues/ID/gpuid).
"""

from __future__ import annotations

import re

from drivers.amd.sysfs import number
from drivers.amd.topology import CardNode
from drivers.core.host import Host
from drivers.core.pci import DEVICES
from drivers.core.surroundings import entries, read
from tools.smi.interrupts import count_interrupts
from tools.smi.reading import Process, Reading

PROCESSES = "/sys/devices/virtual/kfd/kfd/proc"
MICRO, MILLI, HZ_PER_MHZ = 1_000_000, 1000, 1_000_000
PWM_MAX = 255


class KfdView:
    """One card by its topology node. `read` may be called as often as one likes."""

    def __init__(self, host: Host, node: CardNode, name: str) -> None:
        self.host, self.node, self.name = host, node, name
        self.folder = f"{DEVICES}/{node.pci_address}"

    def read(self) -> Reading:
        """The card now."""
        users = self.users()
        corrected, uncorrected = self.ecc()
        return Reading(
            self.name,
            self.node.name or self.node.arch,
            "KFD",
            "in use" if users else "idle",
            self.sensor("freq1_input", HZ_PER_MHZ),
            self.sensor("freq2_input", HZ_PER_MHZ),
            self.first(self.sensor("power1_average", MICRO), self.sensor("power1_input", MICRO)),
            self.sensor("power1_cap", MICRO),
            self.temperature("edge"),
            self.temperature("junction"),
            self.temperature("mem"),
            self.sensor("fan1_input", 1),
            self.fan_percent(),
            number(self.host, f"{self.folder}/gpu_busy_percent"),
            number(self.host, f"{self.folder}/mem_info_vram_used"),
            self.first(number(self.host, f"{self.folder}/mem_info_vram_total"), self.node.vram_bytes or None),
            sum(user.queues or 0 for user in users) if self.host.exists(PROCESSES) else None,
            count_interrupts(self.host, self.node.pci_address),
            corrected,
            uncorrected,
            None,
            users,
        )

    @staticmethod
    def first(*values: int | None) -> int | None:
        """The first value that is known."""
        return next((value for value in values if value is not None), None)

    def sensor(self, name: str, unit: int) -> int | None:
        """A hwmon file in its own unit; None where there is none."""
        folder = f"{self.folder}/hwmon"
        raw = self.first(
            *(number(self.host, f"{folder}/{each}/{name}") for each in entries(self.host, folder))
        )
        return None if raw is None else raw // unit

    def temperature(self, label: str) -> int | None:
        """The temperature that is labelled so."""
        folder = f"{self.folder}/hwmon"
        for each in entries(self.host, folder):
            for index in (1, 2, 3):
                if read(self.host, f"{folder}/{each}/temp{index}_label") == label:
                    return self.sensor(f"temp{index}_input", MILLI)
        return None

    def fan_percent(self) -> int | None:
        pwm = self.sensor("pwm1", 1)
        return None if pwm is None else pwm * 100 // PWM_MAX

    def ecc(self) -> tuple[int | None, int | None]:
        """(corrected, uncorrected) errors of video memory."""
        text = read(self.host, f"{self.folder}/ras/umc_err_count")
        counts = {name: int(value) for name, value in re.findall(r"^(ue|ce): (\d+)$", text, re.MULTILINE)}
        return counts.get("ce"), counts.get("ue")

    def users(self) -> tuple[Process, ...]:
        """Processes with memory or queues on this card."""
        found = []
        for pid in entries(self.host, PROCESSES):
            folder = f"{PROCESSES}/{pid}"
            vram = number(self.host, f"{folder}/vram_{self.node.gpu_id}")
            queues = self.queues(folder)
            if pid.isdecimal() and (vram or queues):
                command = read(self.host, f"/proc/{pid}/comm") or "?"
                found.append(Process(int(pid), command, vram, queues))
        return tuple(found)

    def queues(self, folder: str) -> int:
        """Queues of one process on this card."""
        ids = entries(self.host, f"{folder}/queues")
        owners = (number(self.host, f"{folder}/queues/{each}/gpuid") for each in ids)
        return sum(owner == self.node.gpu_id for owner in owners)
