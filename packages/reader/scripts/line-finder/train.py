"""Trains the network that finds lines of text. docs/training.md says how and with which programs.

Usage: python3 train.py SCENES... --out places.pt

SCENES are files of write-scenes.ts: for each square its pixels row by row, then of its cells the kinds, the angles of their
lines in degrees, and the heights of capitals in eighths of a pixel.
"""

import argparse
import random
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

sys.path.append(str(Path(__file__).parent.parent))
from train_network import prepare, train_network

SIDE = 256
CELLS = 64
BATCH = 16
HELD_OUT = 256
# Height of capitals, in pixels, from which others are counted in powers of two.
USUAL = 12


def load(paths):
    """Squares as rows of bytes."""
    length = SIDE * SIDE + 3 * CELLS * CELLS
    return np.concatenate([np.fromfile(path, np.uint8).reshape(-1, length) for path in paths])


def convolution(before, after, stride=1, apart=1):
    return nn.Sequential(
        nn.Conv2d(before, after, 3, stride, apart, apart, bias=False),
        nn.BatchNorm2d(after),
        nn.ReLU(),
    )


class Places(nn.Module):
    """Cells of four by four pixels, then looks at neighbours that stand further and further apart."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(convolution(1, 16, 2), convolution(16, 20), convolution(20, 40, 2))
        self.around = nn.ModuleList(convolution(40, 40, 1, apart) for apart in (1, 2, 4, 8, 1))
        self.end = nn.Conv2d(40, 4, 1)

    def forward(self, pictures):
        """For each cell: how sure it is text (logit), cosine and sine of twice the angle, and the height of capitals (powers of
        two times USUAL). Pictures are from -1 for ink to 1 for paper."""
        seen = self.body(pictures)
        for look in self.around:
            seen = seen + look(seen)
        return self.end(seen)


def tensors(squares, is_varied):
    """Pictures of a batch and what their cells show; some of them turned by a quarter."""
    cells = CELLS * CELLS
    pictures = squares[:, : SIDE * SIDE].reshape(-1, SIDE, SIDE).astype(np.float32) / 127.5 - 1
    kinds, angles, heights = (
        squares[:, SIDE * SIDE + i * cells : SIDE * SIDE + (i + 1) * cells].reshape(-1, CELLS, CELLS) for i in range(3)
    )
    if is_varied and np.random.random() < 0.5:
        pictures, kinds, angles, heights = (np.rot90(one, 1, (1, 2)) for one in (pictures, kinds, angles, heights))
        angles = angles.astype(np.int64) - 90
    if is_varied:
        size = (len(pictures), 1, 1)
        pictures = pictures * np.random.uniform(0.7, 1.2, size) + np.random.uniform(-0.2, 0.2, size)
        pictures = np.clip(pictures, -1, 1)
    double = torch.from_numpy(angles.astype(np.float32) * (2 * np.pi / 180))
    powers = torch.log2(torch.from_numpy(heights.astype(np.float32)).clamp(min=8) / 8 / USUAL)
    found = torch.from_numpy(np.ascontiguousarray(pictures, dtype=np.float32)).unsqueeze(1)
    return found, torch.from_numpy(kinds.copy()), torch.stack([double.cos(), double.sin(), powers], 1)


def parts_of_loss(seen, kinds, shown):
    """How wrong the cells are: whether they are text, and where they are, how it runs and how high it is."""
    counted = (kinds != 2).float()
    text = (kinds == 1).float()
    chance = seen[:, 0]
    wrong = F.binary_cross_entropy_with_logits(chance, text, reduction="none", pos_weight=torch.tensor(2.0))
    one = torch.sigmoid(chance) * counted
    overlap = 1 - (2 * (one * text).sum() + 1) / (one.sum() + text.sum() + 1)
    apart = ((seen[:, 1:] - shown).abs().sum(1) * text).sum() / (text.sum() + 1)
    return (wrong * counted).sum() / counted.sum(), overlap, apart


def judged(net, squares):
    """Share of text cells that are found, share of found cells that are text, mean error of angles and heights."""
    net.eval()
    found = right = given = apart = 0
    with torch.no_grad():
        for at in range(0, len(squares), BATCH):
            pictures, kinds, shown = tensors(squares[at : at + BATCH], False)
            seen = net(pictures)
            said = (seen[:, 0] > 0) & (kinds != 2)
            text = kinds == 1
            found += said.sum().item()
            right += (said & text).sum().item()
            given += text.sum().item()
            apart += ((seen[:, 1:] - shown).abs() * text.unsqueeze(1)).sum((0, 2, 3))
    net.train()
    errors = " ".join(f"{error:.3f}" for error in (apart / given).tolist())
    return f"found {right / given:.4f}, right {right / max(1, found):.4f}, errors {errors}"


def losses(net, squares):
    """How wrong the network is about one batch after the other, for ever."""
    rng = random.Random(7)
    order = []
    while True:
        if len(order) < BATCH:
            order = list(range(len(squares)))
            rng.shuffle(order)
        batch, order = order[:BATCH], order[BATCH:]
        pictures, kinds, shown = tensors(squares[batch], True)
        seen = net(pictures.to(memory_format=torch.channels_last))
        wrong, overlap, apart = parts_of_loss(seen, kinds, shown)
        yield wrong + 0.5 * overlap + 0.3 * apart


def train(squares, held_out, epochs, rate, out):
    net = Places().to(memory_format=torch.channels_last)
    steps = int(epochs * len(squares) / BATCH)
    train_network(net, losses(net, squares), steps, rate, (250, lambda: judged(net, held_out)), out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes", nargs="+")
    parser.add_argument("--out", default="places.pt")
    parser.add_argument("--epochs", type=float, default=3)
    parser.add_argument("--rate", type=float, default=3e-3)
    args = parser.parse_args()
    prepare()
    squares = load(args.scenes)
    train(squares[HELD_OUT:], squares[:HELD_OUT], args.epochs, args.rate, args.out)


if __name__ == "__main__":
    main()
