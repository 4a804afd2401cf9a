"""Opening a device by name, and nothing else."""
