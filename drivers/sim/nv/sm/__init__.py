"""The multiprocessors of a simulated NVIDIA card: they run SASS from its bits. `launch.run` is the door."""
