"""Which files of tests are near a source by their names: a first look that needs no record."""

from __future__ import annotations

import re
from pathlib import Path

from tools.mutate.areas import Area

BESIDE = 4  # the distance of what only lies in the same folder
UNKNOWN = 5.0  # seconds that a file of tests is taken for


class Near:
    """Chooses whole files: the source's own, those beside it that bear its name or tell of it in their
    docstring, those elsewhere that tell of it with its folder, those that import it, and others of the folder
    that mirrors the source's.

    What they notice is noticed; what they do not, others may.
    """

    def __init__(self, area: Area, tree: Path) -> None:
        self.first = area.first
        self.texts = {file: (tree / file).read_text() for file in area.test_files(tree)}

    def tests(self, name: str, line: int, budget: float) -> list[str]:
        """Files of tests, the nearest first; as many as fit `budget` seconds, and all that are near."""
        mirror = Path(f"tests/{Path(name).parent}/test_{Path(name).name}")
        places = sorted((self._distance(file, mirror, name), file) for file in self.texts)
        most = max(int(budget / UNKNOWN), sum(place < BESIDE for place, _ in places), 1)
        return [file for _, file in places[:most]]

    def _distance(self, file: str, mirror: Path, name: str) -> int:
        module, package = ".".join(Path(name).with_suffix("").parts), ".".join(Path(name).parent.parts)
        imports = rf"{re.escape(module)}\b|from {re.escape(package)} import .*\b{Path(name).stem}\b"
        if Path(file) == mirror:
            return 0
        words = docstring(self.texts[file])
        told = re.search(rf"\b{re.escape(Path(name).name)}\b", words)
        if mirror.parent in Path(file).parents and (told or mirror.stem in Path(file).stem):
            return 1
        if f"{Path(name).parent.name}/{Path(name).name}" in words:
            return 1
        if re.search(imports, self.texts[file]):
            return 2
        return 3 if file in self.first else BESIDE if Path(file).parent == mirror.parent else BESIDE + 1


def docstring(text: str) -> str:
    """What a module says of itself, empty if nothing."""
    found = re.match(r'\s*"""(.*?)"""', text, re.DOTALL)
    return found[1] if found else ""
