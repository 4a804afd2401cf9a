"""Detectors: torchvision's numbers where it is there, losses and anchors by their definitions, learning."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import retinanet, yolo
from examples.parts import boxes as box
from examples.parts import detect, shapes
from tensor import Tensor, state
from tests.examples.conftest import Script

RNG = np.random.default_rng(0)


def some_boxes(*shape: int, size: int = 64) -> Any:
    corners = RNG.uniform(0, size / 2, (*shape, 2))
    return np.concatenate([corners, corners + RNG.uniform(4, size / 2, (*shape, 2))], -1).astype(np.float32)


def test_focal_loss_is_that_of_its_paper() -> None:
    logits, wanted = RNG.normal(size=(5, 3)).astype(np.float32), RNG.integers(0, 2, (5, 3)).astype(np.float32)
    score = 1 / (1 + np.exp(-logits.astype(np.float64)))
    right = np.where(wanted == 1, score, 1 - score)  # p_t and alpha_t of Lin et al., 2017, equation 5
    expected = -np.where(wanted == 1, 0.25, 0.75) * (1 - right) ** 2 * np.log(right)
    found = retinanet.focal(Tensor(logits), Tensor(wanted)).numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)


def test_anchors_of_a_level_have_three_shapes_and_three_areas() -> None:
    found = retinanet.anchors_of((128, 192), 32)
    assert len(found) == 9 * (16 * 24 + 8 * 12 + 4 * 6 + 2 * 3 + 1 * 2)
    first = found[:9]
    np.testing.assert_allclose((first[:, :2] + first[:, 2:]), 0)
    np.testing.assert_allclose(np.sqrt(box.area(first)), np.tile([32, 40, 50], 3), atol=1.5)
    sides = first[:, 2:] - first[:, :2]
    np.testing.assert_allclose(sides[:, 1] / sides[:, 0], np.repeat([0.5, 1, 2], 3), rtol=0.06)
    np.testing.assert_array_equal(found[9:18] - first, np.tile([8, 0, 8, 0], (9, 1)))


def test_every_thing_is_found_by_an_anchor_and_places_without_one_by_none() -> None:
    anchors = np.array([[0, 0, 10, 10], [0, 0, 10, 20], [30, 30, 40, 40], [5, 0, 15, 10]], np.float32)
    boxes = np.array([[[0, 0, 10, 10], [36, 36, 60, 60], [0, 0, 0, 0]]], np.float32)
    labels = np.array([[2, 0, -1]], np.int32)
    which, near, ground = (t.numpy()[0] for t in retinanet.matched(*map(Tensor, (anchors, boxes, labels))))
    assert near.tolist() == [True, True, True, False]  # 1, 0.5, the nearest to the second, 1 / 3
    assert which[near].tolist() == [0, 0, 1]
    assert ground.tolist() == [False, False, False, True]


def test_corrections_take_anchors_to_boxes_and_back() -> None:
    anchors, boxes = some_boxes(7), some_boxes(7)
    moves = retinanet.encoded(Tensor(anchors), Tensor(boxes)).numpy()
    np.testing.assert_allclose(retinanet.decoded(anchors, moves), boxes, rtol=1e-4, atol=1e-3)


def test_each_thing_goes_to_places_inside_it_that_do_well_and_counts_as_much_as_it_is_overlapped() -> None:
    places = yolo.places_of((64, 64))
    assert (
        len(places) == 64 + 16 + 4 and places[0].tolist() == [4, 4, 8] and places[-1].tolist() == [48, 48, 32]
    )
    boxes = np.array([[[0, 0, 16, 16], [32, 32, 64, 64], [0, 0, 0, 0]]], np.float32)
    guess = np.tile(np.array([0, 0, 16, 12], np.float32), (1, len(places), 1))
    guess[0, -1] = [32, 32, 64, 64]
    scores = np.full((1, len(places), 3), 0.5, np.float32)
    scores[0, 0, 1] = 0.9
    given = (scores, guess, places, boxes, np.array([[1, 2, -1]], np.int32))
    which, share = (t.numpy()[0] for t in yolo.assigned(*map(Tensor, given)))
    assert set(np.nonzero(share)[0]) == {
        0,
        1,
        8,
        9,
        64,
        83,
    }  # middles in the first; of the second, what overlaps
    assert which[share > 0].tolist() == [0, 0, 0, 0, 0, 1]
    assert share[0] == pytest.approx(0.75) and share[83] == pytest.approx(1)
    assert share[1] == pytest.approx(0.75 * (0.5 / 0.9) ** 0.5, rel=1e-4)


@pytest.mark.parametrize(
    ("width", "depth", "top", "parameters"), [(16, 1, 256, 3_157_200), (48, 2, 576, 25_902_640)]
)
def test_a_yolov8_has_the_published_number_of_parameters_and_its_names(
    width: int, depth: int, top: int, parameters: int
) -> None:
    """Those of YOLOv8n and YOLOv8m as Ultralytics' model summaries count them: 16 are the numbers 0 to 15."""
    model = yolo.Yolo(80, width, depth, top)
    found = state.get_state_dict(model)
    learned = {n: t for n, t in found.items() if not n.endswith(("_mean", "_var", "_tracked"))}
    assert sum(t.numel() for t in learned.values()) == parameters - 16
    theirs = {
        "model.model.0.conv.weight": "stem.0.conv.weight",
        "model.2.m.0.cv2.bn.running_var": "stem.2.blocks.0.1.norm.running_var",
        "model.4.cv1.conv.weight": "fine.1.enter.conv.weight",
        "model.9.cv2.bn.weight": "coarse.2.leave.norm.weight",
        "model.19.conv.weight": "smaller.1.conv.weight",
        "model.22.cv2.0.1.conv.weight": "heads.0.side.1.conv.weight",
        "model.22.cv3.2.2.bias": "heads.2.kind.2.bias",
    }
    one = Tensor([1.0])
    renamed = yolo.named(dict.fromkeys(theirs, one) | {"model.22.dfl.conv.weight": one})
    assert list(renamed) == list(theirs.values()) and found.keys() > renamed.keys()
    assert {n: t.shape for n, t in state.get_state_dict(yolo.fitting(found)).items()} == {
        n: t.shape for n, t in found.items()
    }
    with pytest.raises(ValueError, match=r"model\.10\.conv\.weight: a YOLOv8 has the layers 0, 1"):
        yolo.named({"model.10.conv.weight": one})
    with pytest.raises(ValueError, match="no weights of a YOLOv8 or of a run of "):
        yolo.fitting({"fc.bias": one})


def test_distances_are_the_mean_of_their_distribution() -> None:
    places = yolo.places_of((32, 32))
    sides = np.full((1, len(places), 4, yolo.BINS), -30, np.float32)
    sides[..., 1] = sides[..., 2] = 30  # one step and a half
    found = yolo.boxes_of(Tensor(sides.reshape(1, len(places), -1)), Tensor(places)).numpy()[0]
    np.testing.assert_allclose(found[0], [4 - 12, 4 - 12, 4 + 12, 4 + 12], atol=1e-3)


def test_of_boxes_that_overlap_the_surest_of_each_class_stays() -> None:
    boxes = np.array([[0, 0, 10, 10], [1, 0, 11, 10], [20, 20, 30, 30], [0, 0, 10, 10]], np.float32)
    kept = box.best(boxes, np.array([0.5, 0.9, 0.3, 0.2]), np.array([0, 0, 0, 1]))
    assert kept.tolist() == [1, 2, 3]
    scores = np.array([[0.5, 0.0], [0.9, 0.0], [0.3, 0.01], [0.0, 0.2]])
    found = box.sorted_out(boxes, scores, least=0.05, limit=0.5, most=2)
    assert found.scores.tolist() == [0.9, 0.3] and found.labels.tolist() == [0, 0]


def test_precision_is_one_for_what_is_true_and_less_for_what_is_not() -> None:
    pytest.importorskip("pycocotools")
    _, boxes, labels = shapes.shapes(6, seed=3)
    real = [label >= 0 for label in labels]
    true = [box.Found(b[r], np.ones(r.sum()), k[r]) for b, k, r in zip(boxes, labels, real, strict=True)]
    assert box.mean_precision(true, boxes, labels) == (1.0, 1.0)
    for each in true:
        each.boxes[:, 3] += 0.3 * (each.boxes[:, 3] - each.boxes[:, 1])
    mean, half = box.mean_precision(true, boxes, labels)
    assert mean < 0.8 and half > mean
    nothing = [box.Found(boxes[0, :0], np.ones(0), labels[0, :0])] * len(boxes)
    assert box.mean_precision(nothing, boxes, labels) == (0.0, 0.0)


def test_a_mirror_turns_boxes_with_their_shapes() -> None:
    pictures, boxes, labels = shapes.shapes(8, seed=5)
    seen, turned, kinds = detect.flipped(np.random.default_rng(1), pictures, boxes, labels)
    np.testing.assert_array_equal(kinds, labels)
    for i in range(8):
        is_turned = not np.array_equal(seen[i], pictures[i])
        np.testing.assert_array_equal(seen[i], pictures[i][..., ::-1] if is_turned else pictures[i])
        left, right = (64 - boxes[i, 0, 2], 64 - boxes[i, 0, 0]) if is_turned else boxes[i, 0, [0, 2]]
        assert turned[i, 0, [0, 2]].tolist() == [left, right]


@pytest.fixture(scope="module")
def theirs() -> Any:
    """torchvision's RetinaNet over a body of 18 layers."""
    torch = pytest.importorskip("torch")
    models = pytest.importorskip("torchvision").models
    torch.manual_seed(0)
    from torchvision.models.detection.anchor_utils import AnchorGenerator
    from torchvision.models.detection.backbone_utils import resnet_fpn_backbone
    from torchvision.ops.feature_pyramid_network import LastLevelP6P7

    body = resnet_fpn_backbone(
        backbone_name="resnet18",
        weights=None,
        returned_layers=[2, 3, 4],
        extra_blocks=LastLevelP6P7(256, 256),
    )
    sizes = tuple((s, int(s * 2 ** (1 / 3)), int(s * 2 ** (2 / 3))) for s in (8, 16, 32, 64, 128))
    made = models.detection.RetinaNet(
        body, 5, anchor_generator=AnchorGenerator(sizes, ((0.5, 1.0, 2.0),) * 5), min_size=64, max_size=64
    )
    for name, tensor in made.state_dict().items():
        if name.startswith("head") and name.endswith("weight"):
            tensor.normal_(std=0.02)
    return made.eval()


@pytest.mark.conformance
def test_torchvisions_weights_give_its_losses_and_detections(theirs: Any, on_cpu: None) -> None:
    import torch

    made = retinanet.RetinaNet(18, 5, smallest=8, norm=lambda n: retinanet.Frozen(n, 1e-5))
    state.load_state_dict(made, {key: value.numpy() for key, value in theirs.state_dict().items()})
    pictures, boxes, labels = shapes.shapes(2, seed=2)
    given = detect.normal(Tensor(pictures))
    features = list(theirs.backbone(torch.tensor(given.numpy())).values())
    outputs = theirs.head(features)
    logits, corrections = made(given)
    np.testing.assert_allclose(logits.numpy(), outputs["cls_logits"].detach(), rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(corrections.numpy(), outputs["bbox_regression"].detach(), rtol=1e-3, atol=1e-3)
    targets = [{"boxes": torch.tensor(b[k >= 0]), "labels": torch.tensor(k[k >= 0]).long()}
               for b, k in zip(boxes, labels, strict=True)]  # fmt: skip
    losses = theirs.train()(list(torch.tensor(pictures)), targets)
    theirs.eval()
    found = made.loss(given, Tensor(boxes), Tensor(labels))
    assert found["class"].item() == pytest.approx(losses["classification"].item(), rel=1e-3)
    assert found["box"].item() == pytest.approx(losses["bbox_regression"].item(), rel=1e-3)
    for seen, wanted in zip(made.found(given), theirs(list(torch.tensor(pictures))), strict=True):
        np.testing.assert_allclose(seen.scores, wanted["scores"].detach(), rtol=1e-3, atol=1e-4)
        np.testing.assert_allclose(seen.boxes, wanted["boxes"].detach(), rtol=1e-3, atol=0.02)


@pytest.mark.conformance
def test_the_complete_overlap_is_torchvisions() -> None:
    torch, ops = pytest.importorskip("torch"), pytest.importorskip("torchvision").ops
    one, other = some_boxes(50), some_boxes(50)
    expected = 1 - ops.complete_box_iou_loss(torch.tensor(one), torch.tensor(other)).numpy()
    np.testing.assert_allclose(
        yolo.complete_overlap(Tensor(one), Tensor(other)).numpy(), expected, rtol=1e-3, atol=1e-5
    )


@pytest.mark.conformance
@pytest.mark.parametrize("main", [retinanet.main, yolo.main])
def test_the_script_learns_and_draws_what_it_sees(main: Any, tmp_path: Path, script: Script) -> None:
    pytest.importorskip("pycocotools")
    assert script(main, "--smoke", "--out", tmp_path) == 0
    assert script(main, "--weights", tmp_path, "--draw", tmp_path / "a.png") == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_missing_judge_of_precision_is_told_before_anything_is_learned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], script: Script
) -> None:
    monkeypatch.setitem(sys.modules, "pycocotools.coco", None)
    assert script(yolo.main, "--pictures", 16) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "precision needs the pycocotools library: pip install 'doorbell[vision]'\n"


@pytest.mark.conformance
@pytest.mark.parametrize("main", [retinanet.main, yolo.main])
def test_a_toy_needs_no_judge(main: Any, monkeypatch: pytest.MonkeyPatch, script: Script) -> None:
    monkeypatch.setitem(sys.modules, "pycocotools.coco", None)
    assert script(main, "--smoke", "--steps", 4) in (0, 1)  # learning takes longer
