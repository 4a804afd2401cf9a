"""Training over several processes and machines, by an MPI library (extra `mpi`): mpirun starts them.

    from tensor import mpi
    world = mpi.join()                     # mpirun -n 4 python train.py
    world.broadcast(parameters)            # all begin with rank 0's
    gradients = world.average(gradients)   # in buckets, while the device still computes others

Data parallel: `World.share` and `World.average`. Pipeline parallel: `Pipeline`, a stage of the model a rank.
`World.split` makes groups of ranks, so that both go together. docs/several-hosts.md.
"""

from tensor.mpi.pipeline import Pipeline
from tensor.mpi.world import RankError, World, join

__all__ = ["Pipeline", "RankError", "World", "join"]
