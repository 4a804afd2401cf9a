"""`rearrange`: axes named in a formula, joined, taken apart and put in another order (einops' notation)."""

from __future__ import annotations

import math
import re
from typing import Self

from tensor.methods.grid import Grid

DOTS, JOINED = "...", "(...)"  # alone, and inside brackets
TOKEN = re.compile(r"\.\.\.|\(|\)|[A-Za-z_]\w*|1|\S")
Groups = list[list[str]]


class Arrange(Grid):
    """Movement by names."""

    __slots__ = ()

    def rearrange(self, formula: str, **sizes: int) -> Self:
        """The axes named on the left, arranged as on the right: ``"b (h w) c -> b c h w"`` with h=4.

        Names in brackets are one axis, the last name the fastest; ``1`` is an axis of size 1, ``...`` stands
        for all axes that are not named. sizes: of names whose size the shape does not determine. Raises
        ValueError for a formula that does not fit.

            >>> Tensor([[1, 2, 3, 4]]).rearrange("b (h w) -> h (w b)", h=2).tolist()
            [[1, 2], [3, 4]]
        """
        left, right = _sides(formula)
        rest = self.ndim - len(left) + 1 if [DOTS] in left else 0
        if rest < 0 or (rest == 0 and [DOTS] not in left and len(left) != self.ndim):
            raise ValueError(f"rearrange: {formula!r} names {len(left)} axes of shape {self.shape}")
        dots = [f"{DOTS}{i}" for i in range(rest)]
        left, right = _without_dots(left, dots), _without_dots(right, dots)
        known = self._named_sizes(formula, left, sizes)
        order = [name for group in left for name in group]
        wanted = [name for group in right for name in group]
        if sorted(order) != sorted(wanted):
            raise ValueError(f"rearrange: {formula!r}: both sides have to have the same names, once each")
        cells = self.reshape(tuple(known[name] for name in order))
        moved = cells.permute(tuple(order.index(name) for name in wanted))
        return moved.reshape(tuple(math.prod(known[name] for name in group) for group in right))

    def _named_sizes(self, formula: str, groups: Groups, given: dict[str, int]) -> dict[str, int]:
        known = dict(given)
        for group, size in zip(groups, self.shape, strict=True):
            open_names = [name for name in group if name not in known]
            rest = math.prod(known[name] for name in group if name in known)
            if len(open_names) == 1 and rest and size % rest == 0:
                known[open_names[0]] = size // rest
            elif open_names or rest != size:
                raise ValueError(
                    f"rearrange: {formula!r}: an axis of {size} is not {group} with {given or 'no sizes'}"
                )
        return known


def _sides(formula: str) -> tuple[Groups, Groups]:
    left, arrow, right = formula.partition("->")
    if not arrow:
        raise ValueError(f"rearrange: {formula!r} has no arrow; allowed is 'a b -> b a'")
    return _groups(formula, left), _groups(formula, right)


def _groups(formula: str, side: str) -> Groups:
    """Names by axis; one without a bracket is alone."""
    found: Groups = []
    is_open = False
    for token in TOKEN.findall(side):
        if token in ("(", ")"):
            if is_open == (token == "("):
                raise ValueError(f"rearrange: {formula!r}: brackets that do not match")
            is_open = token == "("
            found += [[]] if is_open else []
        elif token != DOTS and token != "1" and not token.isidentifier():
            raise ValueError(f"rearrange: {formula!r}: {token!r}; allowed are names, 1, brackets and ...")
        elif is_open:
            found[-1] += [] if token == "1" else [JOINED if token == DOTS else token]
        else:
            found.append([] if token == "1" else [token])
    if is_open:
        raise ValueError(f"rearrange: {formula!r}: brackets that do not match")
    return found


def _without_dots(groups: Groups, dots: list[str]) -> Groups:
    made: Groups = []
    for group in groups:
        if group == [DOTS]:
            made += [[name] for name in dots]
        else:
            made.append([name for token in group for name in (dots if token == JOINED else [token])])
    return made
