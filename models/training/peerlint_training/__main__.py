"""python -m peerlint_training STAGE --help"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from . import stages
from .detector import Settings
from .restore import restore


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m peerlint_training", description="How the local detector is made.")
    commands = parser.add_subparsers(dest="stage", required=True)
    for name, what in (
        ("retrieve", "the encoder learns to find what settles a sentence"),
        ("detect", "the heads learn, retrieval is kept alive"),
        ("package", "ONNX, int8, parity, fusion and thresholds: the folder that the product reads"),
    ):
        command = commands.add_parser(name, help=what, description=what)
        command.add_argument("--data", type=Path, nargs="+", required=True, help="files of npm run export:pairs")
        command.add_argument("--run", type=Path, required=True, help="folder of the run: checkpoints, log")
        if name == "package":
            command.add_argument("--out", type=Path, required=True, help="folder to write")
        else:
            command.add_argument("--steps", type=int, required=True, help="optimizer steps")
        command.add_argument("--weights", type=Path, help="folder of other weights to start from (Hugging Face form)")
        command.add_argument("--threads", type=int, default=torch.get_num_threads())
        if name == "retrieve":
            command.add_argument("--compare", action="store_true", help="also measure the weights as they come")
        if name == "detect":
            command.add_argument("--made", type=int, default=16000, help="rows of bench inject in the pool")
            command.add_argument("--size", type=int, help="examples drawn of the pool, for runs that are compared")
            command.add_argument("--start", type=Path, help="checkpoint of an earlier run to go on from")
            command.add_argument("--rate", type=float, default=6e-5, help="learning rate of the encoder")
            command.add_argument("--contrast", type=float, default=0.3, help="weight of wrong rows above right ones of their group")
            command.add_argument("--debias", action="store_true", help="what the wording tells is learned apart")
            command.add_argument("--unnamed", action="store_true", help="without the review's field and the names of sections")
    what = "a released folder back to a checkpoint to go on from"
    back = commands.add_parser("restore", help=what, description=what)
    back.add_argument("--released", type=Path, required=True, help="folder with model.onnx and config.json")
    back.add_argument("--run", type=Path, required=True, help="folder to write detector.pt and ranker.json to")
    back.add_argument("--weights", type=Path, help="folder of other weights to start from (Hugging Face form)")
    back.add_argument("--threads", type=int, default=torch.get_num_threads())
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    given.run.mkdir(parents=True, exist_ok=True)
    if given.stage == "restore":
        restore(given.released, given.run, given.weights)
    elif given.stage == "retrieve":
        stages.retrieve(given.data, given.run, given.steps, given.weights, given.compare)
    elif given.stage == "package":
        stages.package(given.data, given.run, given.out, given.weights)
    else:
        settings = Settings(
            given.steps, rate=given.rate, contrast=given.contrast, debias=given.debias, named=not given.unnamed
        )
        stages.detect(given.data, given.run, given.made, given.size, given.weights, given.start, settings)


if __name__ == "__main__":
    main()
