"""Files that hold thread traces: tinygrad's profiles, which are pickles, and bare streams of one engine.

A pickle is read as plain data: whatever class it names becomes a `PickledObject`, and nothing it names is
called.
"""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autogen.amd.hsa import KernelDescriptor
from drivers.amd import code_object
from drivers.core.errors import CodeObjectError
from tools.sqtt.tokens import layout_of

SECTION_TABLE, SECTION_BYTES, DESCRIPTOR_BYTES = 0x28, 64, 64
CHIPS = {"gfx11": "gfx1100", "gfx12": "gfx1201"}  # of the cards that write these layouts


class BadCapture(ValueError):
    """The file holds no thread trace; the message says what was found."""


class PickledObject:
    """An object of a pickle: the name of its class, and what it was made of."""

    kind = ""

    def __new__(cls, *made_of: Any) -> PickledObject:
        self = object.__new__(cls)
        self.made_of, self.members = made_of, {}
        return self

    def __init__(self, *made_of: Any) -> None:
        self.made_of = made_of
        self.members: dict[str, Any]

    def __setstate__(self, state: Any) -> None:
        self.members = dict(state) if isinstance(state, dict) else {"state": state}

    def __getitem__(self, name: str) -> Any:
        return self.members[name]


class PlainReader(pickle.Unpickler):
    """Builds nothing but plain data and records."""

    def find_class(self, module: str, name: str) -> Any:
        return type(name, (PickledObject,), {"kind": name})


@dataclass(frozen=True)
class EngineTrace:
    """What one shader engine wrote while a kernel ran. has_instructions: whether it traced them."""

    number: int
    has_instructions: bool
    stream: bytes


@dataclass
class CapturedLaunch:
    """One run of a kernel. code: its code object; duration_ns: between the queue's time stamps around it;
    counters: performance counters, summed over the card."""

    kernel: str
    code: bytes = b""
    duration_ns: float = 0.0
    engines: list[EngineTrace] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)


def read_capture(path: Path) -> list[CapturedLaunch]:
    """The launches of a file, in order. Raises BadCapture, OSError."""
    data = path.read_bytes()
    if data[:1] != b"\x80":
        return [CapturedLaunch(path.name, engines=[EngineTrace(0, True, data)])]
    try:
        with path.open("rb") as file:
            events = PlainReader(file).load()
        return launches([event for event in events if isinstance(event, PickledObject)])
    except (pickle.UnpicklingError, EOFError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadCapture(
            f"{path} is no profile with thread traces ({type(error).__name__}: {error})"
        ) from None


def launches(events: list[PickledObject]) -> list[CapturedLaunch]:
    """By number of the run, `exec_tag`, which counts from 1 in the order of the time stamps."""
    programs = {event["tag"]: event for event in events if event.kind == "ProfileProgramEvent"}
    names = [event["name"] for event in programs.values()]
    spans = [event for event in events if event.kind == "ProfileRangeEvent" and event["name"] in names]
    found: dict[int, CapturedLaunch] = {}
    for event in events:
        if event.kind not in ("ProfileSQTTEvent", "ProfilePMCEvent"):
            continue
        program, number = programs[event["kern"]], event["exec_tag"]
        launch = found.setdefault(number, CapturedLaunch(program["name"], program["lib"]))
        if event.kind == "ProfileSQTTEvent":
            launch.engines.append(EngineTrace(event["se"], event["itrace"], event["blob"]))
        else:
            launch.counters = counted(event)
    for number, launch in found.items():
        launch.duration_ns = duration_ns(spans[number - 1]) if number <= len(spans) else 0.0
    if not any(launch.engines for launch in found.values()):
        raise BadCapture("the profile has no thread trace")
    return [found[number] for number in sorted(found)]


def duration_ns(span: PickledObject) -> float:
    """Time stamps are decimal microseconds."""
    return 1000 * (float(span["en"].made_of[0]) - float(span["st"].made_of[0]))


def counted(event: PickledObject) -> dict[str, int]:
    """Each counter's sum over what it stands for: 8 bytes for each place of the card."""
    found = {}
    for sample in event["sched"]:
        part = event["blob"][sample["off"] : sample["off"] + sample["size"]]
        words = (part[at : at + 8] for at in range(0, len(part), 8))
        found[sample["name"]] = sum(int.from_bytes(word, "little") for word in words)
    return found


@dataclass(frozen=True)
class CapturedCode:
    """A kernel's machine code from its entry on, and its descriptor."""

    arch: str
    image: bytes
    descriptor: KernelDescriptor


def code_of(launch: CapturedLaunch) -> CapturedCode | None:
    """The code of the launch's kernel; None where the file has none. Raises BadCapture."""
    if not launch.code:
        return None
    if launch.code[5] == 0:
        return bare_code(launch)
    try:
        found = code_object.load(launch.code)
    except CodeObjectError as error:
        raise BadCapture(f"kernel {launch.kernel}: {error}") from None
    kernel = found.kernels.get(launch.kernel) or next(iter(found.kernels.values()))
    return CapturedCode(found.arch, bytes(found.image(0))[kernel.entry :], kernel.descriptor)


def bare_code(launch: CapturedLaunch) -> CapturedCode:
    """Of the object that tinygrad's own assembler makes: sections .text and .rodata, a header that names
    neither byte order nor chip."""
    (table,) = struct.unpack_from("<Q", launch.code, SECTION_TABLE)
    parts = []
    for number in range(2):
        place, size = struct.unpack_from("<24xQQ", launch.code, table + number * SECTION_BYTES)
        parts.append(launch.code[place : place + size])
    if len(parts[1]) != DESCRIPTOR_BYTES or not launch.engines:
        raise BadCapture(f"kernel {launch.kernel}: its object has no descriptor behind its code")
    arch = CHIPS[layout_of(launch.engines[0].stream).arch]
    return CapturedCode(arch, parts[0], KernelDescriptor.from_bytes(parts[1]))
