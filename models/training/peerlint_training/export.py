"""Stage `export`: ONNX, int8, parity, and the folder that the product reads (models/detector)."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from .encoder import Detector, packaged_weights
from .rows import KINDS, STATES, TYPES
from .tokens import MAX_TOKENS, SENTENCE_TOKENS, UNIT_TOKENS, Tokens, padded

OUTPUTS = ["wrong", "type", "tags", "state", "kind", "embedding"]


class Exported(nn.Module):
    """Outputs as a tuple in the order of OUTPUTS."""

    def __init__(self, model: Detector) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor, attention_mask: Tensor, token_type_ids: Tensor) -> tuple[Tensor, ...]:
        out = self.model(input_ids, attention_mask, token_type_ids)
        return tuple(out[name] for name in OUTPUTS)


def to_onnx(model: Detector, file: Path) -> None:
    """fp32, opset 18, rows and tokens of any number."""
    model = model.float().eval()
    # The exporter follows plain attention better than the fused one.
    model.encoder.set_attn_implementation("eager")
    ids = torch.ones(2, 16, dtype=torch.long)
    types = torch.zeros(2, 16, dtype=torch.long)
    rows, tokens = torch.export.Dim("rows", min=1, max=512), torch.export.Dim("tokens", min=2, max=512)
    shape = {0: rows, 1: tokens}
    program = torch.onnx.export(
        Exported(model),
        (ids, torch.ones_like(ids), types),
        input_names=["input_ids", "attention_mask", "token_type_ids"],
        output_names=[f"{name}_out" for name in OUTPUTS],
        dynamic_shapes=(shape, shape, shape),
        opset_version=18,
        dynamo=True,
    )
    program.save(str(file))
    rename(file)
    model.encoder.set_attn_implementation("sdpa")


def rename(file: Path) -> None:
    """Outputs get the names of OUTPUTS; the exporter calls values inside by some of them."""
    graph = onnx.load(file)
    final = {f"{name}_out": name for name in OUTPUTS} | {name: f"{name}_inside" for name in OUTPUTS}
    for node in graph.graph.node:
        for names in (node.input, node.output):
            for at, name in enumerate(names):
                names[at] = final.get(name, name)
    for value in [*graph.graph.output, *graph.graph.value_info]:
        value.name = final.get(value.name, value.name)
    onnx.save(graph, file)


#: Blocks whose second products are computed in fp32. Measured on run 1 (mean change of the probability): all 6 0.0092,
#: the lower 3 0.0090, the lower 2 0.0097, none 0.0124.
LOWER = 3


def to_int8(source: Path, target: Path) -> None:
    """
    Weights by channel, embeddings too. Activations are quantized as they come, but not those that go into the second
    half of the lower feed-forward blocks: a few of them are so large that the rest would be rounded away.
    """
    bare = source.with_suffix(".bare.onnx")
    graph = onnx.load(source)
    # Shapes that the exporter wrote down disturb the quantizer.
    del graph.graph.value_info[:]
    onnx.save(graph, bare)
    outliers = feed_forward_outputs(graph)[:LOWER]
    quantize_dynamic(
        bare,
        target,
        per_channel=True,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
        nodes_to_exclude=outliers,
    )
    bare.unlink()
    quantize_weights_alone(target, set(outliers))
    forget_origin(target)


def forget_origin(file: Path) -> None:
    """Takes out what the exporter notes of the code and the folders that the graph was made in."""
    model = onnx.load(file)
    noted = [model, model.graph, *model.graph.node, *model.graph.initializer, *model.graph.value_info]
    noted += [*model.graph.input, *model.graph.output, *model.functions]
    for one in noted:
        del one.metadata_props[:]
        one.doc_string = ""
    onnx.save(model, file)


def feed_forward_outputs(graph: onnx.ModelProto) -> list[str]:
    """Names of the products whose weight has four times as many rows as columns."""
    tall = {one.name for one in graph.graph.initializer if len(one.dims) == 2 and one.dims[0] == 4 * one.dims[1]}
    return [node.name for node in graph.graph.node if node.op_type == "MatMul" and set(node.input) & tall]


def quantize_weights_alone(file: Path, names: set[str]) -> None:
    """Stores the weights of these products in int8, by column; they are multiplied in fp32."""
    model = onnx.load(file)
    graph = model.graph
    weights = {one.name: one for one in graph.initializer}
    for at in reversed(range(len(graph.node))):
        node = graph.node[at]
        if node.name not in names:
            continue
        name = node.input[1]
        values = numpy_helper.to_array(weights[name])
        scale = (np.abs(values).max(0) / 127).astype(np.float32)
        rounded = np.clip(np.round(values / scale), -127, 127).astype(np.int8)
        graph.initializer.remove(weights[name])
        graph.initializer.append(numpy_helper.from_array(rounded, f"{name}_int8"))
        graph.initializer.append(numpy_helper.from_array(scale, f"{name}_scale"))
        node.input[1] = f"{name}_told"
        graph.node.insert(
            at,
            helper.make_node("DequantizeLinear", [f"{name}_int8", f"{name}_scale"], [f"{name}_told"], axis=1),
        )
    onnx.save(model, file)


def run_onnx(file: Path, rows: list[Tokens], batch: int = 1, threads: int = 1) -> dict[str, np.ndarray]:
    """Outputs without `tags`, in the order of the rows; one by one as the product reads them: int8 rows depend on their batch."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(file), options)
    out: dict[str, np.ndarray] = {}
    order = sorted(range(len(rows)), key=lambda at: len(rows[at].ids))
    for start in range(0, len(order), batch):
        part = order[start : start + batch]
        feed = {
            "input_ids": padded([rows[at].ids for at in part]).numpy(),
            "attention_mask": padded([[1] * len(rows[at].ids) for at in part]).numpy(),
            "token_type_ids": padded([rows[at].types for at in part]).numpy(),
        }
        for name, values in zip(OUTPUTS, session.run(OUTPUTS, feed)):
            if name != "tags":
                out.setdefault(name, np.zeros((len(rows), *values.shape[1:]), dtype=np.float32))[part] = values
    return out


def parity(full: dict[str, np.ndarray], small: dict[str, np.ndarray]) -> dict[str, float]:
    """Mean and largest difference of the probabilities of `wrong`, and the mean cosine of the embeddings."""
    sigmoid = lambda values: 1 / (1 + np.exp(-values))
    difference = np.abs(sigmoid(full["wrong"]) - sigmoid(small["wrong"]))
    cosine = (full["embedding"] * small["embedding"]).sum(-1)
    return {
        "mean_difference": float(difference.mean()),
        "largest_difference": float(difference.max()),
        "embedding_cosine": float(cosine.mean()),
        "state_agreement": float((full["state"].argmax(-1) == small["state"].argmax(-1)).mean()),
    }


def write_folder(folder: Path, model_file: Path, settings: dict, weights: Path | None = None) -> None:
    """The folder that the product reads; `settings` are ranker, temperature, fusion and thresholds."""
    folder.mkdir(parents=True, exist_ok=True)
    source = weights or packaged_weights()
    shutil.copyfile(model_file, folder / "model.onnx")
    tokenizer = json.loads((source / "tokenizer.json").read_text(encoding="utf8"))
    # The product cuts and fills by itself.
    tokenizer["truncation"] = tokenizer["padding"] = None
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False), encoding="utf8")
    shutil.copyfile(source / "tokenizer_config.json", folder / "tokenizer_config.json")
    files = {
        name: {"sha256": hashlib.sha256((folder / name).read_bytes()).hexdigest(), "bytes": (folder / name).stat().st_size}
        for name in ("model.onnx", "tokenizer.json")
    }
    config = {
        "schema": 1,
        "name": "peerlint-detector",
        "version": "2",
        "files": files,
        "maxTokens": MAX_TOKENS,
        "sentenceTokens": SENTENCE_TOKENS,
        "unitTokens": UNIT_TOKENS,
        "types": TYPES,
        "states": STATES,
        "kinds": KINDS,
        **settings,
    }
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf8")
