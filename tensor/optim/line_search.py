"""How far to go along a direction: a step that keeps the strong Wolfe conditions (Nocedal and Wright, 2006,
Numerical Optimization, algorithms 3.5 and 3.6), with the bounds and safeguards of torch's LBFGS.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isnan, nan, sqrt
from typing import NamedTuple

from tensor.tensor import Tensor

DECREASE, CURVATURE = 1e-4, 0.9  # the conditions' c1 and c2
MOST_TURNS = 25
GROWTH = (0.01, 10.0)  # a longer step is at least and at most so much longer
MARGIN = 0.1  # the share of a bracket that is too near to its ends


class Point(NamedTuple):
    """A place on the way: how far it is, the loss, its gradient, and its slope along the direction."""

    far: float
    value: float
    gradient: Tensor
    slope: float


class Search:
    """One search from `start`, where `far` is 0. at: gives the point so far away; calls: how many were asked
    for; size: the direction's greatest element, by which a bracket is less than `least` wide."""

    def __init__(self, at: Callable[[float], Point], start: Point, size: float, least: float) -> None:
        self.at, self.start, self.size, self.least = at, start, size, least
        self.calls = 0

    def found(self, far: float) -> Point:
        """The point to go to; `far` is where to look first."""
        before, here = self.start, self._asked(far)
        for turn in range(MOST_TURNS):
            if self._is_too_high(here) or (turn > 1 and here.value >= before.value):
                return self._within(before, here, turn)
            if self._is_flat(here):
                return here
            if here.slope >= 0:
                return self._within(before, here, turn)
            least, most = here.far + GROWTH[0] * (here.far - before.far), here.far * GROWTH[1]
            before, here = here, self._asked(lowest(before, here, least, most))
        return min(self.start, here, key=lambda point: point.value)

    def _within(self, first: Point, second: Point, turn: int) -> Point:
        """Narrow a bracket until a point in it keeps the conditions; else its lower end."""
        ends, was_near = [first, second], False
        low = int(second.value < first.value)
        for _ in range(turn, MOST_TURNS):
            near, away = sorted(point.far for point in ends)
            if (away - near) * self.size < self.least:
                break
            far, was_near = inside(lowest(ends[0], ends[1], near, away), near, away, was_near)
            here = self._asked(far)
            if self._is_too_high(here) or here.value >= ends[low].value:
                ends[1 - low] = here
                low = int(ends[1].value < ends[0].value)
                continue
            if self._is_flat(here):
                return here
            if here.slope * (ends[1 - low].far - ends[low].far) >= 0:
                ends[1 - low] = ends[low]
            ends[low] = here
        return ends[low]

    def _asked(self, far: float) -> Point:
        self.calls += 1
        return self.at(far)

    def _is_too_high(self, here: Point) -> bool:
        """Is the loss not decreased enough for how far it is?"""
        return here.value > self.start.value + DECREASE * here.far * self.start.slope

    def _is_flat(self, here: Point) -> bool:
        return abs(here.slope) <= -CURVATURE * self.start.slope


def inside(far: float, near: float, away: float, was_near: bool) -> tuple[float, bool]:
    """A place between two, and whether it is near to an end of them, which may happen once: the second time
    it is moved to the inside."""
    margin = MARGIN * (away - near)
    if min(away - far, far - near) >= margin:
        return far, False
    if not was_near and near < far < away:
        return far, True
    return (away - margin if abs(far - away) < abs(far - near) else near + margin), False


def lowest(first: Point, second: Point, least: float, most: float) -> float:
    """Where the cubic through two points with their slopes is lowest, within least..most; their middle where
    it has no lowest place (Nocedal and Wright, equation 3.59)."""
    a, b = sorted((first, second), key=lambda point: point.far)
    width = b.far - a.far
    middle = a.slope + b.slope - 3 * (b.value - a.value) / width if width else nan
    square = middle * middle - a.slope * b.slope
    root = sqrt(square) if square >= 0 else nan
    bend = b.slope - a.slope + 2 * root
    if isnan(bend) or not bend:
        return (least + most) / 2
    return min(max(b.far - width * (b.slope + root - middle) / bend, least), most)
