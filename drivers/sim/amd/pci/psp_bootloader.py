"""The security processor's bootloader: C2PMSG_35 and 36, one image a command, in order, until SOS runs.

In: register writes. Out: `sos`, the sign of life in C2PMSG_81, and `on_ring`, called when SOS can take a
ring. Rules P04-P08. Sources: Linux psp_v13_0.c, psp_v14_0.c.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from autogen.amd.psp import BinType
from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.bus import Handler, Port, ReadOnly
from drivers.sim.amd.pci.psp_processor import READY, PspProcessor
from drivers.sim.amd.pci.psp_rules import OPTIONAL, STEPS

MIB = 1 << 20
# At least; at most twice that. Logs of RX4Darwin/AMDRadeonRDNA4.kext, where the host's copies count too: nine
# parts in 92 to 96 ms, a ring in 2 ms after its pause of 20.
LOAD_NS, SOS_NS, RING_NS = 2_000_000, 35_000_000, 1_000_000
BOOTLOADER_ERROR = 0x1A  # guess: any non-zero value is a failure
SIGN_OF_LIFE = 0x0469_1A49  # C2PMSG_81 of an RX 9070 XT, not its version: each boot had another


class Bootloader:
    """What runs from power-on until SOS does."""

    def __init__(self, processor: PspProcessor) -> None:
        self.processor = processor
        self.on_ring: Callable[[], None] = lambda: None
        self.reset()

    def reset(self) -> None:
        """Power-on: the bootloader starts."""
        self.sos = 0
        self.is_loading_sos = False
        self._loaded: list[BinType] = []
        self._status = 0
        self.processor.bus.later(LOAD_NS, self._ready)

    def registers(self) -> Mapping[int, Handler]:
        processor, at = self.processor, self.processor.at
        found: dict[int, Handler] = {
            at(35): Port(lambda: self._status, self._command),
            at(81): ReadOnly(lambda: self.sos),
        }
        if processor.bus.has(f"{processor.rules.prefix}_58"):
            found[at(58)] = ReadOnly(lambda: processor.rules.sos_version if self.sos else 0)
        return found

    def _ready(self) -> None:
        self._status = READY

    def _failed(self) -> None:
        self._status = READY | BOOTLOADER_ERROR

    def _command(self, value: int) -> None:
        """C2PMSG_35. Rules P04, P05, P06, P07, P08."""
        processor = self.processor
        if self.sos or self.is_loading_sos or not self._status & READY:
            why = "SOS runs already" if self.sos else "the bootloader is busy (C2PMSG_35 bit 31 is 0)"
            processor.refuse("E_PSP_BL_BUSY", f"bootloader command {value:#x} while {why}", 35)
            return
        kind = STEPS.get(value)
        if kind is None:
            processor.refuse("E_PSP_CMD", f"bootloader command {value:#x} is not one it has", 35)
            return
        self._check_order(kind)
        version = processor.versions["MP0"][0]
        # MP0 13: public drivers send the key database again with the SPL command. Source: psp_v13_0.c.
        takes_kdb = kind is BinType.PSP_SPL and version == 13
        accepted = [int(kind), int(BinType.PSP_KDB)] if takes_kdb else [int(kind)]
        verdict = firmware.judge(self._image(), firmware.BOOTLOADER, accepted, version)
        self._status = 0
        if verdict is not None:
            processor.refuse(verdict.code, f"bootloader, {kind.name}: {verdict.reason}", 36)
        failed = verdict is not None or processor.bus.faults.fires("psp.bootloader.error")
        self._finish(kind, failed)

    def _finish(self, kind: BinType, failed: bool) -> None:
        faults, later = self.processor.bus.faults, self.processor.bus.later
        if faults.fires("psp.bootloader.timeout"):
            return
        if failed:
            later(LOAD_NS, self._failed)
            return
        self._loaded.append(kind)
        if kind is not BinType.PSP_SOS:
            later(LOAD_NS, self._ready)
            return
        self.is_loading_sos = True
        if not faults.fires("psp.sos.dead"):
            later(SOS_NS, self._sos_runs)

    def _sos_runs(self) -> None:
        self.sos, self.is_loading_sos = SIGN_OF_LIFE, False
        self.processor.bus.later(RING_NS, self.on_ring)

    def _check_order(self, kind: BinType) -> None:
        kinds = [*STEPS.values()]
        here = kinds.index(kind)
        parts = firmware.SOS_PARTS[self.processor.chip]
        due = [k for k in kinds[:here] if k in parts and k not in OPTIONAL and k not in self._loaded]
        too_late = [k for k in self._loaded if kinds.index(k) >= here]
        if not due and not too_late:
            return
        expected = due[0].name if due else f"something after {too_late[-1].name}"
        loaded = ", ".join(k.name for k in self._loaded) or "nothing"
        detail = f"bootloader got {kind.name}, expected {expected}; loaded so far: {loaded}"
        self.processor.refuse("E_PSP_ORDER", detail, 35)

    def _image(self) -> bytes:
        processor, memory = self.processor, self.processor.memory
        address = processor.word(36) << 20
        if memory.offset(address, MIB) is None and not processor.mm.is_on:
            low, high = memory.fb_base, memory.fb_base + memory.size_bytes
            place = f"inside {low:#x}..{high:#x}, or mapped in {processor.mm.name}"
            detail = f"C2PMSG_36 means {address:#x}; a 1 MiB buffer is needed, {place}"
            raise processor.bus.fault("E_PSP_ALIGN", detail, engine="PSP", addr=address)
        return processor.mm.read(address, MIB, "PSP")
