"""Labels that are numbers, as inline assembly has them: `1:` may stand often, `1b` and `1f` mean the nearest.

Each gets a name of its own before a line is read as anything else. Source: GNU as manual, "Local Labels".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from autogen.schema import EncodeError

LABEL = re.compile(r"^(\s*)(\d+):(?!:)")
MENTION = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w.$])(\d+)([bf])(?![\w.$])')


def named(lines: Sequence[str]) -> list[str]:
    """The lines with a name for each. EncodeError for one that has no label before or behind it."""
    labels = {match[2] for line in lines if (match := LABEL.match(line))}
    return list(renamed(lines, labels)) if labels else list(lines)


def renamed(lines: Sequence[str], labels: set[str]) -> Iterator[str]:
    ahead = Counter(match[2] for line in lines if (match := LABEL.match(line)))
    seen: Counter[str] = Counter()

    def name(found: re.Match[str]) -> str:
        number, way = found[1], found[2]
        if number not in labels:
            return found[0]
        place = seen[number] + (way == "f")
        if not 1 <= place <= ahead[number]:
            where = "before" if way == "b" else "behind"
            raise EncodeError(f"{found[0]}: no label {number}: stands {where} it")
        return f".Lnumber{number}_{place}"

    for line in lines:
        match = LABEL.match(line)
        rest = line
        if match:
            seen[match[2]] += 1
            rest = f"{match[1]}.Lnumber{match[2]}_{seen[match[2]]}:{line[match.end() :]}"
        yield MENTION.sub(name, rest)
