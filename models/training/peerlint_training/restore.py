"""Stage `restore`: a released folder back to a checkpoint, to go on from where earlier checkpoints are lost."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from .encoder import Detector
from .export import run_onnx, to_onnx
from .tokens import Tokens


def restore(released: Path, run: Path, weights: Path | None) -> None:
    """
    Writes `run`/detector.pt (for `detect --start`) and `run`/ranker.json. Weights are those of int8, within half a step of
    the lost ones; ends with a message if the restored network does not say what the released one says.
    """
    model = Detector.pretrained(weights)
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "fp32.onnx"
        to_onnx(model, drawn)
        places = weight_places(onnx.load(drawn))
    kept = stored_weights(onnx.load(released / "model.onnx"))
    state = model.state_dict()
    missing = []
    for name, old in state.items():
        value = kept.get(f"model.{name}")
        if value is None and name in places:
            value = kept.get(places[name])
            value = None if value is None else value.T
        if value is None:
            missing.append(name)
            continue
        state[name] = torch.from_numpy(np.ascontiguousarray(value)).to(old.dtype).reshape(old.shape)
    unexpected = [name for name in missing if not name.startswith("style.") and "position_ids" not in name]
    if unexpected:
        raise SystemExit(f"{released}: no weights for {', '.join(unexpected)}.")
    model.load_state_dict(state)
    difference = disagreement(model.eval(), released / "model.onnx")
    if difference > 0.05:
        raise SystemExit(f"{released}: restored probabilities differ by {difference:.3f} in the mean.")
    run.mkdir(parents=True, exist_ok=True)
    torch.save({"model": model.state_dict(), "step": 0}, run / "detector.pt")
    ranker = json.loads((released / "config.json").read_text(encoding="utf8"))["ranker"]
    (run / "ranker.json").write_text(json.dumps(ranker, indent=2), encoding="utf8")
    print(f"{run / 'detector.pt'}: mean difference of the probability {difference:.4f}")


def weight_places(drawn: onnx.ModelProto) -> dict[str, str]:
    """Names of parameters that the exporter stores turned round under names of its own: by the bias that is added to their product."""
    adds = {}
    for node in drawn.graph.node:
        if node.op_type == "Add":
            for name in node.input:
                adds[name] = node
    biases = {one.name for one in drawn.graph.initializer if one.name.endswith(".bias")}
    turned = {
        node.output[0]: node.input[0] for node in drawn.graph.node if node.op_type == "Transpose" and len(node.input) == 1
    }
    found = {}
    for node in drawn.graph.node:
        if node.op_type != "MatMul" or node.output[0] not in adds:
            continue
        bias = next((name for name in adds[node.output[0]].input if name in biases), None)
        if bias is not None:
            parameter = bias.removeprefix("model.").removesuffix(".bias") + ".weight"
            found[parameter] = turned.get(node.input[1], node.input[1])
    for name in ("pool", "wrong", "worst", "types", "state", "kind"):
        found.setdefault(f"{name}.weight", f"model.{name}.weight_Transposed")
    return found


def stored_weights(packed: onnx.ModelProto) -> dict[str, np.ndarray]:
    """All constants by the name that they had before they were quantized, in fp32; scales are one a column, or one in all."""
    raw = {one.name: numpy_helper.to_array(one) for one in packed.graph.initializer}
    values = dict(raw)
    for name, data in raw.items():
        for ending, by_zero in (("_quantized", True), ("_int8", False)):
            if name.endswith(ending):
                base = name.removesuffix(ending)
                zero = raw[f"{base}_zero_point"].astype(np.float32) if by_zero else 0.0
                values[base] = (data.astype(np.float32) - zero) * raw[f"{base}_scale"]
    return values


def disagreement(model: Detector, file: Path) -> float:
    """Mean difference of the probability of `wrong` over rows of drawn tokens."""
    draw = np.random.default_rng(1)
    rows = []
    for length in draw.integers(20, 200, 40):
        ids = [101, *draw.integers(1996, 20000, length).tolist(), 102]
        cut = len(ids) // 3
        rows.append(Tokens(ids=ids, types=[0] * cut + [1] * (len(ids) - cut), offsets=[None] * len(ids)))
    packed = run_onnx(file, rows)["wrong"]
    with torch.no_grad():
        own = np.array(
            [
                model(torch.tensor([one.ids]), torch.ones(1, len(one.ids), dtype=torch.long), torch.tensor([one.types]))["wrong"].item()
                for one in rows
            ]
        )
    probability = lambda logits: 1 / (1 + np.exp(-logits))
    return float(np.abs(probability(own) - probability(packed)).mean())
