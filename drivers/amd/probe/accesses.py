"""The last accesses to a card, in words: registers by their vendor's names, doorbells, configuration space.

They come from the record that every run of the probe keeps. Repeated polls, also of several places in turn,
are one line with a count; the read of configuration space that follows a failure is one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, groupby

from autogen.amd.blocks import RegisterMap, registers_of
from autogen.amd.discovery import HwId
from drivers.amd.am.board import Board
from drivers.core.replay import HostCall

CONFIG = {"pread": "read", "pwrite": "write"}
CONFIG_READ = "read  configuration space "
FOLD_FROM = 3
LONGEST_TURN = 4  # places that are polled in turn
REGISTER_BAR = 5


def names_of(board: Board) -> RegisterMap:
    """Every register of a card by its dword, at the bases of its own discovery table."""
    known = HwId._value2member_map_
    bases = {
        HwId(h).name: where for (h, instance), where in board.bases.items() if h in known and not instance
    }
    return registers_of(board.chip.name, bases)


def last(steps: Iterable[HostCall], names: RegisterMap | None, count: int) -> list[str]:
    """The last `count` lines, oldest first."""
    lines = [line for step, place in _placed(steps) if (line := _line(step, place, names))]
    looks = groupby(_counted(lines), lambda line: line.startswith(CONFIG_READ))
    folded = (_folded(list(run)) if is_look else run for is_look, run in looks)
    return list(chain.from_iterable(folded))[-count:]


def _counted(lines: list[str]) -> Iterator[str]:
    """The lines, with those that come again and again, alone or some in turn, told once."""
    at = 0
    while at < len(lines):
        turns = {period: _turns(lines, at, period) for period in range(1, LONGEST_TURN + 1)}
        period = next((period for period, n in turns.items() if n > 1), 1)
        count = turns[period]
        note = "" if count == 1 else f"  (x{count})" if period == 1 else f"  (x{count}, in turn)"
        yield from (line + note for line in lines[at : at + period])
        at += period * count


def _turns(lines: list[str], at: int, period: int) -> int:
    """How often the next `period` lines come in a row."""
    turns = 1
    while lines[at : at + period] == lines[at + turns * period : at + (turns + 1) * period]:
        turns += 1
    return turns


def _folded(looks: list[str]) -> list[str]:
    """Reads of configuration space in a row, as one line if they are many."""
    if len(looks) < FOLD_FROM:
        return looks
    places = [line.removeprefix(CONFIG_READ).replace(" = ", "=") for line in looks]
    return [CONFIG_READ + " ".join(places)]


def _placed(steps: Iterable[HostCall]) -> Iterator[tuple[HostCall, str]]:
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


def _line(step: HostCall, path: str, names: RegisterMap | None) -> str:
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


def _config_line(step: HostCall) -> str:
    if step.call == "pread":
        _, _, offset = step.given
        value = step.result
    else:
        _, value, offset = step.given
    if not isinstance(value, bytes) or len(value) > 8:
        return f"{CONFIG[step.call]} all of configuration space"
    return f"{CONFIG[step.call]:5} configuration space [{offset:#x}] = {int.from_bytes(value, 'little'):#x}"
