"""Figures that runs are compared by."""

from __future__ import annotations

import numpy as np


def auroc(scores: np.ndarray, labels: np.ndarray) -> float:
    """Share of pairs in the right order, ties half; nan where one class is empty."""
    positive, negative = scores[labels == 1], scores[labels == 0]
    if not len(positive) or not len(negative):
        return float("nan")
    order = np.concatenate([positive, negative])
    _, inverse, counts = np.unique(order, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[inverse]
    return float((ranks[: len(positive)].sum() - len(positive) * (len(positive) + 1) / 2) / (len(positive) * len(negative)))


def average_precision(scores: np.ndarray, labels: np.ndarray) -> float:
    """AUPRC as the sum over positives of the precision at their rank."""
    order = np.argsort(-scores, kind="stable")
    hits = labels[order] == 1
    return float((np.cumsum(hits) / (np.arange(len(hits)) + 1))[hits].mean()) if hits.any() else float("nan")


def recall_at(scores: np.ndarray, labels: np.ndarray, rate: float) -> float:
    """Share of positives above the threshold that lets at most `rate` of the negatives through."""
    negative = np.sort(scores[labels == 0])[::-1]
    allowed = int(rate * len(negative))
    threshold = negative[allowed] if allowed < len(negative) else -np.inf
    return float((scores[labels == 1] > threshold).mean())


def table(scores: np.ndarray, labels: np.ndarray) -> str:
    at = " ".join(f"{recall_at(scores, labels, rate):.3f}" for rate in (0.005, 0.01, 0.05))
    return (
        f"n {int((labels == 1).sum())}/{int((labels == 0).sum())} AUROC {auroc(scores, labels):.3f} "
        f"AUPRC {average_precision(scores, labels):.3f} recall at .5/1/5 % {at}"
    )
