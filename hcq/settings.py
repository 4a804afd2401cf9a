"""The environment variables users may set, read in one place and checked once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from hcq.errors import ArgumentError

# A stage of drivers.amd.first_light, or one experiment of it.
CONTRARY = (
    *("scalar", "lanes", "nans", "rounding", "latencies", "throughput", "packets", "times", "bold"),
    *("blocks", "resets"),
    *("swmmac-clamp", "forced-start", "discovery-bases", "hdp-flush-bits", "interrupt-order"),
    *("other-pipe", "doorbell-range", "page-past-end", "hub-first", "trusted-memory-twice", "autoload-early"),
)


@dataclass(frozen=True)
class Settings:
    """dev: a device name or empty for the best one found. debug: 0..7. trace: a file to write or
    empty. sim: 'fast', 'strict' or 'interpret'. seed: the simulated scheduler's and the random generator's.
    watchdog: instructions after which a simulated wave counts as endless; 0: some seconds of time instead.
    cache_home: the folder that caches live in. buffer_oob: what a simulated access past a buffer resource's
    end is besides 0 or dropped: 'ignore', 'note' or 'fault'. firmware: the folder that a card which we boot
    ourselves (amd:pci:...) takes its firmware from; empty for the system's. guard: whether each buffer ends
    at memory that is not mapped (drivers/core/fence.py); None: on simulated cards. kernel: what the kernel of
    a simulated machine offers, and what else is particular to the machine; empty for the newest and nothing.
    contrary: the class of beliefs in which simulated cards are not as believed (drivers/sim/contrary.py).
    tune: how many schedules of a kernel are tried (tensor/tune.py); 0 and 1: none but the picked one.
    """

    dev: str = ""
    debug: int = 0
    trace: str = ""
    sim: str = "fast"
    seed: int = 0
    watchdog: int = 0
    cache_home: str = ""
    buffer_oob: str = "note"
    firmware: str = ""
    guard: bool | None = None
    tune: int = 0
    kernel: str = ""
    contrary: str = ""


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """Read the variables that docs/debug.md lists.
    Raises ArgumentError naming the variable and what it takes.
    """
    env = os.environ if environ is None else environ
    sim = env.get("SIM", "fast")
    if sim not in ("fast", "strict", "interpret"):
        raise ArgumentError(f"SIM={sim}: allowed are fast, strict and interpret")
    buffer_oob = env.get("BUFFER_OOB", "note")
    if buffer_oob not in ("ignore", "note", "fault"):
        raise ArgumentError(f"BUFFER_OOB={buffer_oob}: allowed are ignore, note and fault")
    contrary = env.get("SIM_CONTRARY", "")
    if contrary not in ("", *CONTRARY):
        raise ArgumentError(f"SIM_CONTRARY={contrary}: allowed are {', '.join(CONTRARY)}")
    return Settings(
        dev=env.get("DEV", ""),
        debug=_integer(env, "DEBUG", 0, 7),
        trace=env.get("TRACE", ""),
        sim=sim,
        seed=_integer(env, "SEED", 0, 2**32 - 1),
        cache_home=_cache_home(env),
        buffer_oob=buffer_oob,
        firmware=env.get("FIRMWARE", ""),
        kernel=env.get("KERNEL", ""),
        contrary=contrary,
        guard=bool(_integer(env, "GUARD", 0, 1)) if env.get("GUARD") else None,
        tune=_integer(env, "TUNE", 0, 64),
    )


def _integer(env: Mapping[str, str], name: str, low: int, high: int) -> int:
    text = env.get(name, str(low))
    if not text.isdecimal() or not low <= int(text) <= high:
        raise ArgumentError(f"{name}={text}: allowed is a whole number {low}..{high}")
    return int(text)


def _cache_home(env: Mapping[str, str]) -> str:
    """Source: XDG Base Directory Specification 0.8: unset or empty means ~/.cache; paths must be absolute."""
    folder = env.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    if not os.path.isabs(folder):
        whole = "a folder's whole path, such as /home/me/.cache"
        raise ArgumentError(f"XDG_CACHE_HOME={folder}: allowed is {whole}")
    return folder
