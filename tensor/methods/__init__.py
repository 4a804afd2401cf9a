"""The methods of Tensor, a family a file. Each family is a base class that uses only the families below it.

From the bottom: arithmetic, elementwise, movement, creation, transcendental, reduce, matmul, activation,
random, loss, index, scatter, sort, layers, special, gamma, rearrange, products, statistics, choose, unique,
factor, spectral, matrices, resample, grid, names, in_place.
"""
