"""Names of devices: which are allowed, and how many cards each stands for. Finds and opens nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hcq.errors import ArgumentError

NVIDIA = ("gh100", "ga100", "ga102", "ad102", "gb202")
SIMULATED = {"navi31": ("kfd", "pci"), "navi48": ("kfd", "pci"), **dict.fromkeys(NVIDIA, ("rm",))}


def _simulated(last_door: str) -> str:
    return ", ".join(f"sim:{chip}" for chip, doors in SIMULATED.items() if doors[-1] == last_door)


_ALLOWED = (
    f"{_simulated('pci')}, each also with /pci",
    _simulated("kfd"),
    "cpu, amd, amd:kfd:N",
    _simulated("rm"),
    "nv, nv:N (N counts cards from 0)",
    "each with *N for N devices, amd:A..B for cards A to B, amd:pci:ADDRESS (such as amd:pci:0000:03:00.0)",
    "sim:navi31@WHAT for another kernel (6.8), board (rx7900xt, with /pci too) or machine (no-group)",
    "sim:gh100@570 for another branch of NVIDIA's driver or machine (no-uvm)",
    "sim:navi31/pci@PATH for a machine that `python -m drivers.sim.serve PATH` runs",
    "and several of them with commas between",
)
VALID = ", ".join(filter(None, _ALLOWED))
DEFAULT = "sim:navi31"
PCI = "amd:pci:"  # what an address follows
HOST = "cpu"  # the processor that this process runs on
MAX_CARDS = 8
_SHAPE = re.compile(r"(?P<base>[a-z0-9:.]+)(?:/(?P<interface>[a-z]+))?(?:\*(?P<count>\d+))?")
_BETWEEN = re.compile(r",\s*(?=(?:sim:|amd|nv|cpu)\b)")  # names of a list; what is behind an @ has commas too
_RANGE = re.compile(r"(?P<driver>amd|nv):(?P<first>\d+)\.\.(?P<last>\d+)")


def check_name(name: str) -> None:
    """Raises ArgumentError for a name that is not that of a device; finds and opens nothing."""
    for each in names_of(name):
        parse(each.partition("@")[0])


def names_of(text: str) -> list[str]:
    """The names of a list; of ``amd:2..5`` each card."""
    found = []
    for each in _BETWEEN.split(text):
        cards = _RANGE.fullmatch(each.strip())
        if cards is None:
            found.append(each.strip())
            continue
        first, last = int(cards["first"]), int(cards["last"])
        if not first <= last < first + MAX_CARDS:
            allowed = f"a range goes from its first card up to its last, such as {cards['driver']}:0..3"
            raise ArgumentError(f"device {each!r}: {allowed}, and has at most {MAX_CARDS} cards")
        driver = "amd:kfd" if cards["driver"] == "amd" else "nv"
        found.extend(f"{driver}:{number}" for number in range(first, last + 1))
    return found


def machines(names: list[str]) -> Iterator[tuple[list[str], list[int]]]:
    """The names of each machine that the list needs, and where its devices stand in the list."""
    addresses = [name for name in names if name.startswith(PCI)]
    wanted: dict[tuple[str, str, str], list[int]] = {}
    at = 0
    for name in names:
        base, sign, where = name.partition("@")
        count = parse(base)[2] if base else 1
        key = (PCI, "", "") if name.startswith(PCI) else (base.partition("*")[0], sign, where)
        wanted.setdefault(key, []).extend(range(at, at + count))
        at += count
    for (base, sign, where), indexes in wanted.items():
        times = f"*{len(indexes)}" if len(indexes) > 1 else ""
        yield addresses if base == PCI else [f"{base}{times}{sign}{where}"], indexes


def parse(name: str) -> tuple[str, str, int]:
    """(name without suffixes, interface, number of devices)."""
    match = _SHAPE.fullmatch(name)
    base = match["base"] if match else ""
    is_amd = re.fullmatch(r"amd(:kfd:\d+|:pci:[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7])?", base)
    chips = {f"sim:{chip}": interfaces for chip, interfaces in SIMULATED.items()} | {HOST: ("host",)}
    if re.fullmatch(r"nv(:\d+)?", base):
        chips[base] = ("rm",)
    if match is None or not (is_amd or base in chips):
        raise ArgumentError(f"device {name!r} is not known; available are {VALID}")
    offered = chips.get(base, ("kfd",))
    interface, count = match["interface"] or offered[0], int(match["count"] or 1)
    if interface not in offered:
        raise ArgumentError(f"device {name!r}: there is no interface /{interface}; available are {VALID}")
    if not 1 <= count <= MAX_CARDS:
        raise ArgumentError(f"device {name!r}: {count} devices; allowed are 1..{MAX_CARDS}")
    return base, interface, count


def numbered(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}#{index}" for index in range(count)) if count > 1 else (name,)
