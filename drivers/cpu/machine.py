"""The host's processor as LLVM knows it: its name as a compile target, and the loader of objects into this
process. Knows no device and no kernel."""

from __future__ import annotations

import hashlib
from functools import cache, cached_property
from itertools import count
from threading import RLock
from typing import Any

import llvmlite
import llvmlite.binding as llvm

PREFIX = "host-"


class Processor:
    """lanes: floats of the widest vector. registers: vectors that the processor names."""

    def __init__(self) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.triple: str = llvm.get_default_triple()
        self.cpu: str = llvm.get_host_cpu_name()
        self.features: str = llvm.get_host_cpu_features().flatten()
        self.lock = RLock()  # LLVM's objects of one context are for one thread
        self._numbers = count()  # of objects linked, which must not share a name

    @property
    def arch(self) -> str:
        """A name that differs wherever machine code may: processor, features, LLVM."""
        about = repr((self.triple, self.cpu, self.features, llvmlite.__version__)).encode()
        return f"{PREFIX}{self.cpu}-{hashlib.sha256(about).hexdigest()[:8]}"

    @property
    def lanes(self) -> int:
        return 16 if self.has("avx512f") else 8 if self.has("avx") else 4

    @property
    def registers(self) -> int:
        return 32 if self.has("avx512f") or self.triple.startswith("aarch64") else 16

    def has(self, feature: str) -> bool:
        """Whether the processor has a feature, by LLVM's name."""
        return f"+{feature}" in self.features.split(",")

    @cached_property
    def target(self) -> Any:
        """LLVM's code generator."""
        return self._generator(2)

    @cached_property
    def quick(self) -> Any:
        """LLVM's code generator for what runs too shortly to be worth its time: code of half the pace in a
        third of the time."""
        return self._generator(0)

    def _generator(self, level: int) -> Any:
        """Code may land anywhere, so it is position independent."""
        made = llvm.Target.from_default_triple()
        return made.create_target_machine(
            cpu=self.cpu, features=self.features, opt=level, reloc="pic", codemodel="small", jit=True
        )

    @cached_property
    def loader(self) -> Any:
        """LLVM's linker into this process; what objects call is found in the process."""
        return llvm.create_lljit_compiler(self.target, use_jit_link=True)

    def load(self, data: bytes, *names: str) -> Library:
        """Link an object into the process; the addresses of its symbols `names`, gone with the result."""
        with self.lock:
            builder = llvm.JITLibraryBuilder().add_object_img(data).add_current_process()
            for name in names:
                builder.export_symbol(name)
            return Library(builder.link(self.loader, f"kernel{next(self._numbers)}"), names)


class Library:
    """Code in this process."""

    def __init__(self, linked: Any, names: tuple[str, ...]) -> None:
        self._linked = linked
        self._addresses: dict[str, int] = {name: linked[name] for name in names}

    def __getitem__(self, name: str) -> int:
        return self._addresses[name]


@cache
def host() -> Processor:
    """The machine that this process runs on."""
    return Processor()
