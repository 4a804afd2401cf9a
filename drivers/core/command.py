"""What every command line here does alike: its help keeps its lines, and its end is quiet.

Stands beside the errors that a command prints; knows nothing of what a command does.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TextIO

from drivers.core.errors import ArgumentError

INTERRUPTED = 130  # what a shell reports for a command that SIGINT ended


class CommandParser(argparse.ArgumentParser):
    """A parser that reports a wrong option in one sentence, like every other bad input.

    on_error: called with the sentence first, for commands that also report it as data.
    """

    on_error: Callable[[str], None] | None = None

    def error(self, message: str) -> NoReturn:
        sentence = f"{message}; {self.prog} --help shows what there is"
        if self.on_error is not None:
            self.on_error(sentence)
        self.exit(2, f"error: {sentence}\n")


def parser(module: str, about: str | None) -> CommandParser:
    """The command line of `python -m module`; `about` is shown as it is written."""
    return CommandParser(
        prog=f"python -m {module}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def end(main: Callable[[], int]) -> NoReturn:
    """Run `main` and exit with its status. It is no error if the reader of the output (such as head) or the
    terminal is gone, or if its encoding lacks letters of a file's name; a full disk is an error.
    """
    sys.stdout, sys.stderr = sys.stdout or nobody(), sys.stderr or nobody()  # None where they are closed
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        status = 0
    except OSError as error:
        if error.filename is not None:  # of some file that it reads or writes
            raise
        print(f"error: what was to be printed is lost: {error.strerror}", file=sys.stderr)
        discard_output()
        status = 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        status = INTERRUPTED
    sys.exit(status)


def discard_output() -> None:
    """What is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def nobody() -> TextIO:
    return open(os.devnull, "w")


def check_writable(name: str, path: Path) -> None:
    """Raise ArgumentError for a file that could not be written at the end of the run."""
    try:
        path.open("a").close()
    except OSError as error:
        raise ArgumentError(f"--{name} {path}: {error.strerror}; give a file that can be written") from None
