"""Examples of elementwise methods: arithmetic, comparison, bits, functions of numbers, types."""

ROWS = """
abs: Tensor([-1.5, 2.0]).abs().tolist() -> [1.5, 2.0]
acos: round(Tensor(0.5).acos().item(), 4) -> 1.0472
acosh: round(Tensor(2.0).acosh().item(), 4) -> 1.317
add: Tensor([1, 2]).add(Tensor([10, 20]), alpha=2).tolist() -> [21, 42]
addcdiv: Tensor([1.0]).addcdiv(Tensor([6.0]), Tensor([3.0]), value=0.5).tolist() -> [2.0]
addcmul: Tensor([1.0]).addcmul(Tensor([2.0]), Tensor([3.0]), value=0.5).tolist() -> [4.0]
angle: round(Tensor(1j).angle().item(), 4) -> 1.5708
asin: round(Tensor(0.5).asin().item(), 4) -> 0.5236
asinh: round(Tensor(1.0).asinh().item(), 4) -> 0.8814
atan: round(Tensor(1.0).atan().item(), 4) -> 0.7854
atan2: round(Tensor(1.0).atan2(Tensor(-1.0)).item(), 4) -> 2.3562
atanh: round(Tensor(0.5).atanh().item(), 4) -> 0.5493
bitcast: Tensor([1.0]).bitcast("int32").tolist() -> [1065353216]
bitwise_and: Tensor([12]).bitwise_and(10).tolist() -> [8]
bitwise_left_shift: Tensor([1, 3]).bitwise_left_shift(2).tolist() -> [4, 12]
bitwise_not: Tensor([0, 5]).bitwise_not().tolist() -> [-1, -6]
bitwise_or: Tensor([12]).bitwise_or(10).tolist() -> [14]
bitwise_right_shift: Tensor([-8, 9]).bitwise_right_shift(1).tolist() -> [-4, 4]
bitwise_xor: Tensor([12]).bitwise_xor(10).tolist() -> [6]
bfloat16: Tensor([1.0]).bfloat16().dtype.name -> 'bfloat16'
bool: Tensor([0.0, 0.5]).bool().tolist() -> [False, True]
byte: Tensor([1.9, 255.0]).byte().tolist() -> [1, 255]
cast: Tensor([1.7, -1.7]).cast("int32").tolist() -> [1, -1]
cdouble: Tensor([1.0]).cdouble().dtype.name -> 'complex128'
ceil: Tensor([-1.5, 1.2]).ceil().tolist() -> [-1.0, 2.0]
celu: Tensor([2.0, 0.0]).celu().tolist() -> [2.0, 0.0]
cfloat: Tensor([1.0]).cfloat().tolist() -> [(1+0j)]
char: Tensor([-1.9, 127.0]).char().tolist() -> [-1, 127]
clamp: Tensor([-2, 0, 2]).clamp(-1, 1).tolist() -> [-1, 0, 1]
clamp_max: Tensor([-2, 0, 2]).clamp_max(1).tolist() -> [-2, 0, 1]
clamp_min: Tensor([-2, 0, 2]).clamp_min(-1).tolist() -> [-1, 0, 2]
clip: Tensor([-2, 0, 2]).clip(-1, 1).tolist() -> [-1, 0, 1]
complex: Tensor.complex(Tensor([1.0]), Tensor([2.0])).tolist() -> [(1+2j)]
conj: Tensor([1 + 2j]).conj().tolist() -> [(1-2j)]
conj_physical: Tensor([1 + 2j]).conj_physical().tolist() -> [(1-2j)]
copysign: Tensor([1.0, -2.0]).copysign(-1.0).tolist() -> [-1.0, -2.0]
cos: round(Tensor(0.5).cos().item(), 4) -> 0.8776
cosh: round(Tensor(0.5).cosh().item(), 4) -> 1.1276
deg2rad: round(Tensor(180.0).deg2rad().item(), 4) -> 3.1416
digamma: round(Tensor(1.0).digamma().item(), 4) -> -0.5772
div: Tensor([7.0, -7.0]).div(2, rounding_mode="floor").tolist() -> [3.0, -4.0]
double: Tensor([1.5]).double().dtype.name -> 'float64'
elu: Tensor([2.0, 0.0]).elu().tolist() -> [2.0, 0.0]
eq: Tensor([1, 2]).eq(2).tolist() -> [False, True]
erf: round(Tensor(0.5).erf().item(), 4) -> 0.5205
erfc: round(Tensor(0.5).erfc().item(), 4) -> 0.4795
erfinv: round(Tensor(0.5).erfinv().item(), 4) -> 0.4769
exp: round(Tensor(1.0).exp().item(), 4) -> 2.7183
exp10: round(Tensor(2.0).exp10().item(), 4) -> 100.0
exp2: Tensor([3.0, -1.0]).exp2().tolist() -> [8.0, 0.5]
expit: Tensor(0.0).expit().item() -> 0.5
expm1: round(Tensor(1.0).expm1().item(), 4) -> 1.7183
float: Tensor([1, 2]).float().tolist() -> [1.0, 2.0]
float_power: Tensor([2, 3]).float_power(2).tolist() -> [4.0, 9.0]
float_power_: Tensor([2.0, 3.0]).float_power_(2).tolist() -> [4.0, 9.0]
floor: Tensor([-1.5, 1.8]).floor().tolist() -> [-2.0, 1.0]
floor_divide: Tensor([7, -7]).floor_divide(2).tolist() -> [3, -4]
floordiv: Tensor([7, -7]).floordiv(2).tolist() -> [3, -4]
fmax: Tensor([1.0, float("nan")]).fmax(Tensor([2.0, 3.0])).tolist() -> [2.0, 3.0]
fmin: Tensor([1.0, float("nan")]).fmin(Tensor([2.0, 3.0])).tolist() -> [1.0, 3.0]
fmod: Tensor([7, -7]).fmod(3).tolist() -> [1, -1]
frac: Tensor([1.5, -2.25]).frac().tolist() -> [0.5, -0.25]
gcd: Tensor([12, 7]).gcd(18).tolist() -> [6, 1]
ge: Tensor([1, 2, 3]).ge(2).tolist() -> [False, True, True]
gelu: round(Tensor(1.0).gelu("none").item(), 4) -> 0.8413
gt: Tensor([1, 2, 3]).gt(2).tolist() -> [False, False, True]
half: Tensor([1.5]).half().dtype.name -> 'float16'
hardsigmoid: Tensor([-4.0, 0.0, 4.0]).hardsigmoid().tolist() -> [0.0, 0.5, 1.0]
hardswish: Tensor([0.0, 4.0]).hardswish().tolist() -> [0.0, 4.0]
hardtanh: Tensor([-2.0, 0.5, 2.0]).hardtanh().tolist() -> [-1.0, 0.5, 1.0]
heaviside: Tensor([-1.0, 0.0, 2.0]).heaviside(Tensor(0.5)).tolist() -> [0.0, 0.5, 1.0]
hypot: Tensor(3.0).hypot(Tensor(4.0)).item() -> 5.0
i0: round(Tensor(1.0).i0().item(), 4) -> 1.2661
igamma: round(Tensor(1.0).igamma(Tensor(2.0)).item(), 4) -> 0.8647
igammac: round(Tensor(1.0).igammac(Tensor(2.0)).item(), 4) -> 0.1353
imag: Tensor([1 + 2j]).imag.tolist() -> [2.0]
int: Tensor([1.7, -1.7]).int().tolist() -> [1, -1]
isclose: Tensor([1.0, 2.0]).isclose(Tensor([1.0 + 1e-7, 2.1])).tolist() -> [True, False]
isfinite: Tensor([1.0, float("inf")]).isfinite().tolist() -> [True, False]
isinf: Tensor([1.0, float("-inf")]).isinf().tolist() -> [False, True]
isnan: Tensor([1.0, float("nan")]).isnan().tolist() -> [False, True]
isneginf: Tensor([float("inf"), float("-inf")]).isneginf().tolist() -> [False, True]
isposinf: Tensor([float("inf"), float("-inf")]).isposinf().tolist() -> [True, False]
isreal: Tensor([1 + 0j, 1j]).isreal().tolist() -> [True, False]
lcm: Tensor([4, 3]).lcm(6).tolist() -> [12, 6]
ldexp: Tensor([1.5]).ldexp(Tensor([2])).tolist() -> [6.0]
le: Tensor([1, 2, 3]).le(2).tolist() -> [True, True, False]
leaky_relu: Tensor([-2.0, 2.0]).leaky_relu(0.5).tolist() -> [-1.0, 2.0]
lerp: Tensor([0.0, 4.0]).lerp(Tensor([8.0, 8.0]), 0.25).tolist() -> [2.0, 5.0]
lgamma: round(Tensor(5.0).lgamma().item(), 4) -> 3.1781
log: round(Tensor(10.0).log().item(), 4) -> 2.3026
log10: round(Tensor(1000.0).log10().item(), 4) -> 3.0
log1p: round(Tensor(1.0).log1p().item(), 4) -> 0.6931
log2: Tensor([8.0, 0.5]).log2().tolist() -> [3.0, -1.0]
logaddexp: round(Tensor(0.0).logaddexp(Tensor(0.0)).item(), 4) -> 0.6931
logaddexp2: Tensor(1.0).logaddexp2(Tensor(1.0)).item() -> 2.0
logical_and: Tensor([0, 1, 2]).logical_and(Tensor([1, 0, 3])).tolist() -> [False, False, True]
logical_not: Tensor([0, 1, 2]).logical_not().tolist() -> [True, False, False]
logical_or: Tensor([0, 1, 0]).logical_or(Tensor([1, 0, 0])).tolist() -> [True, True, False]
logical_xor: Tensor([0, 1, 2]).logical_xor(Tensor([1, 0, 3])).tolist() -> [True, True, False]
logit: round(Tensor(0.75).logit().item(), 4) -> 1.0986
logsigmoid: round(Tensor(0.0).logsigmoid().item(), 4) -> -0.6931
long: Tensor([1.7]).long().dtype.name -> 'int64'
lshift: Tensor([1, 3]).lshift(2).tolist() -> [4, 12]
lt: Tensor([1, 2, 3]).lt(2).tolist() -> [True, False, False]
masked_fill: Tensor([1, 2, 3]).masked_fill(Tensor([1, 2, 3]) > 2, 0).tolist() -> [1, 2, 0]
maximum: Tensor([1, 5]).maximum(Tensor([3, 2])).tolist() -> [3, 5]
minimum: Tensor([1, 5]).minimum(Tensor([3, 2])).tolist() -> [1, 2]
mish: round(Tensor(1.0).mish().item(), 4) -> 0.8651
mod: Tensor([7, -7]).mod(3).tolist() -> [1, 2]
mul: Tensor([1, 2]).mul(Tensor([3, 4])).tolist() -> [3, 8]
nan_to_num: Tensor([float("nan"), 2.0]).nan_to_num(7.0).tolist() -> [7.0, 2.0]
ne: Tensor([1, 2]).ne(2).tolist() -> [True, False]
neg: Tensor([1, -2]).neg().tolist() -> [-1, 2]
negative: Tensor([1, -2]).negative().tolist() -> [-1, 2]
nextafter: Tensor([1.0]).nextafter(Tensor([2.0])).tolist() -> [1.0000001192092896]
polar: Tensor.polar(Tensor([2.0]), Tensor([0.0])).tolist() -> [(2+0j)]
polygamma: round(Tensor(1.0).polygamma(1).item(), 4) -> 1.6449
positive: Tensor([1, -2]).positive().tolist() -> [1, -2]
pow: Tensor([2, 3]).pow(2).tolist() -> [4, 9]
quick_gelu: round(Tensor(1.0).quick_gelu().item(), 4) -> 0.8458
rad2deg: round(Tensor(3.141592653589793).rad2deg().item(), 3) -> 180.0
real: Tensor([1 + 2j]).real.tolist() -> [1.0]
reciprocal: Tensor([2.0, -4.0]).reciprocal().tolist() -> [0.5, -0.25]
relu: Tensor([-1.0, 2.0]).relu().tolist() -> [0.0, 2.0]
relu6: Tensor([-1.0, 3.0, 7.0]).relu6().tolist() -> [0.0, 3.0, 6.0]
remainder: Tensor([7, -7]).remainder(3).tolist() -> [1, 2]
resolve_conj: Tensor([1 + 2j]).resolve_conj().tolist() -> [(1+2j)]
round: Tensor([0.5, 1.5, -1.2]).round().tolist() -> [0.0, 2.0, -1.0]
rshift: Tensor([-8, 9]).rshift(1).tolist() -> [-4, 4]
rsqrt: Tensor([4.0, 0.25]).rsqrt().tolist() -> [0.5, 2.0]
selu: round(Tensor(1.0).selu().item(), 4) -> 1.0507
sgn: Tensor([-3.0, 0.0, 2.0]).sgn().tolist() -> [-1.0, 0.0, 1.0]
short: Tensor([1.7]).short().dtype.name -> 'int16'
sigmoid: Tensor(0.0).sigmoid().item() -> 0.5
sign: Tensor([-3.0, 0.0, 2.0]).sign().tolist() -> [-1.0, 0.0, 1.0]
signbit: Tensor([-1.0, -0.0, 2.0]).signbit().tolist() -> [True, True, False]
silu: round(Tensor(1.0).silu().item(), 4) -> 0.7311
sin: round(Tensor(0.5).sin().item(), 4) -> 0.4794
sinc: round(Tensor(0.5).sinc().item(), 4) -> 0.6366
sinh: round(Tensor(0.5).sinh().item(), 4) -> 0.5211
softplus: round(Tensor(0.0).softplus().item(), 4) -> 0.6931
softsign: Tensor([-1.0, 3.0]).softsign().tolist() -> [-0.5, 0.75]
sqrt: Tensor([4.0, 9.0]).sqrt().tolist() -> [2.0, 3.0]
square: Tensor([-3, 2]).square().tolist() -> [9, 4]
sub: Tensor([5, 5]).sub(Tensor([1, 2]), alpha=2).tolist() -> [3, 1]
swish: round(Tensor(1.0).swish().item(), 4) -> 0.7311
tan: round(Tensor(0.5).tan().item(), 4) -> 0.5463
tanh: round(Tensor(0.5).tanh().item(), 4) -> 0.4621
true_divide: Tensor([1, 3]).true_divide(2).tolist() -> [0.5, 1.5]
trunc: Tensor([-1.5, 1.8]).trunc().tolist() -> [-1.0, 1.0]
type: Tensor([1]).type() -> 'int32'
type_as: Tensor([1]).type_as(Tensor([0.5])).tolist() -> [1.0]
view_as_complex: Tensor([[1.0, 2.0]]).view_as_complex().tolist() -> [(1+2j)]
view_as_real: Tensor([1 + 2j]).view_as_real().tolist() -> [[1.0, 2.0]]
where: Tensor([True, False]).where(Tensor([1, 2]), 0).tolist() -> [1, 0]
xlogy: Tensor([0.0, 2.0]).xlogy(Tensor([0.0, 1.0])).tolist() -> [0.0, 0.0]
eq_: Tensor([1, 2]).eq_(2).tolist() -> [0, 1]
ge_: Tensor([1, 2, 3]).ge_(2).tolist() -> [0, 1, 1]
greater_: Tensor([1, 2, 3]).greater_(2).tolist() -> [0, 0, 1]
greater_equal_: Tensor([1, 2, 3]).greater_equal_(2).tolist() -> [0, 1, 1]
gt_: Tensor([1, 2, 3]).gt_(2).tolist() -> [0, 0, 1]
le_: Tensor([1, 2, 3]).le_(2).tolist() -> [1, 1, 0]
less_: Tensor([1, 2, 3]).less_(2).tolist() -> [1, 0, 0]
less_equal_: Tensor([1, 2, 3]).less_equal_(2).tolist() -> [1, 1, 0]
logical_and_: Tensor([0, 1]).logical_and_(Tensor([1, 1])).tolist() -> [0, 1]
logical_not_: Tensor([0, 2]).logical_not_().tolist() -> [1, 0]
logical_or_: Tensor([0, 1]).logical_or_(Tensor([0, 0])).tolist() -> [0, 1]
logical_xor_: Tensor([0, 1]).logical_xor_(Tensor([1, 1])).tolist() -> [1, 0]
lt_: Tensor([1, 2, 3]).lt_(2).tolist() -> [1, 0, 0]
ne_: Tensor([1, 2]).ne_(2).tolist() -> [1, 0]
not_equal_: Tensor([1, 2]).not_equal_(2).tolist() -> [1, 0]
true_divide_: Tensor([1.0, 3.0]).true_divide_(2).tolist() -> [0.5, 1.5]
absolute: Tensor([-1.5, 2.0]).absolute().tolist() -> [1.5, 2.0]
arccos: round(Tensor(0.5).arccos().item(), 4) -> 1.0472
arccosh: round(Tensor(2.0).arccosh().item(), 4) -> 1.317
arcsin: round(Tensor(0.5).arcsin().item(), 4) -> 0.5236
arcsinh: round(Tensor(1.0).arcsinh().item(), 4) -> 0.8814
arctan: round(Tensor(1.0).arctan().item(), 4) -> 0.7854
arctan2: round(Tensor(1.0).arctan2(Tensor(-1.0)).item(), 4) -> 2.3562
arctanh: round(Tensor(0.5).arctanh().item(), 4) -> 0.5493
divide: Tensor([7.0, -7.0]).divide(2).tolist() -> [3.5, -3.5]
fix: Tensor([-1.5, 1.8]).fix().tolist() -> [-1.0, 1.0]
multiply: Tensor([1, 2]).multiply(Tensor([3, 4])).tolist() -> [3, 8]
subtract: Tensor([5, 5]).subtract(Tensor([1, 2])).tolist() -> [4, 3]
"""
