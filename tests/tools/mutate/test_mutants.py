"""Which small changes are made of a source, and that each is one change of one place."""

from __future__ import annotations

import ast

import pytest

from tools.mutate.mutants import draw, is_python, mutants_of

SOURCE = b'''"""Text 1 < 2."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    WIDTH = 3
LIMIT: int = 16

@cache(maxsize=4)
def f(a: int = 1, *, b: int | None = None) -> bool:
    """0 < 1"""
    if a < LIMIT and not b:
        raise ValueError(f"{a + 1} is too small", 7)
    for x, y in zip(a, b, strict=True):
        g(x, y)
        a.count += 1
        a.name = "n"
        continue
    return max(a % 3, b[1:], key=len) is None
'''


def changes(source: bytes = SOURCE) -> list[tuple[str, str, str]]:
    return [(m.kind, *m.shown(source)) for m in mutants_of("f.py", source)]


@pytest.mark.parametrize(
    "change",
    [
        ("constant", "LIMIT: int = 16", "LIMIT: int = 15"),
        ("comparison", "if a < LIMIT and not b:", "if a <= LIMIT and not b:"),
        ("operator", "if a < LIMIT and not b:", "if a < LIMIT or not b:"),
        ("operator", "if a < LIMIT and not b:", "if a < LIMIT and  b:"),
        ("dropped", 'raise ValueError(f"{a + 1} is too small", 7)', "pass"),
        ("arguments", "for x, y in zip(a, b, strict=True):", "for x, y in zip(b, a, strict=True):"),
        ("arguments", "g(x, y)", "g(y, x)"),
        ("dropped", "g(x, y)", "pass"),
        ("dropped", "a.count += 1", "pass"),
        ("dropped", 'a.name = "n"', "pass"),
        ("dropped", "continue", "pass"),
        (
            "operator",
            "return max(a % 3, b[1:], key=len) is None",
            "return min(a % 3, b[1:], key=len) is None",
        ),
        (
            "comparison",
            "return max(a % 3, b[1:], key=len) is None",
            "return max(a % 3, b[1:], key=len) is not None",
        ),
    ],
)
def test_each_kind_of_change_is_made(change: tuple[str, str, str]) -> None:
    assert change in changes()


def test_texts_annotations_decorators_and_what_only_a_checker_reads_are_left_alone() -> None:
    touched = {before for _, before, _ in changes()}
    for text in ("WIDTH = 3", "@cache(maxsize=4)", '"""0 < 1"""', '"""Text 1 < 2."""'):
        assert text not in touched
    after = [after for _, _, after in changes()]
    assert not any("int &" in line or "strict=False" in line or "too small" in line for line in after)


def test_a_method_that_is_there_to_be_overridden_keeps_its_error() -> None:
    source = b"def f(a):\n    if a:\n        raise ValueError\n    raise NotImplementedError\n"
    assert changes(source) == [("dropped", "raise ValueError", "pass")]


def test_sources_of_an_operation_without_an_order_are_not_swapped() -> None:
    def swaps(source: bytes) -> list[str]:
        return [after for kind, _, after in changes(source) if kind == "arguments"]

    for unordered in (b'two("or", I32, a, b)', b'op("add nsw", I32, a, b)', b'put("v_and_b32", a, b)',
                      b'put(x, "v_mul_f32", a, b)', b'put(x, "FADD", a, b)', b"at.fmul(a, b)"):  # fmt: skip
        assert not [after for after in swaps(unordered) if "b, a" in after]
    for ordered in (b'two("sub", I32, a, b)', b'put("v_sub_nc_u32", a, b)', b'put(x, "or", a, b)',
                    b"at.sub(a, b)", b"at.add(a, b, c)", b'put("v_sub_f32", a, b)'):  # fmt: skip
        assert [after for after in swaps(ordered) if "b, a" in after]


def test_what_a_fused_product_and_sum_multiplies_has_no_order() -> None:
    for source in (b"fma(a, b, c)", b'put("v_fma_f32", a, b, c)', b'put(x, "DFMA", a, b, c)',
                   b'put("IMAD", a, b, c)', b'put("IMAD.WIDE.U32", a, b, c)'):  # fmt: skip
        swaps = [after for kind, _, after in changes(source) if kind == "arguments"]
        assert not [after for after in swaps if "b, a" in after]
        assert [after for after in swaps if "a, c, b" in after]


def test_the_sources_of_a_sum_of_three_and_of_bits_joined_by_a_symmetric_table_have_no_order() -> None:
    def swaps(source: bytes) -> list[str]:
        return [after for kind, _, after in changes(source) if kind == "arguments"]

    assert not swaps(b'put("IADD3", a, b, c)') and not swaps(b'put("v_add3_u32", a, b, c)')
    for table in (b"AND", b"double.XOR", b"0xFC", b"TABLES[op]"):
        assert not [after for after in swaps(b"arith.logic(x, %b, a, b)" % table) if "b, a" in after]
    assert [after for after in swaps(b"logic(x, OR_AND, a, b)") if "b, a" in after]
    assert swaps(b"m.put(i, odd_sum(m, a, b))") and not [s for s in swaps(b"odd_sum(m, a, b)") if "b, a" in s]


def test_what_is_left_of_a_shape_is_any_number_below_0() -> None:
    assert not changes(b"a.reshape(-1)\n")[1:]
    assert [after for _, _, after in changes(b"f(-1)\n")[1:]] == ["f( 1)", "f(-2)"]


def test_a_mutant_keeps_every_other_line_where_it_was() -> None:
    for mutant in mutants_of("f.py", SOURCE):
        changed = mutant.applied(SOURCE)
        assert changed != SOURCE and changed.count(b"\n") == SOURCE.count(b"\n")
        if is_python(changed):
            assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(SOURCE))
            before, after = SOURCE.splitlines(), changed.splitlines()
            assert [n for n, (a, b) in enumerate(zip(before, after, strict=True), 1) if a != b] == [
                mutant.line
            ]


def test_letters_of_several_bytes_before_a_change_do_not_move_it() -> None:
    source = "name = 'é' + x if y > 1 else z\n".encode()
    assert ("comparison", "name = 'é' + x if y > 1 else z", "name = 'é' + x if y >= 1 else z") in changes(
        source
    )


def test_a_seed_draws_the_same_mutants_and_each_kind_alike() -> None:
    every = mutants_of("f.py", SOURCE)
    first, again, other = draw(every, 10, 1), draw(every, 10, 1), draw(every, 10, 2)
    assert first == again != other
    kinds = [m.kind for m in first]
    assert {kinds.count(kind) for kind in set(kinds)} == {2}
    assert sorted(draw(every, 1000, 3), key=repr) == sorted(every, key=repr)


def test_errors_that_are_suppressed_have_no_order() -> None:
    source = b"with suppress(A, B):\n    f(A, B)\n"
    assert [after for kind, _, after in changes(source) if kind == "arguments"] == ["f(B, A)"]
