"""The last accesses to a card, in words: registers by their vendor's names, doorbells, configuration space.

Read from the record that every run of the probe keeps. Polls of one register are one line with a count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from autogen.amd.blocks import RegisterMap, registers_of
from autogen.amd.discovery import HwId
from drivers.amd.am.board import Board
from drivers.core.replay import Step

CONFIG = {"pread": "read", "pwrite": "write"}
REGISTER_BAR = 5


def names_of(board: Board) -> RegisterMap:
    """Every register of a card by its dword, at the bases of its own discovery table."""
    known = HwId._value2member_map_
    bases = {
        HwId(h).name: where for (h, instance), where in board.bases.items() if h in known and not instance
    }
    return registers_of(board.chip.name, bases)


def last(steps: Iterable[Step], names: RegisterMap | None, count: int) -> list[str]:
    """The last `count` lines, oldest first."""
    lines = [line for step, place in _placed(steps) if (line := _line(step, place, names))]
    counted = ((line, len(list(run))) for line, run in groupby(lines))
    return [f"{line}  (x{n})" if n > 1 else line for line, n in counted][-count:]


def _placed(steps: Iterable[Step]) -> Iterator[tuple[Step, str]]:
    """Each step with the file that it concerns: '.../config', '.../resource5', '' for none of the card."""
    files: dict[object, str] = {}
    mappings: dict[str, str] = {}
    for step in steps:
        if step.call == "open" and step.error is None:
            files[step.result] = str(step.given[0])
        elif step.call == "mmap" and isinstance(step.result, tuple):
            mappings[f"m{step.result[0]}"] = files.get(step.given[4], "")
        elif step.call in CONFIG:
            yield step, files.get(step.given[0], "")
        elif "." in step.call:
            yield step, mappings.get(step.call.split(".")[0], "")


def _line(step: Step, path: str, names: RegisterMap | None) -> str:
    """'' for what is no access to the card."""
    if step.call in CONFIG:
        return _config_line(step) if path.endswith("/config") else ""
    bar = path.rpartition("/resource")[2]
    verb = step.call.split(".")[1]
    if not bar.isdecimal():
        return ""
    is_write = verb.startswith("write")
    offset = step.given[0]
    if not isinstance(offset, int):
        return ""
    if verb.endswith("bytes"):
        size = step.given[1]
        return f"{'write' if is_write else 'read'} {size:#x} bytes of BAR {bar} at {offset:#x}"
    value = step.given[1] if is_write else step.result
    shown = f"{value:#010x}" if isinstance(value, int) else f"failed: {step.error[1] if step.error else ''}"
    what = _register(offset // 4, names) if int(bar) == REGISTER_BAR else f"BAR {bar} {offset:#x}"
    return f"{'write' if is_write else 'read '} {what} = {shown}"


def _register(dword: int, names: Mapping[int, object] | None) -> str:
    if isinstance(names, RegisterMap) and dword in names:
        return f"{names.name(dword)} [{dword:#x}]"
    return f"register [{dword:#x}]"


def _config_line(step: Step) -> str:
    if step.call == "pread":
        _, _, offset = step.given
        value = step.result
    else:
        _, value, offset = step.given
    if not isinstance(value, bytes) or len(value) > 8:
        return f"{CONFIG[step.call]} all of configuration space"
    return f"{CONFIG[step.call]:5} configuration space [{offset:#x}] = {int.from_bytes(value, 'little'):#x}"
