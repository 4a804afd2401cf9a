"""Graph in, ordered kernel launches out. The steps: `partition.py` where there are several devices;
`cut.py`, `lower.py` and `tensor/passes/` for the graph of each (`one_device.py`); `order.py`.

Nothing here knows a device: memory is named by Storage objects, which the runtime fills.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tensor.ir.graph import Node, toposort
from tensor.ir.place import HERE
from tensor.plan.target import Abilities
from tensor.schedule.one_device import DeviceGraph, Stored
from tensor.schedule.order import OrderedLaunch, order, transfer
from tensor.schedule.partition import is_on_several, partition
from tensor.schedule.storage import Storage, gathered
from tensor.schedule.timing import Speeds, alike

__all__ = ["GraphSchedule", "OrderedLaunch", "Storage", "schedule"]


@dataclass(frozen=True)
class GraphSchedule:
    """launches: in the order they must run. results: the memory of every root and every assignment made.
    temporary: memory that the launches alone use."""

    launches: tuple[OrderedLaunch, ...]
    results: dict[Node, Storage]
    temporary: frozenset[Storage]


def schedule(
    roots: Iterable[Node],
    stored: Stored,
    abilities: Callable[[str], Abilities] = lambda _: Abilities(),
    speeds: Speeds = alike,
) -> GraphSchedule:
    """Kernels that compute every root, and copies between devices. stored: the memory of a node whose values
    exist; BUFFER nodes need not be known to it. abilities: of the code generator for the device of that
    name. speeds: of devices.

    Assignments below the roots are carried out. A root that is a leaf or reshapes one shares its memory.
    """
    roots = tuple(roots)
    if is_on_several(toposort(*roots, stop=lambda node: stored(node) is not None)):
        return _on_several(roots, stored, abilities, speeds)
    graph = DeviceGraph("", roots, stored, abilities(""))
    launches = tuple(order(graph.steps()))
    results = graph.results()
    return GraphSchedule(launches, results, _used(launches) - graph.leaves - set(results.values()))


def _on_several(
    roots: tuple[Node, ...], stored: Stored, abilities: Callable[[str], Abilities], speeds: Speeds
) -> GraphSchedule:
    """A graph for each device, and the copies that leave it."""
    division = partition(roots, stored, speeds)
    received = {made: Storage(made.dtype, made.size, made.place) for made in division.sources}
    hops = division.hops()
    graphs = {
        name: DeviceGraph(name, tuple(dict.fromkeys(parts)), stored, abilities(name), received, hops)
        for name, parts in division.roots.items()
    }
    steps = [step for graph in graphs.values() for step in graph.steps()]
    for made, source in division.sources.items():
        version = graphs[source.device].version_of(source.value)
        steps.append(transfer(made, version, source.offset, received[made], source.device))
    launches = tuple(order(steps, speeds))
    found = {}
    for root, parts in division.parts.items():
        place = root.place or HERE
        units = [graphs[name].result(part) for name, part in zip(place.devices, parts, strict=True)]
        found[root] = gathered(units, root.shape, place)
    lasting = {unit for storage in found.values() for unit in storage.units}
    leaves = set[Storage]().union(*(graph.leaves for graph in graphs.values())) - set(received.values())
    return GraphSchedule(launches, found, _used(launches) - leaves - lasting)


def _used(launches: Iterable[OrderedLaunch]) -> frozenset[Storage]:
    return frozenset(storage for launch in launches for storage in launch.args)
