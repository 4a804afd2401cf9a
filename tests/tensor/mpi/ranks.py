"""What test_world.py runs under mpirun: `python ranks.py WHAT` calls that function in each rank."""

from __future__ import annotations

import sys
import time

import numpy as np

from tensor import Tensor, dtypes, mpi, nn, optim


def averages(world: mpi.World) -> None:
    """Means of tensors of several types, in buckets smaller than one of them, and of equal ones."""
    given = [
        Tensor(np.arange(12, dtype=np.float32).reshape(3, 4) * (world.rank + 1)),
        Tensor(np.full(5, world.rank, np.float64)),
        Tensor(np.float16(0.5) * np.ones(3, np.float16)) + world.rank,
        Tensor([float(world.rank)]).cast(dtypes.bfloat16),
    ]
    made = world.average(given, bucket_bytes=16)
    mean = sum(range(world.size)) / world.size
    wanted = [np.arange(12).reshape(3, 4) * (mean + 1), np.full(5, mean), np.full(3, 0.5 + mean), [mean]]
    for before, after, value in zip(given, made, wanted, strict=True):
        assert after.dtype == before.dtype and after.shape == before.shape
        np.testing.assert_array_equal(after.numpy(), value)
    assert world.sum(world.rank) == sum(range(world.size))
    assert world.average([]) == []


def begins(world: mpi.World) -> None:
    """All ranks begin with rank 0's values."""
    Tensor.manual_seed(world.rank)
    mine = [Tensor.rand(3, 2).realize(), Tensor.rand(4).cast(dtypes.bfloat16).realize()]
    world.broadcast(mine)
    Tensor.manual_seed(0)
    for tensor, wanted in zip(mine, [Tensor.rand(3, 2), Tensor.rand(4).cast(dtypes.bfloat16)], strict=True):
        np.testing.assert_array_equal(tensor.numpy(), wanted.numpy())


def layers() -> list[nn.Linear]:
    Tensor.manual_seed(3)
    return [nn.Linear(6, 5), nn.Linear(5, 5), nn.Linear(5, 4), nn.Linear(4, 3)]


def batch() -> tuple[Tensor, Tensor]:
    source = np.random.default_rng(1)
    return Tensor(source.random((8, 6), np.float32)), Tensor(source.integers(0, 3, 8).astype(np.int32))


def pipeline(world: mpi.World) -> None:
    """Four layers on as many ranks as there are: losses and gradients are those of one process."""
    whole, mine = layers(), layers()
    images, labels = batch()
    x = images
    for layer in whole:
        x = layer(x).tanh()
    loss = x.cross_entropy(labels)
    loss.backward()
    each = len(mine) // world.size
    own = range(world.rank * each, (world.rank + 1) * each)

    def stage(x: Tensor) -> Tensor:
        for n in own:
            x = mine[n](x).tanh()
        return x

    pipe = mpi.Pipeline(world, stage, Tensor.cross_entropy, parts=4)
    assert abs(pipe.backward(images, labels) - loss.item()) < 1e-6
    for n in own:
        for found, wanted in zip(
            nn.state.get_parameters(mine[n]), nn.state.get_parameters(whole[n]), strict=True
        ):
            np.testing.assert_allclose(found.grad.numpy(), wanted.grad.numpy(), rtol=1e-4, atol=1e-7)


def both(world: mpi.World) -> None:
    """Two pipelines of two stages, each with half of the batch: the step of one process."""
    line, copies = world.split(world.rank // 2), world.split(world.rank % 2)
    assert (line.size, copies.size) == (2, 2)
    whole, mine = layers(), layers()
    images, labels = batch()
    x = images
    for layer in whole:
        x = layer(x).tanh()
    x.cross_entropy(labels).backward()
    optim.SGD(nn.state.get_parameters(whole), lr=0.5).step()
    own = mine[2 * line.rank : 2 * line.rank + 2]
    pipe = mpi.Pipeline(line, lambda x: own[1](own[0](x).tanh()).tanh(), Tensor.cross_entropy, parts=2)
    rows = copies.share(8)
    pipe.backward(images[rows], labels[rows])
    parameters = nn.state.get_parameters(own)
    for parameter, mean in zip(parameters, copies.average([p.grad for p in parameters]), strict=True):
        parameter.grad = mean
    optim.SGD(parameters, lr=0.5).step()
    wanted = nn.state.get_parameters(whole[2 * line.rank : 2 * line.rank + 2])
    for found, value in zip(parameters, wanted, strict=True):
        np.testing.assert_allclose(found.numpy(), value.numpy(), rtol=1e-4, atol=1e-6)


def absent(world: mpi.World) -> None:
    """Rank 1 never comes to the second sum."""
    world.sum(1)
    if world.rank == 1:
        time.sleep(60)
    world.sum(2)


def dies(world: mpi.World) -> None:
    """Rank 1 meets an error that nobody catches while the others wait for it."""
    if world.rank == 1:
        raise RuntimeError("the disk is full")
    world.sum(2)


if __name__ == "__main__":
    what = sys.argv[1]
    world = mpi.join(patience_s=3 if what == "absent" else 60)
    globals()[what](world)
    print(f"{what}: rank {world.rank} of {world.size} is done")
