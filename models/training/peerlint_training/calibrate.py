"""Stage `calibrate`: temperature, fusion with the symbolic side, thresholds; all on one half of the dev papers."""

from __future__ import annotations

import hashlib

import numpy as np

from .measures import table
from .rows import STATES, Example

#: Shares of clean sentences above each threshold (DESIGN.md, decision 4).
RATES = {"strict": 0.001, "balanced": 0.005, "recall": 0.01}
#: What the fusion may weigh beside the checkers' own verdicts. The states and the nearest cosine lost what they gained
#: (two halves of dev, each judged by the other's weights: AUPRC .632 and .528 with them, .643 and .558 without).
MODEL = ["model:wrong"]
BESIDE = ["likelihood", "kind:fact", "kind:opinion", "kind:request"]


def is_fit(paper: str) -> bool:
    """The half of the dev papers that is tuned on; as src/core/bench/split.ts."""
    return int(hashlib.sha1(paper.encode()).hexdigest()[-1], 16) < 8


def softmax(values: np.ndarray) -> np.ndarray:
    shares = np.exp(values - values.max(-1, keepdims=True))
    return shares / shares.sum(-1, keepdims=True)


def sigmoid(values: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-values))


def temperature_of(logits: np.ndarray, labels: np.ndarray) -> float:
    """The divisor that makes the labels likeliest, after the prior is moved to theirs; 0.5..5."""
    best, found = np.inf, 1.0
    for temperature in np.linspace(0.5, 5, 46):
        scaled = logits / temperature
        bias = 0.0
        for _ in range(30):
            p = sigmoid(scaled + bias)
            bias += (labels.mean() - p.mean()) / max(1e-6, (p * (1 - p)).mean())
        p = np.clip(sigmoid(scaled + bias), 1e-6, 1 - 1e-6)
        loss = -(labels * np.log(p) + (1 - labels) * np.log(1 - p)).mean()
        if loss < best:
            best, found = loss, float(temperature)
    return round(found, 2)


def model_features(outputs: dict[str, np.ndarray], cosines: np.ndarray, temperature: float) -> dict[str, np.ndarray]:
    states = softmax(outputs["state"])
    return {
        "model:wrong": outputs["wrong"] / temperature,
        "model:contradicted": states[:, STATES.index("contradicted")],
        "model:not-found": states[:, STATES.index("not-found")],
        "model:top-cosine": cosines,
    }


def matrix(examples: list[Example], model: dict[str, np.ndarray], names: list[str]) -> np.ndarray:
    columns = [
        model[name] if name in model else np.array([one.features.get(name, 0.0) for one in examples]) for name in names
    ]
    return np.stack(columns, 1).astype(np.float64)


def learn_fusion(
    values: np.ndarray, labels: np.ndarray, importance: np.ndarray, ridge: float = 1.0
) -> tuple[np.ndarray, float]:
    """Logistic regression by Newton's steps; columns are scaled first, so that the penalty is fair."""
    scale = values.std(0) + 1e-6
    x = np.concatenate([values / scale, np.ones((len(values), 1))], 1)
    weights = np.zeros(x.shape[1])
    penalty = np.diag([ridge] * values.shape[1] + [1e-6])
    for _ in range(50):
        p = sigmoid(x @ weights)
        gradient = x.T @ (importance * (p - labels)) + penalty @ weights
        curvature = (x * (importance * p * (1 - p))[:, None]).T @ x + penalty
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-7:
            break
    return weights[:-1] / scale, float(weights[-1])


def thresholds_of(scores: np.ndarray) -> dict[str, float]:
    """@param scores those of clean sentences; the least score that at most the rate of them reaches"""
    ordered = np.sort(scores)[::-1]
    out = {}
    for name, rate in RATES.items():
        allowed = int(rate * len(ordered))
        out[name] = round(float(ordered[allowed]) + 1e-4, 4)
    return out


def calibrate(examples: list[Example], outputs: dict[str, np.ndarray], cosines: np.ndarray, say) -> dict:
    """@returns what config.json holds of it"""
    counts = np.array([one.wrong in (0, 1) and not one.leaked for one in examples])
    fit = np.array([is_fit(one.paper) for one in examples])
    labels = np.array([float(one.wrong == 1) for one in examples])
    natural = np.array([one.source == "natural" for one in examples])
    chosen = counts & fit
    temperature = temperature_of(outputs["wrong"][chosen], labels[chosen])
    model = model_features(outputs, cosines, temperature)
    verdicts = sorted({name for one in examples for name in one.features if name.endswith((":contradicted", ":supported"))})
    met = [name for name in verdicts if sum(name in one.features for at, one in enumerate(examples) if chosen[at]) >= 5]
    names = [*MODEL, *BESIDE, *met]
    values = matrix(examples, model, names)
    # Natural errors are few and injections many; both kinds of reviews matter alike.
    share = lambda mask: mask / max(1, mask.sum())
    weight = np.zeros(len(examples))
    for kind in (natural, ~natural):
        weight += share(chosen & (labels == 1) & kind) * 0.5
    weight = weight * chosen.sum() * 0.5 + share(chosen & (labels == 0)) * chosen.sum() * 0.5
    weights, bias = learn_fusion(values[chosen], labels[chosen], weight[chosen], ridge=8.0)
    fused = sigmoid(values @ weights + bias)
    clean = chosen & (labels == 0) & natural
    thresholds = thresholds_of(fused[clean])
    say(f"temperature {temperature}, thresholds {thresholds}, from {clean.sum()} clean sentences")
    say("fusion " + ", ".join(f"{name} {value:.2f}" for name, value in zip(names, weights)) + f", bias {bias:.2f}")
    rest = counts & ~fit
    symbolic = matrix(examples, model, [*BESIDE, *met])
    alone, shift = learn_fusion(symbolic[chosen], labels[chosen], weight[chosen], ridge=8.0)
    for name, scores in (
        ("symbolic", symbolic @ alone + shift),
        ("model", outputs["wrong"]),
        ("fusion", fused),
    ):
        for title, positive, sets in (
            ("injected", ~natural & (labels == 1), {"neurips_dev"}),
            ("natural", natural & (labels == 1), {"iclr_llm_dev"}),
        ):
            of_set = np.array([one.set in sets for one in examples])
            for half, part in (("fit half", fit), ("other half", ~fit)):
                take = counts & part & of_set & (positive | ((labels == 0) & natural))
                say(f"{name}: {title}, {half}: {table(scores[take], labels[take])}")
    for name, threshold in thresholds.items():
        wrongly = fused[rest & (labels == 0) & natural] >= threshold
        say(f"{name}: {wrongly.sum()}/{len(wrongly)} clean sentences of the other half at or above")
    return {
        "temperature": temperature,
        "fusion": {"bias": round(bias, 4), "weights": {name: round(float(value), 4) for name, value in zip(names, weights)}},
        "thresholds": thresholds,
    }
