"""What compiled code of a strict run cannot settle: one dword of one access, against those before it.

Atomics against atomics, bytes of one dword, orders made by release and acquire. What is not in order is
E_RACE or E_LDS_RACE, ordered but seen through a stale cache E_SCOPE or E_SCALAR_STALE, and LDS that nobody
wrote E_LDS_UNINIT. Rules W09, W10, W13, W14, W27. Knows no instruction but by its address.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.defined import ranges
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE, FIELDS, PAGE_BYTES
from drivers.sim.amd.wave.shadow.pages import Row
from drivers.sim.amd.wave.shadow.state import ShadowState
from drivers.sim.amd.wave.shadow.tasks import LDS, Party, offset_of

NO_BARRIER = "no barrier between"
IN_WINDOW = "its wave had signalled at the barrier between and had not waited: behind the next one it is over"
STORING = (
    "it was in flight at the barrier between, and in WGP mode waves of a group sit behind two L0s: wait for"
    " memory (vmcnt, vscnt; GFX12: loadcnt, storecnt) before it"
)
IN_FLIGHT = "that was in flight at the barrier between; wait for LDS (lgkmcnt, GFX12: dscnt) before it"
FLAG = "taken for a flag, since {}; unless the source says atomic, it is a race"


@dataclass
class Accessing:
    """One access that compiled code could not settle."""

    shadow: ShadowState
    space: int
    verb: str
    pc: int
    record: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.record = self.shadow.record.tolist()

    @cached_property
    def owner(self) -> tuple[int, int]:
        """(group, wave) that made the access: a read of LDS may be looked at later."""
        return self.shadow.owner_of(self.record[FIELDS.epoch])

    @property
    def group(self) -> int:
        return self.owner[0]

    @property
    def wave(self) -> int:
        return self.owner[1]

    @cached_property
    def here(self) -> Party:
        launch = self.shadow.launch
        entry = launch.entry_va if launch is not None else 0
        verb = {"atomic": "access", "scalar": "scalar read"}.get(self.verb, self.verb)
        task = self.shadow.tasks[-1]
        return Party(verb, task, self.group, self.wave, entry + self.pc, self.verb == "atomic")

    def judge(self, va: int, mask: int) -> SimFault | None:
        """The rule that touching bytes `mask` of the dword at `va` breaks."""
        if self.leaves_lds():
            return None
        rows, at = self.shadow.rows_at(self.space, va), (va & PAGE_BYTES - 1) >> 2
        lacks = self.space == LDS and self.verb != "write" and mask & ~self.filled_bytes(rows, at)
        if lacks and not self.shadow.kernel.is_early(self.pc) and not self.finds_part(rows, va):
            detail = f"bytes of LDS dword {va:#x} are read before this group wrote all of them"
            return self.fault("E_LDS_UNINIT", detail, va)
        found = self.meet(int(rows["writer"][at]), int(rows["wrote"][at]), "writer", va, mask, rows)
        if found is None and self.verb in ("write", "atomic"):
            found = self.meet(int(rows["reader"][at]), int(rows["read_at"][at]), "reader", va, mask, rows)
        return None if found is not None and self.changes_nothing(va) else found

    def filled_bytes(self, rows: dict[str, Row], at: int) -> int:
        """Which bytes of LDS dword number `at` this group wrote."""
        filled, tag = int(rows["filled"][at]), self.record[FIELDS.tag]
        return filled & 15 if filled >> 4 == tag >> 4 else 0

    def finds_part(self, rows: dict[str, Row], va: int) -> bool:
        """Whether each lane that loads several dwords, the one at `va` among them, finds one that was
        written: compilers load a whole vector of which they stored the elements that have a value.
        """
        size = self.record[FIELDS.size]
        places = self.shadow.places_at(va) if self.verb == "read" and size > 4 else []
        dwords = [range(start >> 2, start + size + 3 >> 2) for _, start in places]
        return bool(dwords) and all(any(self.filled_bytes(rows, at) for at in each) for each in dwords)

    def changes_nothing(self, va: int) -> bool:
        """Whether a store, which is still to come, gives the dword's bytes the values they have: several
        waves may say the same.
        """
        data, size = self.record[FIELDS.data], self.record[FIELDS.size]
        old = self.bytes_at(va) if self.verb == "write" and data else b""
        places = self.shadow.places_at(va)
        if not old or not places:
            return False
        columns = ctypes.string_at(data, 128 * max(1, size // 4))
        for lane, start in places:
            words = b"".join(columns[at + 4 * lane :][:4] for at in range(0, len(columns), 128))
            low, high = max(start, va), min(start + size, va + 4)
            if words[low - start : high - start] != old[low - va : high - va]:
                return False
        return True

    def bytes_at(self, va: int) -> bytes:
        """The dword at `va` as it is; what is not mapped has no value, and the store itself will say so."""
        if self.space == LDS:
            inside = va + 4 <= self.record[FIELDS.lds_bytes]
            return ctypes.string_at(self.record[FIELDS.lds_host] + va, 4) if inside else b""
        memory = self.shadow.memory()
        try:
            return bytes(memory.read(va, 4, self.place())) if memory is not None else b""
        except SimFault:
            return b""

    def leaves_lds(self) -> bool:
        """Whether it is a store to LDS that is about to fault, because it goes past the end."""
        if self.space != LDS or self.verb != "write":
            return False
        size, limit = self.record[FIELDS.size], self.record[FIELDS.lds_bytes]
        return any(start + size > limit for start in self.shadow.starts())

    def meet(
        self, epoch: int, site: int, row: str, va: int, mask: int, rows: dict[str, Row]
    ) -> SimFault | None:
        """This access and the one of `epoch` before it."""
        record, shadow = self.record, self.shadow
        if not epoch or not site & mask:
            return None
        if shadow.kernel.has_swaps and site & ATOMIC_SITE and self.verb in ("read", "scalar"):
            return None
        if epoch >= record[FIELDS.first] and shadow.is_forgotten(epoch):
            return None  # so many came since that it is not known whose it was
        stale = self.verb == "scalar" and epoch >= record[FIELDS.scalar]
        group, wave = shadow.owner_of(epoch)
        in_group = epoch >= record[FIELDS.group] or (group == self.group and epoch >= record[FIELDS.first])
        is_late = self.was_late(epoch, site, row, va)
        is_behind = epoch < record[FIELDS.interval] and not is_late
        if epoch >= record[FIELDS.mine] or (in_group and (wave == self.wave or is_behind)):
            if stale:
                return self.stale_scalar(epoch, site, va)
            return self.old_line(epoch, site, va, rows) if self.verb == "read" else None
        other = shadow.party(epoch, site, row)
        if self.both_atomic(other):
            return None
        if in_group and shadow.clocks.is_ordered(group, wave, epoch, self.space != LDS):
            return self.stale_scalar(epoch, site, va) if stale else None
        if in_group and self.is_flag(other, site, va):
            return None
        if self.space == LDS:
            why = self.why_late(epoch) if is_late else NO_BARRIER
            return self.fault("E_LDS_RACE", self.meeting(other, va, why), va, other) if in_group else None
        if in_group and is_late:
            return self.fault("E_RACE", self.meeting(other, va, self.why_late(epoch)), va, other)
        found = self.meet_elsewhere(other, epoch, va)
        is_now = epoch >= record[FIELDS.first]
        return self.stale_scalar(epoch, site, va) if found is None and stale and is_now else found

    def was_late(self, epoch: int, site: int, row: str, va: int) -> bool:
        """Whether the barrier that came after an access of another wave does not order it: it was still in
        flight there, or its wave had signalled before it. What came round a loop is only noted, since LLVM
        compiles that.
        """
        record = self.record
        first = record[FIELDS.lds_interval if self.space == LDS else FIELDS.seen_interval]
        if not first <= epoch < record[FIELDS.interval]:
            return False
        if self.is_in_last_window(epoch):
            return True
        if self.space != LDS:
            return self.shadow.kernel.is_moving(offset_of(site)) and not record[FIELDS.l0_is_shared]
        found = self.shadow.kernel.is_late(offset_of(site))
        if found is None and self.shadow.owner_of(epoch)[1] != self.wave:
            self.note("W_LDS_WAIT", self.pc, IN_FLIGHT, va, self.shadow.party(epoch, site, row))
        return bool(found)

    def why_late(self, epoch: int) -> str:
        if self.is_in_last_window(epoch):
            return IN_WINDOW
        return IN_FLIGHT if self.space == LDS else STORING

    def is_in_last_window(self, epoch: int) -> bool:
        """Whether the wave of `epoch` had signalled at the last barrier and not yet waited."""
        return epoch >= self.record[FIELDS.last_interval] and self.shadow.is_in_window(epoch)

    def meet_elsewhere(self, other: Party, epoch: int, va: int) -> SimFault | None:
        """In memory: what another group did, or something before this launch."""
        shadow = self.shadow
        if epoch < self.record[FIELDS.first]:
            return None if shadow.order.covers(other.task) else self.race(other, va)
        if not shadow.clocks.is_ordered(other.group, other.wave, epoch):
            return self.race(other, va)
        if self.verb != "read" or shadow.clocks.is_seen(other.group, other.wave, epoch):
            return None
        detail = (
            f"{self.here.phrase()} of {va:#x}, which {other.phrase()} wrote and released, but caches of"
            " this compute unit were not invalidated for device scope since"
        )
        return self.fault("E_SCOPE", detail, va, other)

    def both_atomic(self, other: Party) -> bool:
        """Atomics do not race with each other. A loop around compare-and-swap begins with a plain read: in
        kernels that have one, reads do not race with atomics. GFX11 writes an atomic store as a plain one: in
        kernels that synchronise, stores do not race with atomics either.
        """
        mine = self.verb == "atomic"
        if mine and (other.is_atomic or other.is_host):
            return True
        if self.shadow.kernel.has_swaps and mine and other.verb == "read":
            return True
        lenient = self.shadow.kernel.is_synchronised and (mine or other.is_atomic)
        return lenient and other.verb == "write" and self.verb in ("write", "atomic")

    def is_flag(self, other: Party, site: int, va: int) -> bool:
        """Whether one of the two is a load that a loop waits for, and the other a store of the same group: a
        flag. Where both are plain instructions, that is noted.
        """
        mine = self.verb in ("read", "atomic") and other.verb == "write"
        its = self.verb in ("write", "atomic") and (other.verb == "read" or other.is_atomic)
        offset = self.pc if mine else offset_of(site)
        found = self.shadow.kernel.flag_at(offset) if mine or its else None
        if found is None and mine and its:
            found = self.shadow.kernel.flag_at(offset_of(site))
        if found is None:
            return (mine or its) and self.is_look(other, site, va)
        is_plain = self.verb != "atomic" and not other.is_atomic
        if self.space != LDS and is_plain and not found and not self.record[FIELDS.l0_is_shared]:
            return False  # it is read from an L0 that another compute unit's store does not reach
        if is_plain:
            self.note("W_FLAG", offset, FLAG.format("a loop waits for it"), va, other)
        return True

    def is_look(self, other: Party, site: int, va: int) -> bool:
        """Whether one of the two looks once at a flag that the other sets: all lanes at one place. Noted."""
        is_load = self.verb == "read"
        load, store = (self.pc, offset_of(site)) if is_load else (offset_of(site), self.pc)
        if self.verb == "atomic" or other.is_atomic or len(set(self.shadow.starts())) != 1:
            return False
        found = self.shadow.kernel.looks_at(load, store)
        if found is None or not (found or self.space == LDS or self.record[FIELDS.l0_is_shared]):
            return False  # or read from another L0 than the store's
        why = FLAG.format("it only decides where a wave goes, and is a number of the code")
        self.note("W_FLAG", load, why, va, other)
        return True

    def note(self, code: str, about: int, why: str, va: int, other: Party) -> None:
        """A warning, once for each instruction that it is `about`, by its offset."""
        if about not in self.shadow.notes:
            self.shadow.notes[about] = str(self.fault(code, self.meeting(other, va, why), va, other))

    def meeting(self, other: Party, va: int, why: str) -> str:
        where = f"LDS dword {va:#x}" if self.space == LDS else f"{va:#x}"
        return f"{self.here.phrase()} of {where}, and {other.phrase()}: {why}"

    def old_line(self, epoch: int, site: int, va: int, rows: dict[str, Row]) -> SimFault | None:
        """In WGP mode a wave's L0 keeps what it read before another wave of its group wrote."""
        record = self.record
        at = (va & PAGE_BYTES - 1) >> 2
        reader = int(rows["reader"][at])
        shadow = self.shadow
        if self.space == LDS or not record[FIELDS.clean] <= epoch < record[FIELDS.interval]:
            return None
        writer, before = shadow.owner_of(epoch), shadow.owner_of(reader)
        if not record[FIELDS.first] <= reader < epoch or before != self.owner or writer[1] == self.wave:
            return None
        other = shadow.party(epoch, site, "writer")
        detail = (
            f"{self.here.phrase()} of {va:#x}: this wave has read it before {other.phrase()} changed it, and"
            " in WGP mode its L0 still holds that; invalidate L0 after the barrier"
        )
        return self.fault("E_SCOPE", detail, va, other)

    def stale_scalar(self, epoch: int, site: int, va: int) -> SimFault:
        other = self.shadow.party(epoch, site, "writer")
        detail = (
            f"scalar load of {va:#x}, which this dispatch wrote ({other.phrase()}); the scalar cache may hold"
            " what was there before: s_dcache_inv first"
        )
        return self.fault("E_SCALAR_STALE", detail, va, other)

    def race(self, other: Party, va: int) -> SimFault:
        return race_of(self.here, other, va, self.place_at(va))

    def place(self) -> dict[str, object]:
        """The keys of a fault that every access has."""
        launch = self.shadow.launch
        where = dict(launch.where) if launch is not None else {}
        where |= {"pc": self.here.pc, "inst": self.shadow.kernel.text_at(self.pc)}
        return where | {"group": self.group, "wave": self.wave}

    def place_at(self, va: int) -> dict[str, object]:
        """The same, and the lanes of a vector access that touch the dword at `va`."""
        lanes = [] if self.verb == "scalar" else self.shadow.lanes_at(va)
        return self.place() | ({"lane": lanes[0], "lanes": ranges(lanes)} if lanes else {})

    def fault(self, code: str, detail: str, va: int, other: Party | None = None) -> SimFault:
        where = {**self.place_at(va), "lds" if self.space == LDS else "va": va}
        return SimFault(code, detail, where | (other.where if other is not None else {}))


def race_of(here: Party, other: Party, va: int, where: Mapping[str, object]) -> SimFault:
    """Two parties touch the dword at `va`, one of them writes, and neither comes after the other."""
    advice = "; the host waits for a signal first" if here.is_host or other.is_host else ""
    detail = f"{here.phrase()} of {va:#x}, and {other.phrase()}: nothing orders them{advice}"
    return SimFault("E_RACE", detail, {**where, "va": va, **other.where})
