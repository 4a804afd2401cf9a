"""`torch.backends.cudnn`: switches of a library that is not used; setting them changes nothing."""

benchmark = deterministic = enabled = allow_tf32 = False


def is_available() -> bool:
    """False.

    >>> is_available()
    False
    """
    return False
