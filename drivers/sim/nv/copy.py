"""Copy classes, Ampere to Blackwell: pitch and linear copies, fills by remapped components, semaphores.

Pipelined copies may overlap: they end at the next drain in seeded order. A non-pipelined one waits for those
before it. Sources: clc8b5.h and its kin; that overlapping source and destination have no order is inferred.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from autogen.nv import copy as words
from drivers.sim.memory import Access, pour
from drivers.sim.nv import semaphore
from drivers.sim.nv.port import ClassObject

COPY_NS, BYTES_PER_NS = 1_000, 500  # model of time, not a measurement
UNMODELLED = (
    "SET_RENDER_ENABLE",
    "SET_MONITORED_FENCE",
    "SET_SECURE",
    "SET_DECRYPT",
    "SET_ENCRYPT",
    "SET_MEMORY_SCRUB",
)
NO_WRITE, CONST_A = 6, 4
Type = words.LaunchDmaDataTransferType
SemaphoreType = words.LaunchDmaSemaphoreType
Remap = tuple[words.SetRemapComponents, int, int]


@dataclass(frozen=True)
class CopyLines:
    """`count` lines of `length` bytes, `pitch` apart."""

    va: int
    length: int
    pitch: int
    count: int

    def spans(self) -> list[tuple[int, int]]:
        """(address, bytes) of each line, or of all where nothing lies between them."""
        if self.pitch == self.length or self.count == 1:
            return [(self.va, self.length * self.count)]
        return [(self.va + self.pitch * line, self.length) for line in range(self.count)]

    @property
    def end(self) -> int:
        return self.va + self.pitch * (self.count - 1) + self.length


@dataclass(frozen=True)
class DmaTransfer:
    """One transfer. remap: SET_REMAP_COMPONENTS and both constants, None for a plain one."""

    source: CopyLines
    target: CopyLines
    remap: Remap | None


class CopyObject(ClassObject[DmaTransfer]):
    """One object of a copy class."""

    words, unmodelled = words, UNMODELLED

    def act(self, name: str, address: int, value: int) -> None:
        if address == words.LaunchDma.address:
            self._launch(words.LaunchDma._wrap(value))

    def drain(self) -> None:
        turn = self.turn()
        for copy in turn:
            self._run(copy)
        if turn:
            self.port.card.caches.others_wrote("a copy")

    def _launch(self, word: words.LaunchDma) -> None:
        if word.data_transfer_type is not Type.NONE:
            self._check(word)
            if word.data_transfer_type is Type.NON_PIPELINED:
                self.drain()
            self.pending.append(self._copy(word))
        if word.semaphore_type is SemaphoreType.NONE:
            return
        if word.semaphore_type is SemaphoreType.RELEASE_CONDITIONAL_INTR_SEMAPHORE:
            raise self.port.fail("E_NOT_MODELLED", "RELEASE_CONDITIONAL_INTR_SEMAPHORE is not modelled")
        if self.pending and not word.flush_enable:
            raise self.port.fail(
                "E_NO_MEMBAR", "a semaphore of LAUNCH_DMA before its copies can be seen: FLUSH_ENABLE"
            )
        self.drain()
        self._release(word)

    def _check(self, word: words.LaunchDma) -> None:
        """Refuse what is not a copy of virtual addresses by lines."""
        if (
            word.src_type is words.LaunchDmaSrcType.PHYSICAL
            or word.dst_type is words.LaunchDmaDstType.PHYSICAL
        ):
            raise self.port.fail("E_NV_PRIVILEGE", "LAUNCH_DMA with physical addresses is not a user's")
        layouts = int(word.src_memory_layout), int(word.dst_memory_layout)
        if layouts != (1, 1):
            raise self.port.fail(
                "E_NOT_MODELLED", "BLOCKLINEAR memory is not modelled; both layouts are PITCH"
            )
        if word.copy_type or word.vprmode or word.memory_scrub_enable:
            raise self.port.fail("E_NOT_MODELLED", "secure copies and scrubbing are not modelled")
        if not self.values["LINE_LENGTH_IN"]:
            raise self.port.fail("E_NV_LAUNCH_DMA", "LINE_LENGTH_IN is 0: a copy of nothing")
        if word.multi_line_enable and not self.values["LINE_COUNT"]:
            raise self.port.fail("E_NV_LAUNCH_DMA", "MULTI_LINE_ENABLE with LINE_COUNT 0")

    def _copy(self, word: words.LaunchDma) -> DmaTransfer:
        """What LAUNCH_DMA says now: later methods do not change it."""
        length, remap, sizes = self.values["LINE_LENGTH_IN"], None, (1, 1)
        if word.remap_enable:
            remap, sizes = self._remap()
        count = self.values["LINE_COUNT"] if word.multi_line_enable else 1
        source, target = length * sizes[0], length * sizes[1]
        pitch_in, pitch_out = self.values["PITCH_IN"], self.values["PITCH_OUT"]
        if count == 1:
            pitch_in, pitch_out = source, target
        made = DmaTransfer(
            CopyLines(self._address("OFFSET_IN"), source, pitch_in, count),
            CopyLines(self._address("OFFSET_OUT"), target, pitch_out, count),
            remap,
        )
        reads = remap is None or any(each < CONST_A for each in _choices(remap[0]))
        if reads and made.source.va < made.target.end and made.target.va < made.source.end:
            found = f"{made.source.va:#x}..{made.source.end:#x} and {made.target.va:#x}..{made.target.end:#x}"
            raise self.port.fail("E_NV_OVERLAP", f"source and destination overlap: {found}")
        return made

    def _remap(self) -> tuple[Remap, tuple[int, int]]:
        """The remapping, and bytes of an element in memory on both sides."""
        word = words.SetRemapComponents._wrap(self.values["SET_REMAP_COMPONENTS"])
        size = int(word.component_size) + 1
        sizes = size * (int(word.num_src_components) + 1), size * (int(word.num_dst_components) + 1)
        return (word, self.values["SET_REMAP_CONST_A"], self.values["SET_REMAP_CONST_B"]), sizes

    def _address(self, name: str) -> int:
        return self.pair(f"{name}_UPPER", f"{name}_LOWER")

    def _run(self, copy: DmaTransfer) -> None:
        memory, place = self.port.memory, self.port.place_now()
        if copy.remap is None:
            sources, targets = (
                [piece for va, size in lines.spans() for piece in memory.pieces(va, size, access, place)]
                for lines, access in ((copy.source, Access.READ), (copy.target, Access.WRITE))
            )
            pour(sources, targets)
        else:
            data, done = self._remapped(copy, copy.remap, place), 0
            for va, size in copy.target.spans():
                memory.write(va, data[done : done + size], place)
                done += size
        self.port.time_ns += COPY_NS + copy.target.length * copy.target.count // BYTES_PER_NS

    def _remapped(self, copy: DmaTransfer, remap: Remap, place: dict[str, object]) -> bytes:
        """The destination's bytes: each component a source's, a constant, or what was there."""
        word, const_a, const_b = remap
        size, choices = int(word.component_size) + 1, _choices(word)
        elements = copy.target.length * copy.target.count // (size * len(choices))
        made = np.zeros((elements, len(choices), size), np.uint8)
        if NO_WRITE in choices:
            made = self._read(copy.target, (elements, len(choices), size), place)
        sources = int(word.num_src_components) + 1
        read = self._read(copy.source, (elements, sources, size), place) if min(choices) < CONST_A else None
        for index, choice in enumerate(choices):
            if choice < CONST_A:
                if read is None or choice >= sources:
                    raise self.port.fail(
                        "E_NV_LAUNCH_DMA", f"component {choice} of {sources} source components"
                    )
                made[:, index] = read[:, choice]
            elif choice != NO_WRITE:
                value = const_a if choice == CONST_A else const_b
                made[:, index] = np.frombuffer(value.to_bytes(4, "little")[:size], np.uint8)
        return made.tobytes()

    def _read(
        self, lines: CopyLines, shape: tuple[int, int, int], place: dict[str, object]
    ) -> NDArray[np.uint8]:
        data = b"".join(self.port.memory.read(va, size, place) for va, size in lines.spans())
        return np.frombuffer(data, np.uint8).reshape(shape).copy()

    def _release(self, word: words.LaunchDma) -> None:
        va = self.pair("SET_SEMAPHORE_A", "SET_SEMAPHORE_B")
        wide = word.semaphore_payload_size is words.LaunchDmaSemaphorePayloadSize.TWO_WORD
        payload = self.values["SET_SEMAPHORE_PAYLOAD"]
        if wide:
            payload |= self.values["SET_SEMAPHORE_PAYLOAD_UPPER"] << 32
        width, timed = 8 if wide else 4, word.semaphore_type is SemaphoreType.RELEASE_SEMAPHORE_WITH_TIMESTAMP
        name = word.semaphore_reduction.name if word.semaphore_reduction_enable else ""
        if name.startswith(("INVALID", "F")):
            raise self.port.fail("E_NOT_MODELLED", f"semaphore reduction {name} is not modelled")
        signed = word.semaphore_reduction_sign is words.LaunchDmaSemaphoreReductionSign.SIGNED
        semaphore.release(self.port, va, payload, width, timestamp=timed, operation=name, signed=signed)


def _choices(word: words.SetRemapComponents) -> list[int]:
    """Where each destination component comes from, x first."""
    every = (word.dst_x, word.dst_y, word.dst_z, word.dst_w)
    return [int(choice) for choice in every[: int(word.num_dst_components) + 1]]
