"""LLVM text to callable addresses, and compiled objects kept on disk between processes.

The disk key covers the text's inputs, the version of LLVM, the sources of the rules with all that they
import, and the host CPU. A damaged or missing cache only costs time. Nothing here knows what a kernel means.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any
from weakref import finalize

from drivers.core.sources import digest
from hcq.settings import read_settings

SPEED_LEVEL = 1
DIGEST_BYTES = hashlib.sha256().digest_size
KEPT_SECONDS = 30 * 24 * 3600


def cache_folder(name: str) -> Path:
    """Where objects of one kind are kept: the user's cache folder by the XDG base directory rules."""
    return Path(read_settings().cache_home) / "doorbell" / name


class LinkedCode:
    """Machine code in the process, for as long as this lives; who runs it holds this. Each object takes two
    mappings, of which Linux gives a process 65,530 by default. loader: outlives the code. lock: for linking.
    """

    def __init__(self, tracker: Any, names: list[str], loader: Any, lock: RLock) -> None:
        self.addresses: dict[str, int] = {name: tracker[name] for name in names}
        # When the process ends, all goes at once.
        finalize(self, unlink, tracker, loader, lock).atexit = False


def unlink(tracker: Any, _loader: Any, lock: RLock) -> None:
    with lock:
        tracker.close()


class LlvmEngine:
    """LLVM's target, its optimiser and its loader, set up on first use. rules: modules whose sources decide
    about code; an edited one never meets an old object."""

    def __init__(self, rules: tuple[str, ...]) -> None:
        import llvmlite
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.llvm: Any = llvm
        self.cpu: str = llvm.get_host_cpu_name()
        self.features: str = llvm.get_host_cpu_features().flatten()
        identity = (llvmlite.__version__, self.cpu, self.features, digest(*rules))
        self.identity = hashlib.sha256(repr(identity).encode()).hexdigest()
        self._symbols: dict[str, int] = {}
        self._libraries: list[LinkedCode] = []
        self._linked = 0
        lock = self._linking = RLock()  # better code is linked by a thread of its own, and not during a fork
        os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)

    def folder(self) -> Path:
        """Where its objects are kept."""
        raise NotImplementedError

    @cached_property
    def machine(self) -> Any:
        """The host as a compile target."""
        return self._machine(2)

    @cached_property
    def quick_machine(self) -> Any:
        """The same with LLVM's fast selection and registers: a third of the time, code of half the speed."""
        return self._machine(0)

    def _machine(self, level: int) -> Any:
        """Code may land anywhere, so it is position independent."""
        target = self.llvm.Target.from_default_triple()
        return target.create_target_machine(
            cpu=self.cpu, features=self.features, opt=level, reloc="pic", codemodel="small", jit=True
        )

    @cached_property
    def loader(self) -> Any:
        """LLVM's linker into this process. JITLink, because it places sections of any alignment."""
        return self.llvm.create_lljit_compiler(self.machine, use_jit_link=True)

    def compile(self, text: str, optimise: bool) -> bytes:
        """LLVM text to an object file."""
        module = self.llvm.parse_assembly(text)
        module.triple = self.machine.triple
        if optimise:
            self.optimise(module)
        return bytes(self.machine.emit_object(module))

    def compile_quickly(self, text: str) -> bytes:
        """LLVM text to an object file, as it stands."""
        module = self.llvm.parse_assembly(text)
        module.triple = self.machine.triple
        return bytes(self.quick_machine.emit_object(module))

    @cached_property
    def pipeline(self) -> tuple[Any, Any]:
        """LLVM's passes for single functions and what runs them: its module passes find nothing here, and
        cost more. Made once, as LLVM does not give all their memory back.
        """
        llvm = self.llvm
        options = llvm.create_pipeline_tuning_options(speed_level=SPEED_LEVEL)
        options.loop_unrolling = False
        options.loop_vectorization = False
        options.slp_vectorization = False
        builder = llvm.create_pass_builder(self.machine, options)
        return builder.getFunctionPassManager(), builder

    def optimise(self, module: Any) -> None:
        """Run the passes over every function."""
        passes, builder = self.pipeline
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def link(self, data: bytes, names: list[str]) -> LinkedCode:
        """Link an object into the process, with the addresses of `names`."""
        with self._linking:
            library = self.llvm.JITLibraryBuilder().add_object_img(data)
            for name, address in self._symbols.items():
                if name.encode() in data:  # each name given takes memory for good, called or not
                    library.import_symbol(name, address)
            for name in names:
                library.export_symbol(name)
            self._linked += 1
            tracker = library.link(self.loader, f"library{self._linked}")
            return LinkedCode(tracker, names, self.loader, self._linking)

    def load(self, data: bytes, names: list[str]) -> dict[str, int]:
        """The same for good."""
        linked = self.link(data, names)
        self._libraries.append(linked)
        return linked.addresses

    def address(self, name: str) -> int:
        """Where a linked function lies."""
        return self._symbols[name]

    def compile_whole(self, text: str) -> bytes:
        """LLVM text to an object file, functions put into each other where that pays."""
        llvm = self.llvm
        module = llvm.parse_assembly(text)
        module.triple = self.machine.triple
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        builder = llvm.create_pass_builder(self.machine, options)
        builder.getModulePassManager().run(module, builder)
        return bytes(self.machine.emit_object(module))

    def kept(self, key: str, make: Callable[[], bytes]) -> bytes:
        """The object of `key` from disk, or made and kept there."""
        data = self.stored(key)
        if data is None:
            data = make()
            self.keep(key, data)
        return data

    def keep(self, key: str, data: bytes) -> None:
        """Keep the object of `key` on disk, behind its digest."""
        write_quietly(self.path_of(key), hashlib.sha256(data).digest() + data)

    def stored(self, key: str) -> bytes | None:
        """The object of `key` from disk, behind its digest; None for one that is damaged, too."""
        try:
            found = self.path_of(key).read_bytes()
        except OSError:
            return None
        digest, data = found[:DIGEST_BYTES], found[DIGEST_BYTES:]
        return data if hashlib.sha256(data).digest() == digest else None

    def path_of(self, key: str) -> Path:
        """Where the object of `key` is kept."""
        name = hashlib.sha256(key.encode()).hexdigest()[:32]
        return self.folder() / self.identity[:16] / f"{name}.o"


def write_quietly(path: Path, data: bytes) -> None:
    """Keep `data` for the next process: whole or not at all; a read-only home is no reason to fail."""
    try:
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
            forget_old(path.parent)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(data)
        os.replace(file.name, path)
    except OSError:
        return


def forget_old(current: Path) -> None:
    """Remove the objects of versions and hosts that nothing was written for in a month."""
    for folder in current.parent.iterdir():
        if folder != current and folder.stat().st_mtime < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
