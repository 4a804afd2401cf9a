"""Facts of NVIDIA's cards and kernel driver."""
