"""A model in stages, one a rank: values go forward from rank to rank, their gradients come back.

A batch goes in parts, so that stages work at the same time: all parts forward, then all of them back (the
schedule of GPipe, Huang et al. 2019, arXiv:1811.06965).
"""

from __future__ import annotations

from collections.abc import Callable

from hcq.errors import ArgumentError
from tensor import Tensor
from tensor.mpi.world import Sent, World

Stage = Callable[[Tensor], Tensor]
Loss = Callable[[Tensor, Tensor], Tensor]


class Pipeline:
    """This rank's stage of a model, between those of the ranks before and behind it.

    stage: from what the stage before gives to what the next one takes. loss: of what the last stage gives and
    the labels, a mean over the rows; only the last rank needs it. parts: pieces of a batch, all of one size.
    """

    def __init__(self, world: World, stage: Stage, loss: Loss | None = None, parts: int = 1) -> None:
        if loss is None and world.rank == world.size - 1:
            raise ArgumentError(f"{world.name} has the last stage of the pipeline, which needs a loss")
        if parts < 1:
            raise ArgumentError(f"parts={parts}: a batch goes in one part or more")
        self.world, self.stage, self.loss, self.parts = world, stage, loss, parts
        self.is_first, self.is_last = world.rank == 0, world.rank == world.size - 1

    def backward(self, images: Tensor, labels: Tensor) -> float:
        """Forward and back: adds to the gradients of this stage's parameters, and gives the batch's loss.

        Every rank is given the batch; the first uses the images, the last the labels. ArgumentError if its
        rows do not divide into the parts.
        """
        rows = images.shape[0]
        if rows % self.parts:
            raise ArgumentError(f"a batch of {rows} rows does not divide into {self.parts} parts")
        sent: list[Sent] = []
        ends = [self._forward(n, _part(images, n, self.parts), sent) for n in range(self.parts)]
        total = 0.0
        for number, (begin, end) in enumerate(ends):
            total += self._back(number, begin, end, _part(labels, number, self.parts), sent)
        for each in sent:
            each.finish()
        return self.world.sum(total)

    def _forward(self, number: int, images: Tensor, sent: list[Sent]) -> tuple[Tensor, Tensor]:
        """One part through this stage: (what came in, what goes out)."""
        begin = images if self.is_first else self.world.receive(self.world.rank - 1, number)
        begin = begin.detach().requires_grad_(not self.is_first)
        end = self.stage(begin)
        if not self.is_last:
            sent.append(self.world.send(end, self.world.rank + 1, number))
        return begin, end

    def _back(self, number: int, begin: Tensor, end: Tensor, labels: Tensor, sent: list[Sent]) -> float:
        """One part's gradients through this stage; its share of the loss, 0 but on the last rank."""
        if self.is_last and self.loss is not None:
            loss = self.loss(end, labels) / self.parts
            loss.backward()
            share = float(loss.item())
        else:
            gradient = self.world.receive(self.world.rank + 1, number)
            (end * gradient).sum().backward()
            share = 0.0
        if not self.is_first and begin.grad is not None:
            sent.append(self.world.send(begin.grad, self.world.rank - 1, number))
        return share


def _part(rows: Tensor, number: int, parts: int) -> Tensor:
    size = rows.shape[0] // parts
    return rows[number * size : (number + 1) * size]
