"""`torch.nn.parameter`: where scripts import `Parameter` from."""

from tensor.nn.module import Parameter

__all__ = ["Parameter"]
