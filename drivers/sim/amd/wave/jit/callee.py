"""Functions of the library that are built as instructions are, by the same builders.

Their wave is one of which the lanes that are on, the place in the code, and where private memory lies are
known only when they run: these are parameters. What they mean is said in `calls` and in the rule files.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, V1


class Callee(Wave):
    """The wave that a library function is part of. Its parameters: %exec, %pc and %site, in those that go to
    private memory also %own (`Wave.private_site`), %scratch, %shift and %first (`Wave.private_shift`,
    `Wave.private_first`).
    """

    @property
    def exec(self) -> str:
        return "%exec"

    @property
    def active(self) -> str:
        return self.t.bits(I32, "%exec", V1)

    @property
    def pc(self) -> str:
        return "%pc"

    @property
    def private_shift(self) -> str:
        return "%shift"

    @property
    def private_first(self) -> str:
        return "%first"

    def site(self) -> str:
        return "%site"

    def private_site(self) -> str:
        return "%own"

    def function(self, name: str, parameters: str) -> str:
        """What was built, as a function: 0, or 1 after a fault."""
        body = "\n".join(self.t.lines)
        head = f"define i32 @{name}({parameters}) noinline"
        return f"{head} {{\nentry:\n{body}\n  ret i32 0\nfault:\n  ret i32 1\n}}"
