"""The host's own processor as a device: memory is host memory, a submission runs when its doorbell rings."""
