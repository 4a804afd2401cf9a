"""An example of every method, a row each: what is written, and what Python answers.

They stand here and not beside the methods so that the families of methods stay short. `with_examples` puts
them behind the methods' docstrings, where `help` shows them and the tests run them. A row is
``name: statement; statement; expression -> answer``. A method in place (``abs_``) has the example of its
namesake unless it has one of its own.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tensor.methods.examples import elementwise, layers, reductions, shapes

C = TypeVar("C", bound=type)
INDENT = "\n        "  # that of a method's docstring


def rows() -> dict[str, tuple[str, str]]:
    """Statements and the answer of the last of them, by a method's name."""
    found = {}
    for part in (elementwise, shapes, reductions, layers):
        for row in part.ROWS.strip().splitlines():
            name, _, rest = row.partition(": ")
            code, _, answer = rest.rpartition(" -> ")
            found[name] = code, answer
    return found


def with_examples(kind: C) -> C:
    """Put each method's example behind its docstring."""
    known = rows()
    members: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        members.update(vars(base))
    for name, member in members.items():
        code, answer = known.get(name) or _in_place(name, known.get(name[:-1]))
        if code and not isinstance(member, type):
            _append(member, code, answer)
    return kind


def _in_place(name: str, row: tuple[str, str] | None) -> tuple[str, str]:
    """The example of a method in place by that of its namesake."""
    if row is None or not name.endswith("_"):
        return "", ""
    return row[0].replace(f".{name[:-1]}(", f".{name}("), row[1]


def _append(member: Any, code: str, answer: str) -> None:
    """To a function, class method or property. What has an example already keeps it."""
    owner = getattr(member, "__func__", member)
    text = owner.__doc__
    if text and ">>>" not in text:
        lines = [f">>> {statement}" for statement in code.split("; ")]
        shown = [] if answer == "None" else [answer]
        owner.__doc__ = INDENT.join([text.rstrip(), "", *lines, *shown])
