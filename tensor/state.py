"""The parameters of a model by name: found by walking its attributes, lists and dicts, copied in by name; and
by `tensor.weights` in files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike
from typing import Any

from tensor.tensor import Tensor


def get_state_dict(obj: Any, prefix: str = "") -> dict[str, Tensor]:
    """Every tensor inside `obj` by its path, such as ``layers.0.weight``;
    one found twice keeps its first name.

    >>> sorted(get_state_dict(nn.Linear(2, 1)))
    ['bias', 'weight']
    """
    return dict(_walk(obj, prefix.rstrip("."), set()))


def get_parameters(obj: Any) -> list[Tensor]:
    """Every tensor inside `obj`, each once.

    >>> len(get_parameters([nn.Linear(2, 1), nn.LayerNorm(1)]))
    4
    """
    return list(get_state_dict(obj).values())


def load_state_dict(model: Any, state_dict: Mapping[str, Any], strict: bool = True) -> None:
    """Assign tensors or arrays to the model's tensors of the same names, converted to their dtypes and
    brought to their devices, and realize.

    KeyError if `strict` and a name is missing or unknown; ValueError for a wrong shape. The model is
    unchanged then.

    >>> layer = nn.Linear(2, 1, bias=False)
    >>> load_state_dict(layer, {"weight": Tensor([[1.0, 2.0]])})
    >>> layer.weight.tolist()
    [[1.0, 2.0]]
    """
    own = get_state_dict(model)
    missing = sorted(own.keys() - state_dict.keys())
    unknown = sorted(state_dict.keys() - own.keys() - dict(all_names(model)).keys())
    if strict and (missing or unknown):
        raise KeyError(
            f"load_state_dict: missing {missing}, unknown {unknown}; give strict=False to skip them"
        )
    pairs = [(name, own[name], Tensor(state_dict[name])) for name in own if name in state_dict]
    for name, target, value in pairs:
        if value.shape != target.shape and (value.numel(), target.numel()) != (1, 1):
            raise ValueError(
                f"load_state_dict: {name} has shape {value.shape}, the model's has {target.shape}"
            )
    for _, target, value in pairs:
        there = value.detach().reshape(target.shape).shard_like(target)
        target.assign(there.cast(target.dtype))
    for _, target, _ in pairs[:1]:
        target.realize(*(tensor for _, tensor, _ in pairs[1:]))


def _walk(obj: Any, path: str, seen: set[int]) -> Iterator[tuple[str, Tensor]]:
    """Every tensor with its path; what `seen` names was met before."""
    if id(obj) in seen:
        return
    seen.add(id(obj))
    if isinstance(obj, Tensor):
        yield path, obj
        return
    for name, child in children(obj):
        yield from _walk(child, f"{path}.{name}" if path else name, seen)


def all_names(obj: Any, path: str = "", above: tuple[int, ...] = ()) -> Iterator[tuple[str, Tensor]]:
    """Every tensor by each of its paths; one that two modules share has two.

    >>> layer = nn.Linear(2, 1, bias=False)
    >>> [name for name, _ in all_names([layer, layer])]
    ['0.weight', '1.weight']
    """
    if isinstance(obj, Tensor):
        yield path, obj
    elif id(obj) not in above:
        for name, child in children(obj):
            yield from all_names(child, f"{path}.{name}" if path else name, (*above, id(obj)))


def children(obj: Any) -> Iterator[tuple[str, Any]]:
    """What an object, a list or a dict holds, by name; but for what its `_unsaved` names. Of a module its
    parameters come first, then its buffers, as torch has it.

    >>> [name for name, _ in children({"first": 1, "second": 2})]
    ['first', 'second']
    """
    if isinstance(obj, list | tuple):
        return ((str(i), child) for i, child in enumerate(obj))
    if isinstance(obj, dict):
        return ((str(key), child) for key, child in obj.items())
    found = getattr(obj, "__dict__", {}).items()
    hidden, buffers = getattr(obj, "_unsaved", ()), getattr(obj, "_buffers", None)
    if buffers is not None:
        found = sorted(found, key=lambda pair: (not isinstance(pair[1], Tensor), pair[0] in buffers))
    return ((name, child) for name, child in found if name not in hidden)


def save(
    weights: Any,
    path: str | PathLike[str],
    metadata: Mapping[str, str] | None = None,
    shard_bytes: int = 5 << 30,
) -> None:
    """Write a model's tensors, or a dict of them, to a `.safetensors` or `.npz` file, or to several files by
    a `.safetensors.index.json`: see `weights.save`.

    >>> save({"weight": Tensor([1.0, 2.0])}, "model.npz")
    >>> load("model.npz")["weight"].tolist()
    [1.0, 2.0]
    """
    from tensor import weights as files

    is_named = isinstance(weights, Mapping) and all(isinstance(each, Tensor) for each in weights.values())
    files.save(weights if is_named else get_state_dict(weights), path, metadata, shard_bytes)


def load(path: str | PathLike[str]) -> dict[str, Tensor]:
    """The tensors of a `.safetensors`, `.npz`, `.pt`, `.pth` or `.gguf` file by name: see `weights.load`.

    >>> save(nn.Linear(2, 1), "model.safetensors")
    >>> sorted(load("model.safetensors"))
    ['bias', 'weight']
    """
    from tensor import weights as files

    return files.load(path)


def safe_save(
    tensors: Mapping[str, Tensor], path: str | PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """Write tensors by name as safetensors, whatever the name's ending.

    >>> safe_save({"weight": Tensor([1.0])}, "weights", {"step": "7"})
    >>> safe_load("weights")["weight"].tolist()
    [1.0]
    """
    from tensor import weights as files

    files.save_safetensors(tensors, path, metadata)


def safe_load(path: str | PathLike[str]) -> dict[str, Tensor]:
    """The tensors of a safetensors file by name, whatever the name's ending.

    >>> safe_save({"weight": Tensor([1.0])}, "weights")
    >>> safe_load("weights")["weight"].tolist()
    [1.0]
    """
    from tensor import weights as files

    return files.load_safetensors(path)


def safe_load_metadata(path: str | PathLike[str]) -> dict[str, str]:
    """The words by name that a safetensors file keeps beside its tensors.

    >>> safe_save({"weight": Tensor([1.0])}, "weights", {"step": "7"})
    >>> safe_load_metadata("weights")
    {'step': '7'}
    """
    from tensor import weights as files

    return files.safetensors_metadata(path)


def torch_load(path: str | PathLike[str]) -> dict[str, Tensor]:
    """The tensors that a file of `torch.save` holds; nothing in it is run.

    >>> torch_load("model.pt")["weight"].tolist()
    [1.0, 2.0]
    """
    from tensor import weights as files

    return files.load_torch(path)


def gguf_load(path: str | PathLike[str]) -> tuple[dict[str, Any], dict[str, Tensor]]:
    """What a GGUF file says by name, and its tensors, dequantised where they are used.

    >>> facts, tensors = gguf_load("model.gguf")
    >>> tensors["weight"].tolist()
    [1.0, 2.0]
    """
    from tensor import weights as files

    return files.load_gguf(path)
