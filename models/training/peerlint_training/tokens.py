"""Text to token numbers, as src/node/onnx does it in the product."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor

from .encoder import packaged_weights

MAX_TOKENS = 256
SENTENCE_TOKENS = 96
UNIT_TOKENS = 64


def tokenizer_of(folder: Path | None = None) -> Tokenizer:
    tokenizer = Tokenizer.from_file(str((folder or packaged_weights()) / "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer


@dataclass
class Tokens:
    """A pair ready for the encoder; `offsets` are code points in the sentence, None outside of it."""

    ids: list[int]
    types: list[int]
    offsets: list[tuple[int, int] | None]


class Layout:
    """[CLS] role: sentence [SEP] excerpt [SEP]."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.cls = tokenizer.token_to_id("[CLS]")
        self.sep = tokenizer.token_to_id("[SEP]")

    def pair(self, role: str, sentence: str, excerpt: str, max_tokens: int = MAX_TOKENS) -> Tokens:
        lead = f"{role}: " if role else ""
        first = self.tokenizer.encode(lead + sentence, add_special_tokens=False)
        ids = first.ids[:SENTENCE_TOKENS]
        offsets = [
            (start - len(lead), end - len(lead)) if start >= len(lead) else None for start, end in first.offsets
        ][: len(ids)]
        rest = max_tokens - len(ids) - 3
        second = self.tokenizer.encode(excerpt, add_special_tokens=False).ids[:rest]
        return Tokens(
            ids=[self.cls, *ids, self.sep, *second, self.sep],
            types=[0] * (len(ids) + 2) + [1] * (len(second) + 1),
            offsets=[None, *offsets, None, *([None] * (len(second) + 1))],
        )

    def alone(self, text: str, limit: int = UNIT_TOKENS) -> list[int]:
        ids = self.tokenizer.encode(text, add_special_tokens=False).ids[: limit - 2]
        return [self.cls, *ids, self.sep]


def padded(rows: list[list[int]], value: int = 0) -> Tensor:
    width = max(len(row) for row in rows)
    return torch.tensor([row + [value] * (width - len(row)) for row in rows])


def masked(rows: list[list[int]]) -> tuple[Tensor, Tensor]:
    return padded(rows), padded([[1] * len(row) for row in rows])
