"""A run that is killed goes on where it was saved last."""

from __future__ import annotations

import time
from pathlib import Path

import torch
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LambdaLR

from .encoder import Detector

#: Seconds between two savings.
EVERY = 600


def warm_then_down(optimizer: Optimizer, steps: int) -> LambdaLR:
    """Up over the first 6 % of the steps, then down in a line to 2 %."""
    return LambdaLR(optimizer, lambda step: min(1.0, (step + 1) / (0.06 * steps)) * max(0.02, 1 - step / steps))


class Checkpoint:
    """Model, optimizer and rate of a run in one file."""

    def __init__(self, file: Path, model: Detector, optimizer: Optimizer, schedule: LambdaLR) -> None:
        self.file = file
        self.parts = {"model": model, "optimizer": optimizer, "schedule": schedule}
        self.saved = time.time()

    def take_up(self) -> int:
        """Steps that are done already; 0 for a new run."""
        if not self.file.exists():
            return 0
        kept = torch.load(self.file, weights_only=False)
        for name, part in self.parts.items():
            part.load_state_dict(kept[name])
        return kept["step"]

    def keep(self, done: int, last: bool) -> None:
        """Saves if it is time, or the last step; a file that is there is replaced whole or not at all."""
        if not last and time.time() - self.saved < EVERY:
            return
        part = self.file.with_suffix(".part")
        torch.save({name: one.state_dict() for name, one in self.parts.items()} | {"step": done}, part)
        part.replace(self.file)
        self.saved = time.time()
