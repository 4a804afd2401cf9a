"""Examples of reductions, running reductions, order, statistics, products and matrices."""

ROWS = """
addbmm: Tensor([[1.0]]).addbmm(Tensor([[[2.0]], [[3.0]]]), Tensor([[[4.0]], [[5.0]]])).tolist() -> [[24.0]]
addmm: Tensor([[1.0]]).addmm(Tensor([[2.0]]), Tensor([[3.0]]), beta=2).tolist() -> [[8.0]]
addmv: Tensor([1.0]).addmv(Tensor([[2.0, 3.0]]), Tensor([1.0, 1.0])).tolist() -> [6.0]
addr: Tensor.zeros(2, 2).addr(Tensor([1.0, 2.0]), Tensor([3.0, 4.0])).tolist() -> [[3.0, 4.0], [6.0, 8.0]]
all: Tensor([[1, 0], [1, 1]]).all(1).tolist() -> [False, True]
allclose: Tensor([1.0]).allclose(Tensor([1.0 + 1e-7])) -> True
amax: Tensor([[1, 5], [3, 2]]).amax(1).tolist() -> [5, 3]
amin: Tensor([[1, 5], [3, 2]]).amin(1).tolist() -> [1, 2]
aminmax: [x.item() for x in Tensor([3, 1, 2]).aminmax()] -> [1, 3]
any: Tensor([[0, 0], [1, 0]]).any(1).tolist() -> [False, True]
argmax: Tensor([[1, 5], [3, 2]]).argmax(1).tolist() -> [1, 0]
argmin: Tensor([[1, 5], [3, 2]]).argmin(1).tolist() -> [0, 1]
argsort: Tensor([3, 1, 2]).argsort().tolist() -> [1, 2, 0]
baddbmm: Tensor([[[1.0]]]).baddbmm(Tensor([[[2.0]]]), Tensor([[[3.0]]])).tolist() -> [[[7.0]]]
bincount: Tensor([0, 2, 2]).bincount().tolist() -> [1, 0, 2]
bmm: Tensor([[[1.0, 2.0]]]).bmm(Tensor([[[3.0], [4.0]]])).tolist() -> [[[11.0]]]
bucketize: Tensor([1, 4, 9]).bucketize(Tensor([2, 6])).tolist() -> [0, 1, 2]
cdist: Tensor([[0.0, 0.0]]).cdist(Tensor([[3.0, 4.0]])).tolist() -> [[5.0]]
cholesky_inverse: Tensor([[2.0]]).cholesky_inverse().tolist() -> [[0.25]]
cholesky_solve: Tensor([[8.0]]).cholesky_solve(Tensor([[2.0]])).tolist() -> [[2.0]]
cond: round(Tensor([[2.0, 0.0], [0.0, 1.0]]).cond().item(), 4) -> 2.0
corrcoef: round(Tensor([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0]]).corrcoef()[0, 1].item(), 4) -> 1.0
count_nonzero: Tensor([0, 3, 0, 7]).count_nonzero().item() -> 2
cov: Tensor([1.0, 3.0]).cov().item() -> 2.0
cross: Tensor([1, 0, 0]).cross(Tensor([0, 1, 0])).tolist() -> [0, 0, 1]
cummax: [x.tolist() for x in Tensor([1, 3, 2]).cummax(0)] -> [[1, 3, 3], [0, 1, 1]]
cummin: [x.tolist() for x in Tensor([3, 1, 2]).cummin(0)] -> [[3, 1, 1], [0, 1, 1]]
cumprod: Tensor([1, 2, 3]).cumprod(0).tolist() -> [1, 2, 6]
cumsum: Tensor([1, 2, 3]).cumsum(0).tolist() -> [1, 3, 6]
det: Tensor([[2.0, 0.0], [0.0, 3.0]]).det().item() -> 6.0
diff: Tensor([1, 4, 9]).diff().tolist() -> [3, 5]
dist: Tensor([0.0, 0.0]).dist(Tensor([3.0, 4.0])).item() -> 5.0
dot: Tensor([1, 2]).dot(Tensor([3, 4])).item() -> 11
eigvalsh: [round(x, 4) for x in Tensor([[2.0, 1.0], [1.0, 2.0]]).eigvalsh().tolist()] -> [1.0, 3.0]
einsum: Tensor.einsum("ij->j", Tensor([[1, 2], [3, 4]])).tolist() -> [4, 6]
equal: Tensor([1, 2]).equal(Tensor([1, 2])) -> True
histc: Tensor([1.0, 2.0, 2.5]).histc(2, 1, 3).tolist() -> [1.0, 2.0]
inner: Tensor([1, 2]).inner(Tensor([3, 4])).item() -> 11
inv: Tensor([[2.0, 0.0], [0.0, 4.0]]).inv().tolist() -> [[0.5, 0.0], [0.0, 0.25]]
inverse: Tensor([[2.0, 0.0], [0.0, 4.0]]).inverse().tolist() -> [[0.5, 0.0], [0.0, 0.25]]
kron: Tensor([1, 2]).kron(Tensor([1, 10])).tolist() -> [1, 10, 2, 20]
kthvalue: [x.item() for x in Tensor([3, 1, 2]).kthvalue(2)] -> [2, 2]
linear: Tensor([[1.0, 2.0]]).linear(Tensor([[3.0], [4.0]]), Tensor([0.5])).tolist() -> [[11.5]]
logcumsumexp: [round(x, 4) for x in Tensor([0.0, 0.0]).logcumsumexp(0).tolist()] -> [0.0, 0.6931]
logdet: round(Tensor([[2.0, 0.0], [0.0, 3.0]]).logdet().item(), 4) -> 1.7918
logsumexp: round(Tensor([0.0, 0.0]).logsumexp(0).item(), 4) -> 0.6931
lstsq: Tensor([[1.0], [1.0]]).lstsq(Tensor([[2.0], [4.0]]))[0].round(decimals=3).tolist() -> [[3.0]]
lu_solve: Tensor([[6.0]]).lu_solve(*Tensor([[3.0]]).lu_factor()[:2]).tolist() -> [[2.0]]
matmul: Tensor([[1, 2]]).matmul(Tensor([[3], [4]])).tolist() -> [[11]]
matrix_exp: Tensor([[0.0, 1.0], [0.0, 0.0]]).matrix_exp().tolist() -> [[1.0, 1.0], [0.0, 1.0]]
matrix_norm: Tensor([[3.0, 0.0], [0.0, 4.0]]).matrix_norm().item() -> 5.0
matrix_power: Tensor([[1, 1], [0, 1]]).matrix_power(3).tolist() -> [[1, 3], [0, 1]]
matrix_rank: Tensor([[1.0, 2.0], [2.0, 4.0]]).matrix_rank().item() -> 1
max: [x.tolist() for x in Tensor([[1, 5], [3, 2]]).max(dim=1)] -> [[5, 3], [1, 0]]
mean: Tensor([[1, 2], [3, 4]]).mean(0).tolist() -> [2.0, 3.0]
median: Tensor([3, 1, 2, 9]).median().item() -> 2
min: [x.tolist() for x in Tensor([[1, 5], [3, 2]]).min(dim=1)] -> [[1, 2], [0, 1]]
mm: Tensor([[1, 2]]).mm(Tensor([[3], [4]])).tolist() -> [[11]]
msort: Tensor([[3, 1], [1, 2]]).msort().tolist() -> [[1, 1], [3, 2]]
multi_dot: Tensor([[1.0, 2.0]]).multi_dot(Tensor([[1.0], [1.0]]), Tensor([[2.0]])).tolist() -> [[6.0]]
mv: Tensor([[1, 2], [3, 4]]).mv(Tensor([1, 1])).tolist() -> [3, 7]
nanmean: Tensor([1.0, float("nan"), 3.0]).nanmean().item() -> 2.0
nanmedian: Tensor([1.0, float("nan"), 3.0]).nanmedian().item() -> 1.0
nansum: Tensor([1.0, float("nan"), 3.0]).nansum().item() -> 4.0
newton_schulz: Tensor([[3.0]]).newton_schulz(8, (1.5, -0.5)).round(decimals=3).tolist() -> [[1.0]]
norm: Tensor([3.0, 4.0]).norm().item() -> 5.0
normalize: Tensor([[3.0, 0.0]]).normalize().tolist() -> [[1.0, 0.0]]
outer: Tensor([1, 2]).outer(Tensor([3, 4])).tolist() -> [[3, 4], [6, 8]]
pinv: Tensor([[2.0]]).pinv().tolist() -> [[0.5]]
pinverse: Tensor([[2.0]]).pinverse().tolist() -> [[0.5]]
prod: Tensor([[1, 2], [3, 4]]).prod(1).tolist() -> [2, 12]
quantile: Tensor([1.0, 2.0, 4.0]).quantile(0.75).item() -> 3.0
renorm: Tensor([[3.0, 4.0]]).renorm(2, 0, 10.0).tolist() -> [[3.0, 4.0]]
searchsorted: Tensor([1, 3, 5]).searchsorted(Tensor([0, 3, 9])).tolist() -> [0, 1, 3]
slogdet: [round(x.item(), 4) for x in Tensor([[-2.0]]).slogdet()] -> [-1.0, 0.6931]
softmax: Tensor([[1.0, 1.0]]).softmax(1).tolist() -> [[0.5, 0.5]]
softmin: Tensor([[1.0, 1.0]]).softmin(1).tolist() -> [[0.5, 0.5]]
log_softmax: round(Tensor([1.0, 1.0]).log_softmax(0)[0].item(), 4) -> -0.6931
solve_triangular: Tensor([[2.0]]).solve_triangular(Tensor([[6.0]]), upper=True).tolist() -> [[3.0]]
sort: [x.tolist() for x in Tensor([3, 1, 2]).sort()] -> [[1, 2, 3], [1, 2, 0]]
std: Tensor([1.0, 3.0]).std(correction=0).item() -> 1.0
std_mean: [x.item() for x in Tensor([1.0, 3.0]).std_mean(correction=0)] -> [1.0, 2.0]
sum: Tensor([[1, 2], [3, 4]]).sum(0, keepdim=True).tolist() -> [[4, 6]]
svd: [x.shape for x in Tensor.ones(3, 2).svd(full_matrices=False)] -> [(3, 2), (2,), (2, 2)]
svdvals: [round(x, 4) for x in Tensor([[0.0, 3.0], [4.0, 0.0]]).svdvals().tolist()] -> [4.0, 3.0]
tensordot: Tensor([[1, 2], [3, 4]]).tensordot(Tensor([[1, 1], [1, 1]])).item() -> 10
topk: [x.tolist() for x in Tensor([3, 9, 5]).topk(2)] -> [[9, 5], [1, 2]]
trace: Tensor([[1, 2], [3, 4]]).trace().item() -> 5
trapezoid: Tensor([1.0, 3.0, 5.0]).trapezoid().item() -> 6.0
unique_consecutive: Tensor([1, 1, 2, 1]).unique_consecutive().tolist() -> [1, 2, 1]
var: Tensor([1.0, 3.0]).var().item() -> 2.0
var_mean: [x.item() for x in Tensor([1.0, 3.0]).var_mean()] -> [2.0, 2.0]
vdot: Tensor([1 + 1j]).vdot(Tensor([1 + 1j])).item() -> (2+0j)
vecdot: Tensor([[1, 2], [3, 4]]).vecdot(Tensor([1, 1])).tolist() -> [3, 7]
"""
