"""`torch.utils`: batches of examples (`data`) and gradients that compute again (`checkpoint`)."""

from tensor.utils import checkpoint, data

__all__ = ["checkpoint", "data"]
