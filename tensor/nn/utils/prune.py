"""`torch.nn.utils.prune`: parts of a parameter that are 0 and stay so, by a mask. The parameter is then
`weight_orig`, the mask the buffer `weight_mask`, and `weight` their product.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from tensor.nn import computed
from tensor.tensor import Tensor

Amount = int | float  # how many elements or channels, or a share of them


class BasePruningMethod(computed.Fixed):
    """What says which elements stay. A kind of one's own has a `compute_mask`; PRUNING_TYPE: it judges single
    elements that no mask took away yet ("unstructured"), whole channels along `dim` ("structured"), or all
    elements ("global").

    >>> class EverySecond(BasePruningMethod):
    ...     PRUNING_TYPE = "unstructured"
    ...     def compute_mask(self, t, default_mask):
    ...         return default_mask * (Tensor.arange(t.numel()) % 2).reshape(t.shape)
    >>> layer = nn.Linear(4, 1)
    >>> made = EverySecond.apply(layer, "weight")
    >>> layer.weight_mask.tolist()
    [[0.0, 1.0, 0.0, 1.0]]
    """

    PRUNING_TYPE: ClassVar[str] = "unstructured"
    dim = -1

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """1 where elements stay, by scores `t`; default_mask: 0 where they went before."""
        raise NotImplementedError(f"{type(self).__name__} has no compute_mask")

    @classmethod
    def apply(
        cls, module: Any, name: str, *settings: Any, importance_scores: Tensor | None = None, **options: Any
    ) -> Self:
        """Prune a module's parameter; the scores are the parameter itself, if they are not given."""
        method = cls(*settings, **options)
        method._apply(module, name, importance_scores)
        return method

    def _apply(self, module: Any, name: str, scores: Tensor | None) -> None:
        if not isinstance(module._computed.get(name, self), BasePruningMethod):
            raise ValueError(
                f"prune: {name} of {type(module).__name__} is computed already; remove that first"
            )
        weight: Tensor = getattr(module, name)
        scores = weight.detach() if scores is None else scores
        if scores.shape != weight.shape:
            raise ValueError(f"prune: scores of shape {scores.shape} for {name} of shape {weight.shape}")
        before = getattr(module, f"{name}_mask", None)
        mask = self.compute_mask(scores, weight.ones_like()) if before is None else self._more(scores, before)
        self.name = name
        if before is None:
            computed.compute(module, name, self)
            setattr(module, f"{name}_orig", weight)
        else:
            module._computed[name] = self
        held = mask.detach().cast(weight.dtype).contiguous().realize()
        module.register_buffer(f"{name}_mask", held)

    def _more(self, scores: Tensor, before: Tensor) -> Tensor:
        """A mask that takes away more than one before it: this method judges what is left."""
        if self.PRUNING_TYPE == "unstructured":
            left = before.flatten().nonzero().flatten()
            chosen, rest = scores.flatten()[left], before.flatten()[left]
            made = before.flatten().scatter(0, left, self.compute_mask(chosen, rest).cast(before.dtype))
            return made.reshape(before.shape)
        if self.PRUNING_TYPE == "structured":
            dim = before._axis("prune", self.dim)
            others = tuple(axis for axis in range(before.ndim) if axis != dim)
            left = before.sum(others).nonzero().flatten()
            part = self.compute_mask(scores.index_select(dim, left), before.index_select(dim, left))
            return before.index_copy(dim, left, part.cast(before.dtype))
        return self.compute_mask(scores, before)

    def apply_mask(self, module: Any) -> Tensor:
        """The parameter without what was taken away."""
        return self.value(module)

    def value(self, module: Any) -> Tensor:
        """As `apply_mask`."""
        made: Tensor = getattr(module, f"{self.name}_mask") * getattr(module, f"{self.name}_orig")
        return made

    def prune(
        self, t: Tensor, default_mask: Tensor | None = None, importance_scores: Tensor | None = None
    ) -> Tensor:
        """A tensor without what this method takes away."""
        before = t.ones_like() if default_mask is None else default_mask
        return t * self.compute_mask(t if importance_scores is None else importance_scores, before)


class Identity(BasePruningMethod):
    """Takes nothing away.

    >>> Identity().prune(Tensor([1.0, 2.0])).tolist()
    [1.0, 2.0]
    """

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        return default_mask


class CustomFromMask(BasePruningMethod):
    """What a given mask says.

    >>> CustomFromMask(Tensor([0.0, 1.0])).prune(Tensor([1.0, 2.0])).tolist()
    [0.0, 2.0]
    """

    PRUNING_TYPE = "global"

    def __init__(self, mask: Tensor) -> None:
        self.mask = mask

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        return default_mask * self.mask.cast(default_mask.dtype)


class _OfAmount(BasePruningMethod):
    def __init__(self, amount: Amount, dim: int = -1) -> None:
        is_count = isinstance(amount, int) and not isinstance(amount, bool) and amount >= 0
        if not is_count and not (isinstance(amount, float) and 0 <= amount <= 1):
            raise ValueError(f"prune: amount {amount!r}; allowed are counts, and shares of 0.0..1.0")
        self.amount, self.dim = amount, dim

    def _count(self, size: int) -> int:
        """Of so many how many go."""
        if isinstance(self.amount, int) and self.amount > size:
            raise ValueError(f"prune: amount {self.amount}; there are {size}")
        return self.amount if isinstance(self.amount, int) else round(self.amount * size)

    def _without_least(self, scores: Tensor, mask: Tensor) -> Tensor:
        """A mask without those of the least scores, along the only axis."""
        count = self._count(scores.numel())
        if not count:
            return mask
        least = scores.topk(count, largest=False)[1]
        return mask.scatter(0, least, mask.zeros(count, dtype=mask.dtype))


class _Unstructured(_OfAmount):
    def __init__(self, amount: Amount) -> None:
        super().__init__(amount)

    def _scores(self, t: Tensor) -> Tensor:
        raise NotImplementedError

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        scores = self._scores(t).flatten()
        return self._without_least(scores, default_mask.flatten()).reshape(default_mask.shape)


class L1Unstructured(_Unstructured):
    """Takes away the elements that are nearest to 0.

    >>> L1Unstructured(1).prune(Tensor([3.0, 1.0, 2.0])).tolist()
    [3.0, 0.0, 2.0]
    """

    def _scores(self, t: Tensor) -> Tensor:
        return t.abs()


class RandomUnstructured(_Unstructured):
    """Takes away elements at random.

    >>> int(RandomUnstructured(0.5).prune(Tensor.ones(4)).sum().item())
    2
    """

    def _scores(self, t: Tensor) -> Tensor:
        return t.rand(t.shape)


class _Structured(_OfAmount):
    PRUNING_TYPE = "structured"

    def _scores(self, t: Tensor, others: tuple[int, ...]) -> Tensor:
        raise NotImplementedError

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        if t.ndim < 2:
            raise ValueError(f"prune: shape {t.shape} has no channels; allowed are 2 axes or more")
        dim = t._axis("prune", self.dim)
        scores = self._scores(t, tuple(axis for axis in range(t.ndim) if axis != dim))
        kept = self._without_least(scores, scores.ones_like())
        shape = [1] * t.ndim
        shape[dim] = -1
        return default_mask * kept.reshape(shape).cast(default_mask.dtype)


class RandomStructured(_Structured):
    """Takes away channels along `dim` at random.

    >>> int(RandomStructured(1, dim=0).prune(Tensor.ones(4, 2)).sum().item())
    6
    """

    def _scores(self, t: Tensor, others: tuple[int, ...]) -> Tensor:
        return t.sum(others).rand_like()


class LnStructured(_Structured):
    """Takes away the channels along `dim` whose n-norm is least.

    >>> LnStructured(1, n=2, dim=0).prune(Tensor([[1.0, 1.0], [2.0, 2.0]])).tolist()
    [[0.0, 0.0], [2.0, 2.0]]
    """

    def __init__(self, amount: Amount, n: float, dim: int = -1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def _scores(self, t: Tensor, others: tuple[int, ...]) -> Tensor:
        return t.norm(self.n, others)


def identity(module: Any, name: str) -> Any:
    """A mask of ones.

    >>> int(identity(nn.Linear(4, 5), "weight").weight_mask.sum().item())
    20
    """
    Identity.apply(module, name)
    return module


def random_unstructured(module: Any, name: str, amount: Amount) -> Any:
    """Take elements of a parameter away at random: a count of them or a share. Gives the module.

    >>> int(random_unstructured(nn.Linear(4, 5), "weight", 0.5).weight_mask.sum().item())
    10
    """
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module: Any, name: str, amount: Amount, importance_scores: Tensor | None = None) -> Any:
    """Take the elements away that are, or whose scores are, nearest to 0. Gives the module.

    >>> layer = nn.Linear(3, 1)
    >>> layer.weight.data = Tensor([[1.0, -0.5, 2.0]])
    >>> l1_unstructured(layer, "weight", 1).weight.tolist()
    [[1.0, -0.0, 2.0]]
    """
    L1Unstructured.apply(module, name, amount, importance_scores=importance_scores)
    return module


def random_structured(module: Any, name: str, amount: Amount, dim: int) -> Any:
    """Take channels along an axis away at random. Gives the module.

    >>> int(random_structured(nn.Linear(4, 5), "weight", 2, dim=0).weight_mask.sum().item())
    12
    """
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(
    module: Any, name: str, amount: Amount, n: float, dim: int, importance_scores: Tensor | None = None
) -> Any:
    """Take the channels along an axis away whose n-norm is least. Gives the module.

    >>> int(ln_structured(nn.Linear(4, 5), "weight", 2, n=1, dim=0).weight_mask.sum().item())
    12
    """
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module: Any, name: str, mask: Tensor) -> Any:
    """Take away what a mask has no 1 for. Gives the module.

    >>> custom_from_mask(nn.Linear(2, 1), "bias", Tensor([0.0])).bias.abs().tolist()
    [0.0]
    """
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(
    parameters: Iterable[tuple[Any, str]],
    pruning_method: type[BasePruningMethod],
    importance_scores: Mapping[tuple[Any, str], Tensor] | None = None,
    **options: Any,
) -> None:
    """Take elements of several parameters away, as if they were one. parameters: modules with the names of
    theirs; importance_scores by the same. TypeError for a method that is not unstructured.

    >>> layers = [nn.Linear(4, 2), nn.Linear(2, 4)]
    >>> global_unstructured([(layer, "weight") for layer in layers], L1Unstructured, amount=5)
    >>> int(sum(layer.weight_mask.sum().item() for layer in layers))
    11
    """
    pairs, given = list(parameters), importance_scores or {}
    method = pruning_method(**options)
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(f"global_unstructured: {pruning_method.__name__} is {method.PRUNING_TYPE}")
    weights = [getattr(module, name).detach() for module, name in pairs]
    scores = [given.get(pair, weight).flatten() for pair, weight in zip(pairs, weights, strict=True)]
    masks = [
        getattr(module, f"{name}_mask", weight.ones_like()).flatten()
        for (module, name), weight in zip(pairs, weights, strict=True)
    ]
    together = [rows[0].cat(*rows[1:]) for rows in (scores, masks)]
    mask, begin = method._more(together[0], together[1]).realize(), 0
    for (module, name), weight in zip(pairs, weights, strict=True):
        part = mask[begin : begin + weight.numel()].reshape(weight.shape)
        custom_from_mask(module, name, part)
        begin += weight.numel()


def remove(module: Any, name: str) -> Any:
    """The parameter as it is, without what was taken away, for good. ValueError for one that is not
    pruned.

    >>> layer = remove(identity(nn.Linear(4, 5), "weight"), "weight")
    >>> sorted(layer.state_dict())
    ['bias', 'weight']
    """
    if not isinstance(module._computed.get(name), BasePruningMethod):
        raise ValueError(f"prune.remove: {name} of {type(module).__name__} is not pruned")
    with Tensor.no_grad():
        value = getattr(module, name).detach().clone()
    original = getattr(module, f"{name}_orig")
    computed.stop(module, name)
    for part in ("orig", "mask"):
        delattr(module, f"{name}_{part}")
    original.data = value
    setattr(module, name, original)
    return module


def is_pruned(module: Any) -> bool:
    """Whether a parameter of a module, or of one in it, is pruned.

    >>> is_pruned(nn.Linear(2, 3))
    False
    """
    rules = (rule for each in module.modules() for rule in each._computed.values())
    return any(isinstance(rule, BasePruningMethod) for rule in rules)
