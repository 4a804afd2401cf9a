"""`python -m tools.gen --hwdata FOLDER [--uapi FOLDER]` writes autogen/ from facts, as manifest.toml says."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tools.gen import packets, registers, words
from tools.gen.facts import Facts, GenError

HERE = Path(__file__).parent
GENERATORS: dict[str, Callable[[Mapping[str, Any], Facts], str]] = {
    "registers": registers.generate,
    "pm4": packets.generate_pm4,
    "sdma": packets.generate_sdma,
    "words": words.generate,
}
EXAMPLE = "example: python -m tools.gen --hwdata ~/hwdata --uapi ~/linux-libc-dev/usr/include"


def manifest() -> dict[str, Any]:
    """The list of what the project uses."""
    return tomllib.loads((HERE / "manifest.toml").read_text())


def produce(hwdata: Path) -> dict[str, str]:
    """File name below autogen/ -> its text."""
    facts = Facts(hwdata)
    return {entry["out"]: GENERATORS[entry["kind"]](entry, facts) for entry in manifest().values()}


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0 when done, 2 when an input is missing or the manifest contradicts the facts."""
    parser = argparse.ArgumentParser(prog="python -m tools.gen", description=__doc__, epilog=EXAMPLE)
    parser.add_argument("--hwdata", type=Path, required=True, help="folder of hardware facts (holds amd/)")
    parser.add_argument("--out", type=Path, default=HERE.parents[1] / "autogen", help="folder to write into")
    args = parser.parse_args(arguments)
    try:
        texts = produce(args.hwdata)
    except GenError as error:
        print(f"tools.gen: {error}", file=sys.stderr)
        return 2
    for name, body in texts.items():
        path = args.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body)
        print(f"{name}: {body.count(chr(10))} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
