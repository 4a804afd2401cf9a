"""Pages are taken, shared and given back, and never two texts' at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.parts.paged import PAGE, Pool


def test_a_named_page_is_found_until_its_room_is_needed() -> None:
    pool = Pool(3)
    tokens = list(range(3 * PAGE))
    pages = [pool.take() for _ in range(3)]
    with pytest.raises(IndexError, match="all 3 pages are in use"):
        pool.take()
    pool.name(pages, tokens[: 2 * PAGE + 1])
    assert pool.found(tokens) == pages[:2] and pool.found(tokens[1:]) == []
    pool.give_back(pages)
    assert pool.free == 3
    pool.share(pool.found(tokens[: PAGE + 3]))
    assert pool.free == 2
    assert [pool.take(), pool.take()] == [pages[2], pages[1]]  # what begins a prompt stays the longest
    assert pool.found(tokens) == pages[:1]
    pool.give_back(pages)
    assert pool.free == 3


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 9)), max_size=40))
def test_every_page_is_free_or_has_users_and_says_what_it_holds(steps: list[tuple[int, int, int]]) -> None:
    """held: of each text its pages and tokens; contents: what was written to each page."""
    pool = Pool(6)
    held: list[tuple[list[int], list[int]]] = []
    contents: dict[int, tuple[int, ...]] = {}
    for what, kind, which in steps:
        tokens = [kind // 2] * PAGE + [kind] * PAGE
        if what == 0:
            found = pool.found(tokens)
            assert all(contents[page] == tuple(tokens[: (i + 1) * PAGE]) for i, page in enumerate(found))
            idle = sum(map(pool.is_idle, found))
            if pool.free - idle >= 2 - len(found):
                pool.share(found)
                pages = found + [pool.take() for _ in range(2 - len(found))]
                contents |= {page: tuple(tokens[: (i + 1) * PAGE]) for i, page in enumerate(pages)}
                held.append((pages, tokens))
        elif held and what == 1:
            pool.name(*held[which % len(held)])
        elif held:
            pool.give_back(held.pop(which % len(held))[0])
        assert pool.free == 6 - len({page for pages, _ in held for page in pages})
        assert all(
            contents[p] == tuple(t[: (i + 1) * PAGE]) for pages, t in held for i, p in enumerate(pages)
        )
