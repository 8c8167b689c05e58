"""Writes trained weights as ONNX: python3 export.py places.pt places.onnx"""

import sys
from pathlib import Path

import torch

from train import Places

sys.path.append(str(Path(__file__).parent.parent))
from onnx_steps import Steps


def main(source, target):
    net = Places()
    net.load_state_dict(torch.load(source))
    net.eval()
    steps = Steps()
    seen = steps.stacked(net.body, net.around)
    steps.convolution(seen, net.end)
    steps.save(target, "places", [1, 1, None, None], [1, 4, None, None])


main(*sys.argv[1:])
