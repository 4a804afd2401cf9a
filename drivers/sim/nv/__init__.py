"""The simulated NVIDIA card."""
