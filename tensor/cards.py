"""The devices that a process computes with, by the names that users give them."""

from __future__ import annotations

from collections.abc import Sequence

from hcq.device import Device
from hcq.errors import ArgumentError
from hcq.settings import Settings
from tensor.card import CompileKernel, Compiler, DeviceContext, Ready, Stats
from tensor.ir.kernel import Kernel
from tensor.kernel_cache import KernelCache
from tensor.report import Measured


class Cards:
    """Open devices, each a `DeviceContext`. device: the default one, whose key is ''."""

    def __init__(
        self, device: Device, compile_kernel: CompileKernel, settings: Settings, cache: KernelCache | None
    ) -> None:
        self.device, self.settings, self.stats = device, settings, Stats()
        self._compiler = Compiler(
            lambda arch: compile_kernel if arch == device.arch else compile_for(arch), cache, self.stats
        )
        self._cards = {"": DeviceContext(device, self._compiler, settings)}
        self._names: dict[str, tuple[str, ...]] = {}  # keys of the devices that a name stands for
        self.adopt(settings.dev or device.name, [device])

    def card(self, name: str) -> DeviceContext:
        """An open device by its name."""
        return self._cards[name]

    def names(self, name: str) -> tuple[str, ...]:
        """The devices that a name stands for, opened if necessary. Raises ArgumentError for an unknown
        one."""
        found = self._names.get(name)
        if found is None:
            found = self._open(name)
        for each in found:
            self._cards[each].device.check_open()
        return found

    def _open(self, name: str) -> tuple[str, ...]:
        """Open devices that have none of the names in use."""
        from drivers import open_many

        listed = [each.strip() for each in name.split(",")]
        if len(listed) > 1 and any(each in self._names for each in listed):
            return tuple(key for each in listed for key in self.names(each))
        if "#" in name:
            base = name.partition("#")[0]
            raise ArgumentError(
                f"device {name!r} is not open; name all of its machine first, as {base}*2 does for two"
            )
        base, sign, count = name.partition("*")
        if sign and count.isdecimal():
            numbered = [f"{base}#{i}" for i in range(int(count))]
            if all(each in self._names for each in numbered):
                return tuple(key for each in numbered for key in self._names[each])
            if any(each in self._names for each in numbered):
                raise ArgumentError(
                    f"device {name!r}: fewer of {base} are open already, and a machine does not grow; name"
                    f" {name} first"
                )
        return self.adopt(name, open_many(name, self.settings))

    def adopt(self, name: str, devices: Sequence[Device]) -> tuple[str, ...]:
        """Have tensors use devices that are open, by this name and by their own; the keys of their cards."""
        found = []
        for device in devices:
            key = "" if device is self.device else device.name
            self._cards.setdefault(key, DeviceContext(device, self._compiler, self.settings))
            self._names[device.name] = (key,)
            found.append(key)
        self._names[name] = tuple(found)
        return tuple(found)

    def default_to(self, name: str) -> None:
        """Let another device in use be the one for what names no other; values keep their devices.

        For when that device is lost.
        """
        (key,) = self._names[name]
        if not key:
            return
        renamed = {"": self.device.name, key: ""}
        self._cards = {renamed.get(each, each): card for each, card in self._cards.items()}
        for known, keys in self._names.items():
            self._names[known] = tuple(renamed.get(each, each) for each in keys)
        self.device = self._cards[""].device

    def card_of(self, device: Device) -> DeviceContext:
        """The card of an open device."""
        return next(card for card in self.cards if card.device is device)

    @property
    def cards(self) -> list[DeviceContext]:
        """Every device in use."""
        return list(self._cards.values())

    def ready(self, kernel: Kernel, origin: str = "") -> Ready:
        """The kernel as a program of the default device. origin: what DEBUG says it computes."""
        return self.card("").ready(kernel, origin)

    @property
    def measured(self) -> list[Measured]:
        """What was measured of each kernel."""
        return [measured for card in self.cards for measured in card.measured]


def compile_for(arch: str) -> CompileKernel:
    """The code generator of an instruction set. Raises ArgumentError for one that has none."""
    from tensor.codegen import generator_of, generators

    found = generator_of(arch)
    if found is None:
        raise ArgumentError(f"no code generator for {arch}; allowed are {', '.join(generators())}")
    compile_kernel: CompileKernel = found.compile_kernel
    return compile_kernel


def tuner(device: Device, count: int) -> CompileKernel:
    """What compiles kernels by trying schedules on a device."""
    from tensor.tune import Tuner

    compile_for(device.arch)  # refuses devices that nothing is compiled for
    return Tuner(device, count)
