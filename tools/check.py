"""Every check that is not a test: formatting, lint, types, import order and file size.

python -m tools.check          # all of it
python -m tools.check --fast   # without the types: a few seconds
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tools.layering import circles, violations

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ["autogen", "hcq", "drivers", "tensor", "tools", "examples"]


def run(title: str, command: list[str]) -> bool:
    """Run one check; print its output only where it found something."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    print(f"{title}: {'good' if done.returncode == 0 else 'found'}")
    if done.returncode:
        print(done.stdout + done.stderr)
    return done.returncode == 0


def layering() -> bool:
    """Print each import that points up the layers, and files that import each other."""
    found = violations(ROOT) + circles(ROOT)
    print(f"layering: {'good' if not found else 'found'}")
    print(*found, sep="\n", end="\n" if found else "")
    return not found


def main() -> int:
    """Exit status 0 when every check is good, 1 otherwise."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.check",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--fast", action="store_true", help="leave out the type checker")
    fast = parser.parse_args().fast
    good = [
        run("format", ["ruff", "format", "--check", "."]),
        run("lint", ["ruff", "check", "."]),
        layering(),
    ]
    if not fast:
        good.append(run("types", ["mypy", *(f"--package={p}" for p in PACKAGES)]))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
