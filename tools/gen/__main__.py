"""`python -m tools.gen --hwdata FOLDER [--uapi FOLDER] [--sim]` writes autogen/, as manifest.toml says."""

from __future__ import annotations

import argparse
import sys
import tempfile
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.gen import chips, ioctl, isa, native, nvidia, nvidia_classes, packets, registers, words
from tools.gen.facts import Facts, GenError

HERE = Path(__file__).parent


def instructions(entry: Mapping[str, Any], facts: Facts) -> str:
    """The instruction table, which `tools.gen.isa` makes from LLVM's."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / str(entry["out"])
        target.parent.mkdir()
        isa.write(facts.folder, Path(folder), str(entry["out"]))
        return target.read_text()


GENERATORS: dict[str, Callable[[Mapping[str, Any], Facts], str]] = {
    "chips": chips.generate,
    "registers": registers.generate,
    "pm4": packets.generate_pm4,
    "sdma": packets.generate_sdma,
    "words": words.generate,
    "isa": instructions,
    "nv_structs": nvidia.generate_structs,
    "nv_methods": nvidia_classes.generate_methods,
    "nv_qmd": nvidia_classes.generate_qmd,
    "nv_codes": nvidia.generate_codes,
}
EXAMPLE = "example: python -m tools.gen --hwdata ~/hwdata --uapi ~/linux-libc-dev/usr/include"


def manifest() -> dict[str, Any]:
    """The list of what the project uses, each entry that is `like` another filled in from it."""
    entries: dict[str, Any] = tomllib.loads((HERE / "manifest.toml").read_text())
    entries |= tomllib.loads((HERE / "nvidia.toml").read_text())
    return {
        key: derived(entry, entries[entry["like"]]) if "like" in entry else entry
        for key, entry in entries.items()
    }


def derived(entry: Mapping[str, Any], base: Mapping[str, Any]) -> dict[str, Any]:
    """The base's entry with this one's keys, and with packets of the same name replaced, new ones added."""
    own = {packet["name"]: packet for packet in entry.get("packet", [])}
    packets = [own.pop(packet["name"], packet) for packet in base["packet"]]
    return {**base, **entry, "packet": [*packets, *own.values()]}


def produce(hwdata: Path | None, uapi: Path | None, only: Sequence[str] | None = None) -> dict[str, str]:
    """File name below autogen/ -> its text, for each file whose input is given."""
    unknown = set(only or ()) - {entry["out"] for entry in manifest().values()}
    if unknown:
        raise GenError(f"the manifest writes no file {', '.join(sorted(unknown))}")
    facts = Facts(hwdata) if hwdata else None
    texts: dict[str, str] = {}
    chosen = [entry for entry in manifest().values() if only is None or entry["out"] in only]
    for entry in chosen:
        if entry["kind"] == "ioctl":
            texts |= {entry["out"]: ioctl.generate(entry, uapi)} if uapi else {}
        elif facts:
            texts[entry["out"]] = GENERATORS[entry["kind"]](entry, facts)
    return texts


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0 when done, 2 when an input is missing or the manifest contradicts the facts."""
    parser = argparse.ArgumentParser(prog="python -m tools.gen", description=__doc__, epilog=EXAMPLE)
    parser.add_argument("--hwdata", type=Path, help="folder of hardware facts (holds amd/ and nv/)")
    parser.add_argument("--uapi", type=Path, help="folder of Linux uapi headers (holds linux/kfd_ioctl.h)")
    parser.add_argument(
        "--only", action="append", metavar="FILE", help="write just this file; may be given again"
    )
    parser.add_argument(
        "--sim", action="store_true", help="write the libraries of simulated waves, by clang alone"
    )
    parser.add_argument("--out", type=Path, default=HERE.parents[1] / "autogen", help="folder to write into")
    args = parser.parse_args(arguments)
    if not (args.hwdata or args.uapi or args.sim):
        parser.error("give --hwdata, --uapi or --sim: without an input there is nothing to write")
    try:
        texts = produce(args.hwdata, args.uapi, args.only)
        texts |= {native.out(name): native.generate(name) for name in native.LIBRARIES} if args.sim else {}
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
