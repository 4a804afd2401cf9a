"""The array API's own tests: which pass, and why others do not.

`DOORBELL_ARRAY_API=folder DEV=cpu python -m tests.tensor.array_api.suite` prints it; `--keep` writes it into
docs/conformance.md. The folder is a clone of https://github.com/data-apis/array-api-tests with its submodule.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

PAGE = Path(__file__).resolve().parents[3] / "docs" / "conformance.md"
ROOT = PAGE.parent.parent
TITLE = "## Array API tests"
FOLDER = "DOORBELL_ARRAY_API"
EXAMPLES = 3  # of each property, drawn by hypothesis
# Why a test does not pass, by what its name holds.
KNOWN = {
    r"test_special_cases.*\b(real|imag)\(x_i\)": (
        "a part of a complex function at an infinity, a NaN or a zero is another than C99's annex G has"
    ),
    r"signbit\(x_i is -NaN\)": "a NaN that Python gives has no sign here",
}
Results = list[tuple[str, str]]


def run(folder: str, pattern: str = "") -> Results:
    """(name, "passed", "skipped" or "failed") of each test of the suite whose name fits."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
        command += ["--disable-warnings", "--disable-deadline", "--max-examples", str(EXAMPLES)]
        command += ["array_api_tests", *(["-k", pattern] if pattern else [])]
        variables = {
            "ARRAY_API_TESTS_MODULE": "tensor.array_api",
            "ARRAY_API_TESTS_VERSION": "2024.12",
            "PYTHONPATH": str(ROOT),
            "DEV": os.environ.get("DEV", "cpu"),
        }
        made = subprocess.run(
            command, cwd=folder, env={**os.environ, **variables}, capture_output=True, check=False
        )
        if not report.exists():
            raise RuntimeError(
                f"array API tests: pytest ended with {made.returncode}: {made.stdout[-2000:]!r}"
            )
        return [_outcome(case) for case in ET.parse(report).iter("testcase")]


def _outcome(case: ET.Element) -> tuple[str, str]:
    name = f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name', '')}"
    kinds = {child.tag for child in case}
    return name, "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"


def known(name: str) -> str:
    """Why a test is expected to fail; empty if it is not."""
    return next((reason for pattern, reason in KNOWN.items() if re.search(pattern, name)), "")


def section(results: Results) -> str:
    """The counts and the failures as a section of docs/conformance.md."""
    counts = {kind: sum(found == kind for _, found in results) for kind in ("passed", "failed", "skipped")}
    failed = [name for name, found in results if found == "failed"]
    reasons = {reason: sum(known(name) == reason for name in failed) for reason in KNOWN.values()}
    lines = [
        f"{TITLE}\n",
        f"Version 2024.12: {counts['passed']} pass, {counts['failed']} do not and {counts['skipped']} are"
        f" skipped by the suite itself, with {EXAMPLES} examples each on `DEV=cpu`"
        " (`python -m tests.tensor.array_api.suite`). Those that do not:\n",
        *(
            f"- {f'{count} times' if count > 1 else 'once'}: {reason}"
            for reason, count in reasons.items()
            if count
        ),
        *(f"- `{name}`" for name in failed if not known(name)),
    ]
    return "\n".join(lines) + "\n"


def keep(text: str) -> None:
    """Put a section into the page, in place of the one before."""
    page = PAGE.read_text(encoding="utf-8")
    rest = re.sub(rf"\n?{re.escape(TITLE)}\n.*?(?=\n## |\Z)", "", page, flags=re.DOTALL)
    PAGE.write_text(f"{rest.rstrip()}\n\n{text}", encoding="utf-8")


def main() -> int:
    """Print the section, and keep it if asked."""
    folder = os.environ.get(FOLDER)
    if not folder:
        print(
            f"{FOLDER} names no folder; clone https://github.com/data-apis/array-api-tests", file=sys.stderr
        )
        return 2
    text = section(run(folder))
    print(text)
    if "--keep" in sys.argv:
        keep(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
