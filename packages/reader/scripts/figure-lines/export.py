"""Writes trained weights as ONNX: python3 export.py figures.pt figures.onnx"""

import sys
from pathlib import Path

import torch

from train import CLASSES, Lines

sys.path.append(str(Path(__file__).parent.parent))
from onnx_steps import Steps


def main(source, target):
    net = Lines(CLASSES)
    net.load_state_dict(torch.load(source))
    net.eval()
    steps = Steps()
    seen = steps.stacked(net.body, net.along)
    seen = steps.step("Transpose", [steps.convolution(seen, net.end)], perm=[0, 2, 3, 1])
    steps.step("Softmax", [seen], axis=3)
    steps.save(target, "figures", [1, 1, 32, None], [1, 1, None, CLASSES])


main(*sys.argv[1:])
