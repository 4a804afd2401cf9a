"""Examples of networks' functions, random numbers, gradients, memory, devices and facts."""

ROWS = """
adaptive_avg_pool1d: Tensor([[[1.0, 3.0, 5.0, 7.0]]]).adaptive_avg_pool1d(2).tolist() -> [[[2.0, 6.0]]]
adaptive_avg_pool2d: Tensor.ones(1, 1, 4, 6).adaptive_avg_pool2d((2, None)).shape -> (1, 1, 2, 6)
adaptive_avg_pool3d: Tensor.ones(1, 1, 4, 4, 4).adaptive_avg_pool3d(2).shape -> (1, 1, 2, 2, 2)
adaptive_max_pool1d: Tensor([[[1.0, 3.0, 5.0, 7.0]]]).adaptive_max_pool1d(2).tolist() -> [[[3.0, 7.0]]]
adaptive_max_pool2d: Tensor.ones(1, 1, 4, 6).adaptive_max_pool2d(2).shape -> (1, 1, 2, 2)
adaptive_max_pool3d: Tensor.ones(1, 1, 4, 4, 4).adaptive_max_pool3d(2).shape -> (1, 1, 2, 2, 2)
affine_grid: Tensor.ones(1, 2, 3).affine_grid((1, 1, 4, 5), False).shape -> (1, 4, 5, 2)
autocast: with Tensor.autocast(): made = Tensor.ones(2, 2).dot(Tensor.ones(2)); made.dtype.name -> 'float16'
avg_pool1d: Tensor([[[1.0, 3.0, 5.0, 7.0]]]).avg_pool1d(2).tolist() -> [[[2.0, 6.0]]]
avg_pool2d: Tensor([[[[1.0, 2.0], [3.0, 6.0]]]]).avg_pool2d(2).tolist() -> [[[[3.0]]]]
avg_pool3d: Tensor.ones(1, 1, 2, 2, 2).avg_pool3d(2).tolist() -> [[[[[1.0]]]]]
batchnorm: Tensor([[3.0]]).batchnorm(None, None, Tensor([1.0]), Tensor([0.5])).tolist() -> [[1.0]]
binary_crossentropy: round(Tensor([0.5]).binary_crossentropy(Tensor([1.0])).item(), 4) -> 0.6931
binary_crossentropy_logits: round(Tensor([0.0]).binary_crossentropy_logits(Tensor([1.0])).item(), 4) -> 0.6931
conv1d: Tensor([[[1.0, 2.0, 3.0]]]).conv1d(Tensor([[[1.0, 1.0]]])).tolist() -> [[[3.0, 5.0]]]
conv2d: Tensor.ones(1, 1, 3, 3).conv2d(Tensor.ones(4, 1, 2, 2), padding=1).shape -> (1, 4, 4, 4)
conv3d: Tensor.ones(1, 1, 2, 2, 2).conv3d(Tensor.ones(1, 1, 2, 2, 2)).tolist() -> [[[[[8.0]]]]]
conv_transpose1d: Tensor([[[1.0, 2.0]]]).conv_transpose1d(Tensor([[[1.0, 1.0]]])).shape -> (1, 1, 3)
conv_transpose2d: Tensor.ones(1, 1, 2, 2).conv_transpose2d(Tensor.ones(1, 1, 2, 2)).shape -> (1, 1, 3, 3)
conv_transpose3d: Tensor.ones(1, 1, 2, 2, 2).conv_transpose3d(Tensor.ones(1, 3, 1, 1, 1)).numel() -> 24
cross_entropy: round(Tensor([[0.0, 0.0]]).cross_entropy(Tensor([1])).item(), 4) -> 0.6931
dropout: Tensor([1.0, 2.0]).dropout(0.5).tolist() -> [1.0, 2.0]
grid_sample: Tensor([[[[1.0, 3.0]]]]).grid_sample(Tensor.zeros(1, 1, 1, 2)).tolist() -> [[[[2.0]]]]
interpolate: Tensor([[[1.0, 3.0]]]).interpolate((4,), "nearest").tolist() -> [[[1.0, 1.0, 3.0, 3.0]]]
layernorm: Tensor([[1.0, 3.0]]).layernorm(eps=0.0).tolist() -> [[-1.0, 1.0]]
max_pool1d: Tensor([[[1.0, 3.0, 5.0, 7.0]]]).max_pool1d(2).tolist() -> [[[3.0, 7.0]]]
max_pool2d: Tensor([[[[1.0, 2.0], [3.0, 6.0]]]]).max_pool2d(2).tolist() -> [[[[6.0]]]]
max_pool3d: Tensor.ones(1, 1, 2, 2, 2).max_pool3d(2).tolist() -> [[[[[1.0]]]]]
max_unpool1d: Tensor([[[5.0]]]).max_unpool1d(Tensor([[[1]]]), 2).tolist() -> [[[0.0, 5.0]]]
max_unpool2d: Tensor([[[[5.0]]]]).max_unpool2d(Tensor([[[[3]]]]), 2).tolist() -> [[[[0.0, 0.0], [0.0, 5.0]]]]
max_unpool3d: Tensor([[[[[5.0]]]]]).max_unpool3d(Tensor([[[[[7]]]]]), 2).shape -> (1, 1, 2, 2, 2)
mse_loss: Tensor([1.0, 2.0]).mse_loss(Tensor([0.0, 0.0])).item() -> 2.5
nll_loss: Tensor([[-0.5, -2.0]]).nll_loss(Tensor([1])).item() -> 2.0
scaled_dot_product_attention: x = Tensor.ones(1, 2); x.scaled_dot_product_attention(x, x).sum().item() -> 2.0
sequential: Tensor([-1.0, 4.0]).sequential([Tensor.relu, Tensor.sqrt]).tolist() -> [0.0, 2.0]
sparse_categorical_crossentropy: Tensor([[0.0]]).sparse_categorical_crossentropy(Tensor([0])).item() -> 0.0
train: with Tensor.train(): made = Tensor.ones(8).dropout(1.0); made.sum().item() -> 0.0
bernoulli: Tensor([0.0, 1.0]).bernoulli().tolist() -> [0.0, 1.0]
deterministic: with Tensor.deterministic(): made = Tensor([1, 2])[Tensor([1, 1])]; made.tolist() -> [2, 2]
get_rng_state: Tensor.get_rng_state().shape -> (3,)
keyed: with Tensor.keyed(Tensor([1, 2], dtype="uint32")): made = Tensor.rand(2); made.shape -> (2,)
manual_seed: Tensor.manual_seed(7); a = Tensor.rand(2); Tensor.manual_seed(7); a.equal(Tensor.rand(2)) -> True
multinomial: Tensor([0.0, 1.0]).multinomial(1).tolist() -> [1]
normal: Tensor.normal(2, 3, mean=1.0, std=0.0).sum().item() -> 6.0
poisson: Tensor([0.0, 0.0]).poisson().tolist() -> [0.0, 0.0]
rand: Tensor.rand(2, 3).shape -> (2, 3)
rand_like: Tensor([0.5, 0.5]).rand_like().shape -> (2,)
randint: Tensor.randint(2, 3, low=4, high=5).tolist() -> [[4, 4, 4], [4, 4, 4]]
randn: Tensor.randn(2, 3).shape -> (2, 3)
randn_like: Tensor([0.5, 0.5]).randn_like().shape -> (2,)
random_bits: Tensor.random_bits(4).dtype.name -> 'uint32'
randperm: sorted(Tensor.randperm(4).tolist()) -> [0, 1, 2, 3]
set_rng_state: s = Tensor.get_rng_state(); a = Tensor.rand(2); Tensor.set_rng_state(s); a.numel() -> 2
uniform: Tensor.uniform(2, low=1.0, high=1.0).tolist() -> [1.0, 1.0]
backward: w = Tensor([3.0], requires_grad=True); loss = (w * w).sum().backward(); w.grad.tolist() -> [6.0]
detach: Tensor([1.0], requires_grad=True).detach().requires_grad -> False
enable_grad: with Tensor.no_grad(), Tensor.enable_grad(): made = Tensor.is_grad_enabled(); made -> True
gradient: x = Tensor([3.0]); (x * x).sum().gradient(x)[0].tolist() -> [6.0]
is_grad_enabled: Tensor.is_grad_enabled() -> True
is_leaf: Tensor([1.0]).is_leaf -> True
is_trainable: Tensor([1]).is_trainable -> False
no_grad: with Tensor.no_grad(): made = Tensor([1.0], requires_grad=True) * 2; made.requires_grad -> False
requires_grad: (Tensor([1.0], requires_grad=True) * 2).requires_grad -> True
requires_grad_: Tensor([1.0]).requires_grad_().requires_grad -> True
retain_grad: Tensor([1.0], requires_grad=True).retain_grad() -> None
assign: Tensor([1.0, 2.0]).assign([3.0, 4.0]).tolist() -> [3.0, 4.0]
clone: Tensor([1, 2]).clone().tolist() -> [1, 2]
contiguous: Tensor([[1, 2]]).T.contiguous().tolist() -> [[1], [2]]
cpu: Tensor([1, 2]).cpu().tolist() -> [1, 2]
data: Tensor([1, 2]).data().tolist() -> [1, 2]
device: isinstance(Tensor([1]).device, str) -> True
dim: Tensor.zeros(2, 3).dim() -> 2
dtype: Tensor([1.0]).dtype.name -> 'float32'
element_size: Tensor([1.0]).element_size() -> 4
from_blob: x = Tensor([1, 2]).numpy(); Tensor.from_blob(x.ctypes.data, (2,), "int32").tolist() -> [1, 2]
from_dlpack: import numpy as np; Tensor.from_dlpack(np.array([1, 2])).tolist() -> [1, 2]
from_numpy: import numpy as np; Tensor.from_numpy(np.array([1.5, 2.5])).dtype.name -> 'float64'
is_complex: Tensor([1j]).is_complex() -> True
is_contiguous: Tensor([1]).is_contiguous() -> True
is_floating_point: Tensor([1]).is_floating_point() -> False
is_nonzero: Tensor([0.5]).is_nonzero() -> True
is_realized: Tensor([1.0]).exp().is_realized -> False
is_same_size: Tensor([1, 2]).is_same_size(Tensor([3.0, 4.0])) -> True
is_signed: Tensor([1], dtype="uint8").is_signed() -> False
item: Tensor([[2.5]]).item() -> 2.5
itemsize: Tensor([1.0]).itemsize -> 4
made_at: Tensor([1]).made_at < Tensor([1]).made_at -> True
nbytes: Tensor.zeros(2, 3).nbytes() -> 24
ndim: Tensor.zeros(2, 3).ndim -> 2
ndimension: Tensor.zeros(2, 3).ndimension() -> 2
numel: Tensor.zeros(2, 3).numel() -> 6
numpy: Tensor([1, 2]).numpy().sum().item() -> 3
realize: Tensor([1.0]).exp().realize().is_realized -> True
shape: Tensor([[1, 2, 3]]).shape -> (1, 3)
shard: Tensor([1, 2, 3, 4]).shard("cpu*2", axis=0).shard_axis -> 0
shard_axis: Tensor([1]).shard_axis -> None
shard_like: Tensor([1, 2]).shard_like(Tensor([3, 4]).shard("cpu*2", axis=0)).shard_axis -> 0
size: Tensor.zeros(2, 3).size(1) -> 3
stride: Tensor.zeros(2, 3).stride() -> (3, 1)
to: from tensor import dtypes; Tensor([1]).to(dtypes.float32).tolist() -> [1.0]
to_device: Tensor([1]).to_device("cpu").tolist() -> [1]
tolist: Tensor([[1, 2]]).tolist() -> [[1, 2]]
up_to: from tensor import Variable; Tensor([1, 2]).up_to(Variable("n", 1, 8).bind(2)).tolist() -> [1, 2]
bernoulli_: Tensor([5.0, 5.0]).bernoulli_(1.0).tolist() -> [1.0, 1.0]
copy_: Tensor([1, 2]).copy_(Tensor([3, 4])).tolist() -> [3, 4]
detach_: Tensor([1.0], requires_grad=True).detach_().requires_grad -> False
exponential_: Tensor([5.0, 5.0]).exponential_().shape -> (2,)
fill_: Tensor([1, 2]).fill_(7).tolist() -> [7, 7]
normal_: Tensor([5.0, 5.0]).normal_(1.0, 0.0).tolist() -> [1.0, 1.0]
random_: Tensor([5, 5]).random_(3, 4).tolist() -> [3, 3]
set_: Tensor([1]).set_(Tensor([2, 3])).tolist() -> [2, 3]
shard_: Tensor([1, 2]).shard_("cpu*2", axis=0).shard_axis -> 0
to_: Tensor([1]).to_("cpu").tolist() -> [1]
uniform_: Tensor([5.0]).uniform_(1.0, 1.0).tolist() -> [1.0]
zero_: Tensor([1, 2]).zero_().tolist() -> [0, 0]
get_device: Tensor([1.0]).get_device() -> -1
is_conj: Tensor([1j]).conj().is_conj() -> False
is_neg: Tensor([1.0]).neg().is_neg() -> False
is_pinned: Tensor([1.0]).pin_memory().is_pinned() -> False
is_shared: Tensor([1.0]).share_memory_().is_shared() -> False
pin_memory: Tensor([1.0]).pin_memory().tolist() -> [1.0]
share_memory_: Tensor([1.0]).share_memory_().tolist() -> [1.0]
"""
