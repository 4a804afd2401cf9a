"""What a run of the probe found, as data and as a text to attach to a bug: no names of users or hosts in it.

The text is Markdown, short enough for an issue: machine, verdicts, what failed in full, firmware, accesses.
"""

from __future__ import annotations

import getpass
import platform
import re
import socket
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version

from drivers.core.finding import FAILED, Finding, has_failed
from drivers.core.linux_host import LinuxHost
from drivers.core.surroundings import read

PACKAGES = ("doorbell", "numpy", "cffi", "zstandard", "llvmlite")
HOMES = re.compile(r"/home/[^/\s]+")
# Names of users and hosts that are words of every report anyway: taking them out would only spoil it.
COMMON_WORDS = (
    *("root", "localhost", "amd", "sim", "kfd", "pci", "probe", "reset", "python", "doorbell", "card"),
    *("user", "kernel", "linux", "debian", "ubuntu", "fedora", "arch"),
)


@dataclass(frozen=True)
class Report:
    """A finished run. firmware: a row a file. accesses: the last ones to the card. injected: '' for none."""

    device: str
    boot: bool
    best_device: str
    machine: Sequence[Finding]
    steps: Sequence[Finding]
    firmware: Sequence[dict[str, object]] = ()
    accesses: Sequence[str] = ()
    injected: str = ""
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def is_good(self) -> bool:
        return not has_failed([*self.machine, *self.steps])

    def counts(self) -> dict[str, int]:
        """How many findings of each verdict."""
        return dict(Counter(f.verdict for f in [*self.machine, *self.steps]))

    def as_json(self) -> dict[str, object]:
        """Everything, ready for json.dumps."""
        return {
            "device": self.device or None,
            "best_device": self.best_device,
            "boot": self.boot,
            "injected": self.injected or None,
            "good": self.is_good,
            "counts": self.counts(),
            "environment": self.environment,
            "machine": [f.as_json() for f in self.machine],
            "steps": [f.as_json() for f in self.steps],
            "firmware": list(self.firmware),
            "accesses": list(self.accesses),
        }

    def as_text(self) -> str:
        """Markdown for a bug."""
        lines = [f"# doorbell probe: {self.device or 'this machine'}", ""]
        lines += [f"- {key}: {value}" for key, value in self.environment.items()]
        what = "booted and proved" if self.boot else "read-only"
        counted = ", ".join(f"{n} {verdict}" for verdict, n in self.counts().items())
        lines += [
            f"- run: {what}{f', with {self.injected} injected' if self.injected else ''}; {counted}",
            "",
        ]
        for title, found in (("Machine", self.machine), ("Card", self.steps)):
            lines += _table(title, found)
        for each in [f for f in [*self.machine, *self.steps] if f.verdict == FAILED]:
            lines += _in_full(each)
        if self.firmware:
            lines += [
                "## Firmware",
                "",
                "| file | bytes | version | sha256 | provenance |",
                "|---|---|---|---|---|",
            ]
            lines += [f"| {' | '.join(str(v) for v in row.values())} |" for row in self.firmware] + [""]
        if self.accesses:
            lines += ["## Last accesses to the card", "", "```", *self.accesses, "```", ""]
        return scrubbed("\n".join(lines))


def environment() -> dict[str, str]:
    """Versions and the kind of machine: nothing that names its owner."""
    host = LinuxHost()
    release = dict(line.split("=", 1) for line in read(host, "/etc/os-release").splitlines() if "=" in line)
    model = re.search(r"^model name\s*: (.*)$", read(host, "/proc/cpuinfo"), re.MULTILINE)
    found = {
        "system": release.get("PRETTY_NAME", "unknown").strip('"'),
        "kernel": platform.release(),
        "processor": f"{platform.machine()}, {model[1] if model else 'unknown'}",
        "python": platform.python_version(),
    }
    return found | {name: number for name in PACKAGES if (number := _version(name))}


def scrubbed(text: str) -> str:
    """The text without this user's and this host's name, and without home folders."""
    text = HOMES.sub("/home/...", text)
    for private in (socket.gethostname(), _user()):
        if len(private) > 2 and private.lower() not in COMMON_WORDS:
            text = re.sub(rf"\b{re.escape(private)}\b", "...", text)
    return text


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # an id without a name
        return ""


def _table(title: str, found: Sequence[Finding]) -> list[str]:
    if not found:
        return []
    rows = [
        f"| {f.step} | {f.verdict} | {_cell(f.read if f.verdict != 'skipped' else f.meaning)} |"
        for f in found
    ]
    return [f"## {title}", "", "| step | verdict | read |", "|---|---|---|", *rows, ""]


def _in_full(found: Finding) -> list[str]:
    pairs = {
        "looked at": found.looks_at,
        "read": found.read,
        "expected": found.expected,
        "meaning": found.meaning,
        "likely cause": found.cause,
        "next": found.next,
        "see": found.see,
    }
    lines = [f"## Failed: {found.step}", "", *(f"- {key}: {text}" for key, text in pairs.items() if text), ""]
    return lines + (["```", *found.accesses, "```", ""] if found.accesses else [])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
