"""What every command line here does alike: its help keeps its lines, and its end is quiet.

Stands beside the errors that a command prints; knows nothing of what a command does.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable
from typing import NoReturn

INTERRUPTED = 130  # what a shell reports for a command that SIGINT ended


class Parser(argparse.ArgumentParser):
    """One that tells a wrong option in one sentence, as every other bad input is told.

    on_error: is given the sentence first, for commands that also tell it as data.
    """

    on_error: Callable[[str], None] | None = None

    def error(self, message: str) -> NoReturn:
        sentence = f"{message}; {self.prog} --help shows what there is"
        if self.on_error is not None:
            self.on_error(sentence)
        self.exit(2, f"error: {sentence}\n")


def parser(module: str, about: str | None) -> Parser:
    """The command line of `python -m module`; `about` is shown as it is written."""
    return Parser(
        prog=f"python -m {module}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def end(main: Callable[[], int]) -> NoReturn:
    """Run `main` and leave with its status. A reader that has seen enough, such as head, is no error, nor is
    a file's name in letters that the terminal's encoding lacks.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be written
        status = 0
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        status = INTERRUPTED
    sys.exit(status)
