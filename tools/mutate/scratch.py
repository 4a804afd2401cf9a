"""A copy of the tree to change, and processes that run its tests.

The copy is kept between runs, so that only changed files are compiled again; no process ever writes a mutated
file's bytecode.
"""

from __future__ import annotations

import ctypes
import fcntl
import gc
import importlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

MEMORY_BYTES = 4 << 30  # that a child may take
PATIENCE = 8  # a child may sleep as many times as long as it may compute
EXIT_TIME = 99
PR_SET_PDEATHSIG = 1  # Linux prctl.h: a child ends with its parent
PROJECT = {"autogen", "drivers", "examples", "hcq", "tensor", "tests", "tools"}  # loaded anew from the copy
OUTSIDE = [  # what tests import of other projects: loaded once, by the parent, it is half of a child's start
    *("capstone", "cffi", "elftools.elf.elffile", "hypothesis.extra.numpy", "llvmlite.binding"),
    *("llvmlite.ir", "numpy", "rich.console", "zstandard"),
]


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Nobody else works in the folder inside the block. Raises BlockingIOError while somebody does."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


class ScratchTree:
    """The copy at `folder`/tree of the files that git knows or would add below `origin`.

    cache: of compiled code; copies may share one.
    """

    def __init__(self, origin: Path, folder: Path, cache: Path | None = None) -> None:
        self.origin, self.folder, self.tree = origin, folder, folder / "tree"
        self.cache = cache or folder / "cache"

    def update(self) -> None:
        """Make the copy equal to the original."""
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        out = subprocess.run(listed, cwd=self.origin, capture_output=True, check=True).stdout.decode()
        wanted = {name for name in out.split("\0") if name and (self.origin / name).is_file()}
        for name in wanted:
            data, target = (self.origin / name).read_bytes(), self.tree / name
            if not target.is_file() or target.read_bytes() != data:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.origin / name, target)
        for path in self.tree.rglob("*.py"):
            if str(path.relative_to(self.tree)) not in wanted:
                path.unlink()
        venv = self.tree / ".venv"
        if not venv.is_symlink():
            venv.symlink_to(self.origin / ".venv")

    @contextmanager
    def changed(self, name: str, data: bytes) -> Iterator[None]:
        """The copy with another file at `name`, inside the block only."""
        path = self.tree / name
        before, stamp = path.read_bytes(), path.stat()
        try:
            path.write_bytes(data)
            os.utime(path, (1, 1))  # no bytecode was made of a file so old
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    @contextmanager
    def cache_for(self, name: str) -> Iterator[Path]:
        """The cache of compiled code that may be believed with a mutant of `name`: compiled waves are kept by
        what lies in wave/jit, so other changes of waves need an empty one; kernels by all that compiles them.
        """
        if not name.startswith("drivers/sim/amd/wave/") or name.startswith("drivers/sim/amd/wave/interp/"):
            yield self.cache
            return
        empty = self.folder / "empty"
        shutil.rmtree(empty, ignore_errors=True)
        yield empty

    def child(self, work: Callable[[], int], cache: Path, seconds: float, bytecode: bool = False) -> int:
        """The exit status of `work` in a process of its own, in the copy; EXIT_TIME past `seconds` of CPU, a
        number below 0 for a signal.
        """
        for name in OUTSIDE:
            importlib.import_module(name)
        return limited(partial(_become, self.tree, self.folder, cache, work, bytecode), seconds)


def limited(work: Callable[[], int], seconds: float) -> int:
    """The exit status of `work` in a forked process; EXIT_TIME past `seconds` of CPU or MEMORY_BYTES, a
    number below 0 for a signal.
    """
    pid = os.fork()
    if pid == 0:
        os._exit(_bounded(work, seconds))
    ends = time.monotonic() + seconds * PATIENCE
    while True:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            break
        if time.monotonic() > ends or _resident(pid) > MEMORY_BYTES:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return EXIT_TIME
        time.sleep(0.01)
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)  # what a test left running
    if os.WIFSIGNALED(status):
        return EXIT_TIME if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else -os.WTERMSIG(status)
    return os.waitstatus_to_exitcode(status)


def _resident(pid: int) -> int:
    """Bytes of memory that a process holds for itself and shares with nobody."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return (int(pages[1]) - int(pages[2])) * resource.getpagesize()


def ended(status: int) -> str:
    """How a child came to its end, in words."""
    if status == EXIT_TIME:
        return "took too long, or the system ended them for want of memory"
    return f"were ended by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"


def _bounded(work: Callable[[], int], seconds: float) -> int:
    """Run as a process group of its own with a limit, and say how it ended."""
    gc.freeze()  # what the parent holds is not looked through, and so not copied
    try:
        os.setpgid(0, 0)
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))
        return work()
    except BaseException as error:
        print("child:", repr(error), file=sys.stderr, flush=True)
        return 98


def _become(tree: Path, folder: Path, cache: Path, work: Callable[[], int], bytecode: bool) -> int:
    """Settle in the copy and run."""
    out = os.open(folder / "output.txt", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    null = os.open(os.devnull, os.O_RDONLY)
    for mine, theirs in ((null, 0), (out, 1), (out, 2)):
        os.dup2(mine, theirs)
    os.chdir(tree)
    os.environ |= {"PYTHONPATH": str(tree), "XDG_CACHE_HOME": str(cache)}
    if not bytecode:
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = True
    sys.path.insert(0, str(tree))
    for name in [n for n in sys.modules if n.split(".")[0] in PROJECT]:
        del sys.modules[name]
    return work()
