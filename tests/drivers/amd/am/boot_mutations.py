"""What notices a register write that a cold boot leaves out.

    python -m tests.drivers.amd.am.boot_mutations CHIP    # prints the table; ten minutes

A mutation drops one write of a boot with its first queues, or leaves one field of a register as it was at
power-on, in every write. Then the card works: a kernel, copies, interrupts, a memory fault, a warm attach.
The card may refuse a step, the driver may give up, a result, an interrupt or a fault's report may be missing,
a warning may be new; or what registers hold in the end differs: `test_boot_registers.py` pins it by name.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import NamedTuple

import numpy as np

from autogen.amd.blocks import RegisterMap
from drivers.amd.am.boot import CardBlocks, open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.am.ih import InterruptEntry
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError
from drivers.core.vfio import open_function
from drivers.sim.amd.pci.timers import ACCESS_NS
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import BDF
from tests.drivers.amd.am.test_boot_registers import SEQUENCES, Words, watched
from tests.drivers.amd.kernels import ADD, program

Act = Callable[
    [str, int, int], int | None
]  # register, how many writes went before, word -> word, None: no write


MOST = 16
ACTS = re.compile(
    r".*_(SEM|REQ|DATA|DATA2|CNTL_HI|FLUSH_CNTL)|MP.*_C2PMSG_(35|64|66|67|71|75)"
)  # do, not keep
SELECT = "GRBM_GFX_CNTL"  # of whose copies the next accesses are
IDLE = "the word that was there"
# Dropped writes that no work can notice: register -> why. firmware_notes/strictness.md has the same.
UNSEEN = {
    r"BIF_BX_PF0_MM_INDEX(_HI)?|BIF_BX0_PCIE_INDEX2": "what is read at the last index reads the same",
    r"GRBM_GFX_INDEX": "what is read at the last index reads the same",
    r"BIF_BX_PF0_HDP_MEM_COHERENCY_FLUSH_CNTL": "another flush comes before anybody reads",
    r"SCRATCH_REG[67]": "a boot's mark, for the next one should this break off",
    r"(GC|MM)VM_INVALIDATE_ENG17_REQ": "caches hold nothing of what is mapped anew",
    r"(GC|MM)VM_L2_PROTECTION_FAULT_CNTL": "half a pulse that clears no fault",
    r"MPASP_SMN_C2PMSG_35": "a public driver leaves IPKEYMGR_DRV out on cards",
    r"MP1_SMN_C2PMSG_82": "clocks and profile change how fast, not what",
    r"MMVM_L2_BANK_SELECT_RESERVED_CID2": "each flush of the hub writes it anew",
    r"CP_MEC_RS64_CNTL": "another pulse of the MEC's reset follows",
    r"SDMA[01]_QUEUE0_MINOR_PTR_UPDATE": "the write pointer does not go back at a boot",
}
ENDS = {(0x14, 181, 0), (0x0A, 49, 0)}  # client, source, ring: end of pipe, a copy engine's trap
FAULT = (0x0A, 0, 1)  # of the second ring


class Mutation(NamedTuple):
    """`field`: left as at power-on in every write of the register; '': the write `number` is dropped."""

    register: str
    field: str
    number: int

    def __str__(self) -> str:
        return f"{self.register}.{self.field}" if self.field else f"{self.register} (write {self.number})"


class Run(NamedTuple):
    """What a boot and its work came to. `end`: the error that broke it off."""

    end: str
    words: Words
    warnings: tuple[str, ...]
    writes: tuple[str, ...]
    first: dict[str, int]  # register -> what it held before
    idle: frozenset[int]  # numbers of writes of the word that was there


def run(chip: str, act: Act) -> Run:
    """A boot on a new machine, each of its writes as `act` says, and work."""
    host = PciHost(chip, driver="vfio-pci", iommu=True)
    bus = host.cards[0].bus
    writes: list[str] = []
    first: dict[str, int] = {}
    idle: set[int] = set()
    plain = bus.write

    def write(dword: int, value: int) -> None:
        name = bus.name(dword)
        if dword in bus.table and not ACTS.fullmatch(name):
            if bus.word(name) == value:
                idle.add(len(writes))
            if not SEQUENCES.fullmatch(name):
                first.setdefault(name, bus.word(name))
        changed = act(name, len(writes), value)
        writes.append(name)
        if changed is None:
            bus.timers.pass_time(ACCESS_NS)
        else:
            plain(dword, changed)

    words, end = watched(host), ""
    devices: list[AmdDevice] = []
    bus.write = write  # type: ignore[method-assign]
    try:
        card = AmCard(open_machine(open_function(host, BDF)))
        devices.append(AmdDevice("card", card, Settings()))
        devices[0].synchronize()
        bus.write = plain  # type: ignore[method-assign]
        words = dict(words)
        work(host, card.machine, devices)
    except (DeviceError, AssertionError) as error:
        end = str(error).partition("\n")[0]
    finally:
        bus.write = plain  # type: ignore[method-assign]
        bus.watch = None
    noted = tuple(warning.code for warning in bus.warnings)
    for device in devices:  # thousands of boots would use up the mappings that a process may have
        with suppress(DeviceError):  # of a card that was booted wrongly, which `end` tells
            device.close()
    host.shutdown()
    return Run(end, dict(words), noted, tuple(writes), first, frozenset(idle))


def work(host: PciHost, machine: CardBlocks, devices: list[AmdDevice]) -> None:
    """What a card is booted for; the device of the warm attach is put to the first. Raises AssertionError for
    what is not as it should be."""
    seen, device = listening(machine), devices[0]
    add(device)
    machine.ih.poll()
    assert seen >= ENDS, f"of the interrupts {ENDS} came {seen}"
    stray = device.empty(4096)
    place, stray.gpu_va = stray.gpu_va, 0x1234_5000
    stray.fill(0)
    try:
        device.synchronize()
    except DeviceError as error:
        assert "0x12345" in str(error), f"the fault is told as {error}"
    else:
        raise AssertionError("a fill of an address that nothing maps went through")
    assert seen >= {FAULT}, f"of the memory fault no interrupt came: {seen}"
    stray.gpu_va = place
    add(device)
    device.close()
    again = open_machine(open_function(host, BDF))
    assert again.steps[1][0] == "warm attach", f"the next attach was a {again.steps[1]}"
    devices.append(AmdDevice("card", AmCard(again), Settings()))
    add(devices[1])


def listening(machine: CardBlocks) -> set[tuple[int, int, int]]:
    """(client, source, ring) of every interrupt that is polled from now on."""
    seen: set[tuple[int, int, int]] = set()
    poll = machine.ih.poll

    def told() -> list[InterruptEntry]:
        events = poll()
        seen.update((event.client, event.source, event.ring) for event in events)
        return events

    machine.ih.poll = told  # type: ignore[method-assign]
    return seen


def add(device: AmdDevice) -> None:
    """A kernel of two groups, its operands copied there and back."""
    x = np.arange(512, dtype=np.float32)
    a, b, c = device.buffer(x), device.buffer(2 * x), device.empty(2048)
    program(device, "abc", ADD)(a, b, c, grid=(2, 1, 1), block=(256, 1, 1))
    device.synchronize()
    assert (c.numpy(np.float32, (512,)) == 3 * x).all(), "the sum is wrong"


@cache
def sound(chip: str) -> Run:
    """The boot as it is."""
    return run(chip, lambda name, number, word: word)


def mutations(chip: str) -> Iterator[Mutation]:
    """Every write dropped in turn, and every field that ends up as something else than at power-on.

    Of a register that is written more often than MOST times (index pairs, mailboxes, flushes), MOST writes.
    """
    whole = sound(chip)
    places: dict[str, list[int]] = {}
    for number, name in enumerate(whole.writes):
        places.setdefault(name, []).append(number)
    for name, numbers in places.items():
        for number in numbers[:: -(-len(numbers) // MOST)]:
            yield Mutation(name, "", number)
    table = table_of(chip)
    for name, before in whole.first.items():
        for field, bits in table[table.by_name[name]].fields.items():
            if any(word & bits.span != before & bits.span for word in words_of(whole, name)):
                yield Mutation(name, field, -1)


def words_of(whole: Run, name: str) -> list[int]:
    """The last words of every copy of a register."""
    return [word for copy, word in whole.words.items() if copy.partition(" of ")[0] == name]


@cache
def table_of(chip: str) -> RegisterMap:
    return PciHost(chip).cards[0].bus.table


def notice(chip: str, mutation: Mutation) -> str:
    """Who notices, and how; '' for nobody."""
    whole = sound(chip)
    if mutation.field:
        table = table_of(chip)
        span = table[table.by_name[mutation.register]].fields[mutation.field].span
        before = whole.first[mutation.register] & span

        def act(name: str, number: int, word: int) -> int | None:
            return word & ~span | before if name == mutation.register else word
    else:

        def act(name: str, number: int, word: int) -> int | None:
            return None if number == mutation.number else word

    found = run(chip, act)
    if found.end:
        return found.end
    if len(found.writes) > len(whole.writes) + 8:
        return "the driver does a step again"
    new = Counter(found.warnings) - Counter(whole.warnings)
    if new:
        return f"warning {min(new)}"
    differ = sorted(n for n in {*found.words, *whole.words} if found.words.get(n) != whole.words.get(n))
    if differ:
        return f"register {differ[0]} is another"
    if is_replaced(whole, mutation):
        return "the next write replaces it"
    return IDLE if mutation.number in whole.idle else ""


def is_replaced(whole: Run, mutation: Mutation) -> bool:
    """Whether a register is written again at once; one that selects copies, before one that has copies."""
    rest = [*whole.writes[mutation.number + 1 :]]
    if mutation.register not in rest:
        return False
    between = rest[: rest.index(mutation.register)]
    copied = {name.partition(" of ")[0] for name in whole.words if " of " in name}
    return not between or (mutation.register == SELECT and copied.isdisjoint(between))


def excuse(mutation: Mutation) -> str:
    """Why a dropped write cannot be noticed; '' when it should be."""
    return next((why for name, why in UNSEEN.items() if re.fullmatch(name, mutation.register)), "")


def main(chip: str) -> None:
    """The table, a line for each mutation."""
    for mutation in mutations(chip):
        found = notice(chip, mutation) or f"unseen: {excuse(mutation) or 'HOLE'}"
        print(f"{mutation!s:64} {found[:150]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
