"""programs/graphs.cl: sparse and irregular programs equal numpy's or plain Python's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(44)
I32, U32, F32, U8 = np.int32, np.uint32, np.float32, np.uint8
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("graphs", least=1)


def compressed(dense: Any) -> tuple[Any, Any, Any]:
    """Row starts, columns and values of the entries that are not zero."""
    starts = np.concatenate([[0], np.cumsum((dense != 0).sum(axis=1))]).astype(I32)
    columns = np.concatenate([np.flatnonzero(row) for row in dense]).astype(I32)
    return starts, columns, dense[dense != 0]


@pytest.mark.parametrize(("name", "grid", "block"), [("spmv", 2, 32), ("spmv_wave", 8, 256)])
def test_sparse_matrix_times_vector(kernels: Kernels, name: str, grid: int, block: int) -> None:
    dense = (RNG.normal(size=(64, 90)) * (RNG.random((64, 90)) < 0.4)).astype(F32)
    x = RNG.normal(size=90).astype(F32)
    *_, y = kernels.run(name, *compressed(dense), x, np.zeros(64, F32), grid=(grid,), block=(block,))
    np.testing.assert_allclose(y, dense.astype(float) @ x, rtol=1e-4, atol=1e-4)


def test_breadth_first_search(kernels: Kernels) -> None:
    edges = RNG.random((128, 128)) < 0.02
    edges[np.arange(5), np.arange(1, 6)] = True
    starts, targets, _ = compressed(edges)
    level = np.full(128, -1, I32)
    level[0] = 0
    expected, reached, depth = level.copy(), {0}, 0
    while reached:
        depth += 1
        reached = {int(to) for at in reached for to in np.flatnonzero(edges[at]) if expected[to] < 0}
        expected[list(reached)] = depth
    changed, now = np.ones(1, I32), 0
    while changed[0]:
        *_, level, changed = kernels.run(
            "bfs_step", starts, targets, level, I32(now), np.zeros(1, I32), grid=(4,)
        )
        now += 1
    np.testing.assert_array_equal(level, expected)
    assert expected.max() >= 3


def test_counting_in_a_hash_table(kernels: Kernels) -> None:
    keys = RNG.integers(1, 60, 512, U32) * U32(1000003)
    _, slots, counts = kernels.run(
        "hash_count", keys, np.zeros(128, U32), np.zeros(128, U32), U32(127), grid=(4,), block=(128,)
    )
    found = dict(zip(slots[slots != 0].tolist(), counts[slots != 0].tolist(), strict=True))
    assert found == dict(zip(*(x.tolist() for x in np.unique(keys, return_counts=True)), strict=True))


def test_game_of_life(kernels: Kernels) -> None:
    cells = (RNG.random((24, 48)) < 0.4).astype(U8)
    expected = cells
    for _ in range(3):
        _, cells = kernels.run(
            "life", cells, np.zeros_like(cells), I32(48), I32(24), grid=(3, 3), block=(16, 8)
        )
        turns = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
        alive = sum(np.roll(expected, turn, (0, 1)) for turn in turns)
        expected = ((alive == 3) | (alive == 2) & (expected == 1)).astype(U8)
    np.testing.assert_array_equal(cells, expected)


def test_one_step_of_k_means(kernels: Kernels) -> None:
    points, centres = RNG.normal(size=(256, 2)).astype(F32), RNG.normal(size=(5, 2)).astype(F32)
    rest = [np.zeros(256, I32), np.zeros(5, I32), np.zeros((5, 2), F32)]
    *_, which, counts, sums = kernels.run("nearest", points, centres, *rest, I32(5), grid=(2,), block=(128,))
    d = points[:, None] - centres
    expected = (d * d).sum(axis=2).argmin(axis=1)
    np.testing.assert_array_equal(which, expected)
    np.testing.assert_array_equal(counts, np.bincount(expected, minlength=5))
    exact = np.stack([points[expected == c].sum(axis=0, dtype=float) for c in range(5)])
    np.testing.assert_allclose(sums, exact, rtol=1e-4, atol=1e-4)


def test_gather_and_scatter(kernels: Kernels) -> None:
    values, where, to = RNG.integers(-99, 99, 128, I32), RNG.permutation(128), RNG.permutation(128)
    *_, out = kernels.run(
        "gather_scatter", values, where.astype(U32), to.astype(U32), np.zeros(128, I32), grid=(4,)
    )
    np.testing.assert_array_equal(out[to], values[where] * 2 + 1)


def test_walking_a_search_tree(kernels: Kernels) -> None:
    nodes: list[list[int]] = []
    depths: dict[int, int] = {}
    for value in RNG.permutation(100)[:60].tolist():
        at, depth = 0, 0
        while nodes:
            side = 0 if value < nodes[at][2] else 1
            depth += 1
            if nodes[at][side] < 0:
                nodes[at][side] = len(nodes)
                break
            at = nodes[at][side]
        nodes.append([-1, -1, value])
        depths[value] = depth
    keys = RNG.integers(0, 100, 64, I32)
    *_, depth_of = kernels.run("tree_lookup", np.array(nodes, I32), keys, np.zeros(64, I32), grid=(2,))
    assert depth_of.tolist() == [depths.get(int(key), -1) for key in keys]


def test_components_by_union(kernels: Kernels) -> None:
    edges = RNG.integers(0, 96, (64, 2), I32)
    parent, _ = kernels.run("union_find", np.arange(96, dtype=I32), edges, grid=(2,))
    labels = np.arange(96)
    for _ in range(96):
        for a, b in edges:
            labels[[a, b]] = labels[[a, b]].min()
    while (parent[parent] != parent).any():
        parent = parent[parent]
    np.testing.assert_array_equal(parent, labels)


def test_mandelbrot_in_double(kernels: Kernels) -> None:
    pitch, limit = np.float64(1 / 16), I32(60)
    (found,) = kernels.run(
        "mandelbrot_double",
        np.zeros((32, 48), I32),
        np.float64(-2.01),
        np.float64(-1.01),
        pitch,
        limit,
        grid=(3, 4),
        block=(16, 8),
    )
    c = (-2.01 + pitch * np.arange(48))[None, :] + 1j * (-1.01 + pitch * np.arange(32))[:, None]
    z, steps = np.zeros_like(c), np.zeros(c.shape, I32)
    for _ in range(limit):
        inside = (z * z.conj()).real < 4
        steps[inside] += 1
        z[inside] = z[inside] ** 2 + c[inside]
    assert (found != steps).mean() < 0.01, "one rounding more or less moves a few points of the edge"
    assert (found == limit).sum() > 100
