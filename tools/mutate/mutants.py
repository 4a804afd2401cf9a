"""The small changes that can be made to a source file, each as a replaced stretch of its bytes.

Left alone: annotations, decorators, texts, what a `raise` says, methods that are there to be overridden, and
what runs for a type checker only.
"""

from __future__ import annotations

import ast
import random
import re
from dataclasses import dataclass
from itertools import islice, zip_longest

BOUNDARIES = {
    **{ast.Lt: (b"<", b"<="), ast.LtE: (b"<=", b"<"), ast.Gt: (b">", b">="), ast.GtE: (b">=", b">")},
    **{ast.Eq: (b"==", b"!="), ast.NotEq: (b"!=", b"=="), ast.Is: (b"is", b"is not")},
    **{ast.IsNot: (b"is not", b"is"), ast.In: (b"in", b"not in"), ast.NotIn: (b"not in", b"in")},
}
OPERATORS = {
    **{ast.Add: (b"+", b"-"), ast.Sub: (b"-", b"+"), ast.Mult: (b"*", b"+"), ast.FloorDiv: (b"//", b"*")},
    **{ast.Mod: (b"%", b"//"), ast.LShift: (b"<<", b">>"), ast.RShift: (b">>", b"<<")},
    **{ast.BitAnd: (b"&", b"|"), ast.BitOr: (b"|", b"&"), ast.BitXor: (b"^", b"|"), ast.Div: (b"/", b"*")},
}
SYMMETRIC = {
    *("min", "max", "gcd", "isinstance", "issubclass", "cast", "getattr", "setattr", "hasattr", "field"),
    "suppress",
}
# Operations whose sources have no order: of LLVM IR as the first argument of what emits them or as the method
# that does, of cards as one of the first two, behind where the result goes.
UNORDERED = re.compile(r"(and|or|xor|add|mul|fadd|fmul)( \w+)*|icmp (eq|ne)|[=!]=")
METHODS = {"and_", "or_", "xor", "add", "mul", "fadd", "fmul", "plus", "both"}
INSTRUCTIONS = re.compile(
    r"[vs]_(and|or|xor)_b\d+|v_(add|mul)(_nc|_lo|_hi)?_[fiu]\d+(_[iu]24)?|s_(add|mul)_[iu]32|[FD](ADD|MUL)"
)
FUSED = re.compile(r"v_(fma|mad|pk_fma)_[fui]\d+(_[ui]\d+)?|[FD]FMA|fmuladd|IMAD(\.WIDE|\.HI)?(\.[US]32)?")
SUMS = re.compile(r"v_add3_u32|IADD3")  # of three sources
TABLES = re.compile(rf"(\w+\.)?(AND|OR|XOR)|{0xC0}|{0xFC}|{0x3C}|TABLES\[.*\]")  # LOP3's, of two sources


@dataclass(frozen=True)
class Mutant:
    """One change: bytes `start:end` of the file at `path` become `after`."""

    path: str
    line: int
    start: int
    end: int
    after: bytes
    kind: str

    def applied(self, source: bytes) -> bytes:
        """The file with the change made; its lines keep their numbers."""
        lost = source[self.start : self.end].count(b"\n") - self.after.count(b"\n")
        return source[: self.start] + self.after + b"\n" * lost + source[self.end :]

    def shown(self, source: bytes) -> tuple[str, str]:
        """The line of the change before and after it."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.start)
        tail = source[self.end : source.find(b"\n", self.end)]
        before = source[first:last].decode().strip()
        return before, (source[first : self.start] + self.after + tail).decode().strip()


class Finder(ast.NodeVisitor):
    """Every mutant of one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source, self.found = path, source, list[Mutant]()
        lengths = [len(line) for line in source.splitlines(keepends=True)]
        self.starts = [sum(lengths[:n]) for n in range(len(lengths) + 1)]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        first, last = self.starts[node.lineno - 1], self.starts[node.end_lineno - 1]
        return first + node.col_offset, last + node.end_col_offset

    def add(self, kind: str, start: int, end: int, after: bytes) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutant(self.path, line, start, end, after, kind))

    def between(self, kind: str, left: ast.expr, right: ast.expr, before: bytes, after: bytes) -> None:
        """Replace the operator that stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        if found := re.search(re.escape(before), self.source[start:end]):
            self.add(kind, start + found.start(), start + found.end(), after)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            self.between("comparison", left, right, *BOUNDARIES[type(op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS and not _is_text(node.left) and not _is_text(node.right):
            self.between("operator", node.left, node.right, *OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        names = (b"and", b"or") if isinstance(node.op, ast.And) else (b"or", b"and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between("operator", left, right, *names)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
            start, inner = self.span(node)[0], self.span(node.operand)[0]
            self.add("operator", start, inner, b" " if self.source[inner - 1 : inner] != b"(" else b"(")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("constant", *self.span(node), str(not node.value).encode())
        elif isinstance(node.value, int):
            off = -1 if node.value > 1 and node.col_offset % 2 else 1
            self.add("constant", *self.span(node), str(node.value + off).encode())

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("min", "max"):
            self.add("operator", *self.span(node.func), b"max" if name == "min" else b"min")
        for left, right in zip(node.args, node.args[1:], strict=False):
            (start, mid), (after, end) = self.span(left), self.span(right)
            starred = isinstance(left, ast.Starred | ast.GeneratorExp) or isinstance(right, ast.Starred)
            texts = self.source[start:mid], self.source[after:end]
            alike = _is_text(left) == _is_text(right)  # a text for a number fails at once: no news
            is_ordered = name not in SYMMETRIC and not (right is node.args[-1] and _is_unordered(node))
            is_ordered = is_ordered and not _are_factors(node, left)
            if alike and not starred and is_ordered and texts[0] != texts[1]:
                self.add("arguments", start, end, texts[1] + self.source[mid:after] + texts[0])
        for each in [node.func, *node.args, *node.keywords]:
            if not (_is_rest(each) and getattr(node.func, "attr", "") == "reshape"):
                self.visit(each)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in ("strict", "maxsize"):  # of zip and lru_cache: no value depends on them
            self.visit(node.value)

    def dropped(self, node: ast.stmt) -> None:
        self.add("dropped", *self.span(node), b"pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.dropped(node)
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.dropped(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.dropped(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        if not (isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError"):
            self.dropped(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.dropped(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.dropped(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in ("__repr__", "__str__"):
            return
        for each in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]:
            self.visit(each)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            self.visit(each)


def _is_rest(node: ast.AST) -> bool:
    """A number below 0, of which numpy takes any for what is left of a shape."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _is_unordered(call: ast.Call) -> bool:
    texts = [str(a.value) if isinstance(a, ast.Constant) else "" for a in call.args[:2]]
    if isinstance(call.func, ast.Attribute) and call.func.attr in METHODS and len(call.args) == 2:
        return True
    if isinstance(call.func, ast.Name) and call.func.id in ("odd_sum", "combined"):
        return True
    return bool(UNORDERED.fullmatch(texts[0])) or any(map(INSTRUCTIONS.fullmatch, texts))


def _are_factors(call: ast.Call, left: ast.expr) -> bool:
    """Whether an argument and the next are what a fused product and sum multiplies, or two of three added."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "fma":
        return left is call.args[0]
    if name == "logic" and len(call.args) > 2:
        return left is call.args[2] and TABLES.fullmatch(ast.unparse(call.args[1])) is not None
    texts = [str(a.value) if isinstance(a, ast.Constant) else "" for a in call.args[:2]]
    names = [n for n, text in enumerate(texts) if FUSED.fullmatch(text) or SUMS.fullmatch(text)]
    if not names:
        return False
    at = names[0] + 1
    return left is call.args[at] or (SUMS.fullmatch(texts[at - 1]) is not None and left in call.args[at:])


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file, by place; a few are no longer Python (`is_python`)."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda m: (m.start, m.end, m.after))


def is_python(source: bytes) -> bool:
    """Whether the file can still be compiled."""
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def draw(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """`count` mutants by lot, the kinds in turn: each kind has the same share as long as it lasts."""
    chance = random.Random(seed)
    by_kind: dict[str, list[Mutant]] = {}
    for each in mutants:
        by_kind.setdefault(each.kind, []).append(each)
    for group in by_kind.values():
        chance.shuffle(group)
    turns = zip_longest(*(by_kind[kind] for kind in sorted(by_kind)))
    return list(islice((each for turn in turns for each in turn if each), count))
