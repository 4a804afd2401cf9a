"""Vector instructions as functions of their own, equal ones written once: how code is made quickly.

Most of what LLVM's selection costs is spent on values of 32 lanes, and a kernel repeats few shapes of
instruction over many registers. So quick code is calls: each instruction is built apart, its registers as
pointers in order of first use, and where the text is one that the kernel already has, only the call is new.
Which instructions go this way is decided in `build`; what they mean is their rules', which see no difference.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.jit.wave import Wave, constant_bits
from drivers.sim.amd.wave.meaning.rules import TYPES
from drivers.sim.llvm.text import I1, I32, I64, PTR, V32, Text

# What bodies may name besides their registers: values of the wave function and of its parts.
OUTER = (("%ctx", PTR), ("%buffer", PTR), ("%fuel", PTR), ("%scratch", I64))
FAULT = "label %fault"


class Apart(Wave):
    """One instruction built apart: a register is a parameter, numbered in order of first use."""

    def __init__(self, outer: Wave) -> None:
        super().__init__(Text(), outer.wave_size, outer.vgprs)
        self.outer = outer
        self.t.externals, self.is_apart = outer.t.externals, True
        self.exec_full, self.mode, self.blend = outer.exec_full, outer.mode, outer.blend
        self.offset, self.waits, self.is_part = outer.offset, outer.waits, outer.is_part
        self.strict, self.polls, self.lds_bytes = outer.strict, outer.polls, outer.lds_bytes
        self.mode_bits, self.keeps_mode = outer.mode_bits, outer.keeps_mode
        self.given: dict[str, tuple[str, str]] = {}  # parameter -> type, argument

    @property
    def pc(self) -> str:
        return "%pc"

    def give(self, kind: str, argument: str) -> str:
        """One more parameter."""
        name = f"%p{len(self.given)}"
        self.given[name] = kind, argument
        return name

    def slot(self, name: str, kind: str) -> str:
        """Where a register is read; where it is written is a parameter of its own, so that it does not matter
        whether one register is both.
        """
        self.touched[name] = kind
        return self.give(PTR, self.outer.slot(name, kind))

    def site(self) -> str:
        return self.give(PTR, self.outer.site())

    def private_site(self) -> str:
        return self.give(PTR, self.outer.private_site())

    def number(self, value: int, kind: str = I64) -> str:
        return self.give(kind, str(value))

    def _constant(self, operand: object, kind: str) -> str:
        if kind not in ("u32", "f32"):
            return super()._constant(operand, kind)
        word = self.give(I32, str(constant_bits(operand, kind)))
        return self.t.bits(V32, self.t.splat(V32, word), TYPES[kind])

    def arguments(self, body: str) -> list[tuple[str, str, str]]:
        """(type, parameter, argument) of the call."""
        found = [(kind, name, argument) for name, (kind, argument) in self.given.items()]
        found += [(I32, self.pc, self.outer.pc)] if "%pc" in body else []
        return found + [(kind, name, name) for name, kind in OUTER if name in body]


class Outlines:
    """The functions of one module: their text by what they do."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.names: dict[str, str] = {}

    def text(self) -> str:
        """All functions."""
        return "\n".join(head.replace("@", f"@{name}", 1) for head, name in self.names.items())

    def write(self, wave: Wave, build: Callable[[Wave], None]) -> None:
        """What `build` does to a wave, as a call."""
        apart = Apart(wave)
        build(apart)
        apart.flush()
        body = "\n".join(apart.t.lines)
        arguments = apart.arguments(body)
        can_fault = FAULT in body
        function = define(body, [(kind, name) for kind, name, _ in arguments], can_fault)
        name = self.names.setdefault(function, f"op_{self.key}_{len(self.names)}")
        wave.settle(apart.touched)
        given = ", ".join(f"{kind} {value}" for kind, _, value in arguments)
        if can_fault:
            wave.leave_unless(wave.t.let(f"call i1 @{name}({given})"))
        else:
            wave.t.do(f"call void @{name}({given})")
        wave.outdate(apart.written)


def define(body: str, parameters: list[tuple[str, str]], can_fault: bool) -> str:
    """A function without its name: whether all went well, where anything can go wrong."""
    given = ", ".join(f"{kind} {name}" for kind, name in parameters)
    if not can_fault:
        return f"define internal void @({given}) noinline nounwind {{\nentry:\n{body}\n  ret void\n}}"
    return (
        f"define internal {I1} @({given}) noinline nounwind {{\nentry:\n{body}\n"
        f"  ret i1 true\nfault:\n  ret i1 false\n}}"
    )
