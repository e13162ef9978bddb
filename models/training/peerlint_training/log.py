"""A log that is read while a run goes on."""

from __future__ import annotations

import time
from pathlib import Path


class Log:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.begun = time.time()
        self.first: dict[str, tuple[int, float]] = {}

    def say(self, text: str) -> None:
        line = f"{time.strftime('%H:%M:%S')} {text}"
        print(line, flush=True)
        with open(self.file, "a", encoding="utf8") as out:
            out.write(line + "\n")

    def progress(self, stage: str, step: int, steps: int, text: str) -> None:
        at, when = self.first.setdefault(stage, (step, time.time()))
        each = (time.time() - when) / max(1, step - at)
        self.say(f"{stage} {step}/{steps} {text}, {each:.2f} s a step, {each * (steps - step) / 60:.0f} min left")
