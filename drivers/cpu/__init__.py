"""The host's own processor as a device: memory is host memory, who submits runs it."""
