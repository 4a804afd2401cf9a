"""LDSM of compiled warps: matrices of 8 x 8 elements of 16 bits from shared memory into registers, as
functions of LLVM IR. Rows: PTX ISA, "ldmatrix"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

V64, ROW = "<32 x i64>", "<8 x i16>"
EDGE = 8


def name_of(count: int, is_turned: bool) -> str:
    return f"matrices_{count}{'t' * is_turned}"


def matrices(count: int, is_turned: bool) -> str:
    """(host addresses: lanes 8n..8n+7 have the rows of matrix n; the registers to fill)."""
    lines = [f"define internal void @{name_of(count, is_turned)}({V64} %h, ptr %d) noinline {{"]
    for n in range(count):
        rows = []
        for row in range(EDGE):
            name = f"r{n}.{row}"
            lines += [f"  %{name}.at = extractelement {V64} %h, i32 {EDGE * n + row}",
                      f"  %{name}.p = inttoptr i64 %{name}.at to ptr",
                      f"  %{name} = load {ROW}, ptr %{name}.p, align 16"]  # fmt: skip
            rows.append(f"%{name}")
        if is_turned:
            rows = list(turned(rows, f"t{n}", lines))
        for row, value in enumerate(rows):
            lines += [f"  %d{n}.{row} = getelementptr i8, ptr %d, i64 {128 * n + 16 * row}",
                      f"  store {ROW} {value}, ptr %d{n}.{row}, align 16"]  # fmt: skip
    return "\n".join([*lines, "  ret void", "}", ""])


def turned(rows: Sequence[str], label: str, lines: list[str]) -> Iterator[str]:
    """The columns of eight rows: rows are interleaved with those four further on, three times."""
    order = [f"<{', '.join(f'i32 {k + part}' for n in range(4) for k in (n, n + EDGE))}>" for part in (0, 4)]
    for turn in range(3):
        made = []
        for n in range(4):
            for part in range(2):
                name = f"%{label}.{turn}.{2 * n + part}"
                pair = f"{ROW} {rows[n]}, {ROW} {rows[n + 4]}"
                lines.append(f"  {name} = shufflevector {pair}, <8 x i32> {order[part]}")
                made.append(name)
        rows = made
    yield from rows
