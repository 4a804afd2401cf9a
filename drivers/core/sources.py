"""The source files of a module: its own and those of all it imports from this project, found in their text.

Caches on disk use a digest of these files as part of the key, so a changed source or fact never meets an
entry that an older one made. Nothing is imported for this.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOPS = ("autogen", "drivers", "hcq", "tensor")
_MODULE, _BESIDE = re.compile(r"[\w.]+"), re.compile(r"#.*|\bas\s+\w+")
_NAMED = re.compile(rf"""["']((?:{"|".join(TOPS)})(?:\.\w+)+)["']""")  # a module in a table of modules
_CHOSEN = re.compile(rf"""f["']((?:{"|".join(TOPS)})(?:\.\w+)*)\.\{{""")  # any module of a package


def sources(*modules: str, root: Path = ROOT) -> list[Path]:
    """The files of these modules and of all that they import, in order. A package brings its `__init__`, and
    what that imports, where it is named itself.
    """
    found: set[str] = set()
    seen: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in seen or module.partition(".")[0] not in TOPS:
            continue
        seen.add(module)
        place = os.path.join(root, *module.split("."))
        for file in (f"{place}.py", f"{place}/__init__.py"):
            if file not in found and os.path.isfile(file):
                found.add(file)
                waiting += _imports(Path(file).read_text(encoding="utf-8"), root)
    return sorted(map(Path, found))


@cache
def digest(*modules: str, root: Path = ROOT) -> str:
    """A digest of those files."""
    made = hashlib.sha256()
    for file in sources(*modules, root=root):
        made.update(f"{file.relative_to(root)}\n".encode())
        made.update(hashlib.sha256(file.read_bytes()).digest())
    return made.hexdigest()


def _imports(text: str, root: Path) -> Iterator[str]:
    """Modules that a source names; of ``from a import b`` both a and a.b."""
    at = text.find("import ")
    while at >= 0:  # by find, for tables of facts are long
        words = text[text.rfind("\n", 0, at) + 1 : at].split()
        end = text.find(")" if text.startswith("(", at + 7) else "\n", at)
        names = _BESIDE.sub("", text[at + 7 : end])
        if not words:
            yield from _MODULE.findall(names)
        elif len(words) == 2 and words[0] == "from":
            yield from (words[1], *(f"{words[1]}.{name}" for name in _MODULE.findall(names)))
        at = text.find("import ", at + 1)
    if not any(f"{quote}{top}." in text for top in TOPS for quote in "\"'"):
        return
    yield from _NAMED.findall(text)
    for package in _CHOSEN.findall(text):
        folder = root.joinpath(*package.split("."))
        yield from (f"{package}.{file.stem}" for file in folder.glob("*.py"))
