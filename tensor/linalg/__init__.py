"""Linear algebra by torch's names: `tensor.linalg.solve(A, B)`. Axes before the last two count matrices.

Each is made of the methods of `Tensor` that its text names; 16-bit floats are computed in float32. Matrices
that a method does not take (singular, not positive definite) give infinities or NaN, since nothing is
computed when an error could be raised; functions ending in _ex tell it as a number as well.
"""

from tensor.linalg.equations import (  # noqa: F401  # names of this module
    inv_ex,
    lstsq,
    lu_solve,
    pinv,
    solve,
    solve_ex,
    solve_triangular,
    tensorinv,
    tensorsolve,
)
from tensor.linalg.factors import (  # noqa: F401  # names of this module
    PLU,
    QR,
    SVD,
    Eig,
    LUFactor,
    LUFactorEx,
    WithInfo,
    cholesky_ex,
    eig,
    eigh,
    eigvals,
    lu,
    lu_factor,
    lu_factor_ex,
    matrix_sqrth,
    polar,
    qr,
    svd,
)
from tensor.linalg.norms import (  # noqa: F401  # names of this module
    Slogdet,
    cond,
    diagonal,
    matrix_norm,
    matrix_rank,
    multi_dot,
    norm,
    slogdet,
    vander,
    vector_norm,
)
from tensor.tensor import Tensor

cross, matmul, vecdot, matrix_power = Tensor.cross, Tensor.matmul, Tensor.vecdot, Tensor.matrix_power
eigvalsh, matrix_exp, svdvals, inv = Tensor.eigvalsh, Tensor.matrix_exp, Tensor.svdvals, Tensor.inverse
cholesky, det, householder_product = Tensor.cholesky, Tensor.det, Tensor.orgqr
