"""Trains the network that reads lines of figures. docs/training.md says how and with which programs.

Usage: python3 train.py SAMPLES... --out figures.pt

SAMPLES are files of write-samples.ts: for each line its width (two bytes, low first), the count of its letters, the letters
as numbers of figure-letters.ts from 1 on, and its pixels row by row.
"""

import argparse
import itertools
import random
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

sys.path.append(str(Path(__file__).parent.parent))
from train_network import prepare, train_network

ROWS = 32
# The letters of figure-letters.ts, and class 0 for none.
CLASSES = 83
BATCH = 64
HELD_OUT = 2000


def load(paths):
    """Pictures (ROWS by width, 0 for ink) with the classes of their letters."""
    samples = []
    for path in paths:
        data = np.fromfile(path, np.uint8)
        at = 0
        while at < len(data):
            width = int(data[at]) | int(data[at + 1]) << 8
            count = int(data[at + 2])
            letters = data[at + 3 : at + 3 + count]
            at += 3 + count
            samples.append((data[at : at + width * ROWS].reshape(ROWS, width), letters))
            at += width * ROWS
    return samples


def convolution(before, after, stride=1, kernel=(3, 3), padding=(1, 1)):
    return nn.Sequential(
        nn.Conv2d(before, after, kernel, stride, padding, bias=False),
        nn.BatchNorm2d(after),
        nn.ReLU(),
    )


class Lines(nn.Module):
    """Rows shrink from 32 to 1, places along the line to half as many; three further looks at the neighbours."""

    def __init__(self, classes):
        super().__init__()
        self.body = nn.Sequential(
            convolution(1, 16, 2),
            convolution(16, 32),
            convolution(32, 48, (2, 1)),
            convolution(48, 48),
            convolution(48, 64, (2, 1)),
            convolution(64, 80),
            convolution(80, 128, 1, (4, 1), 0),
        )
        self.along = nn.ModuleList(convolution(128, 128, 1, (1, 5), (0, 2)) for _ in range(3))
        self.end = nn.Conv2d(128, classes, 1)

    def forward(self, pictures):
        """Scores by picture, place along the line and class; pictures are from -1 for ink to 1 for paper."""
        seen = self.body(pictures)
        for step in self.along:
            seen = seen + step(seen)
        return self.end(seen).squeeze(2).transpose(1, 2)


def batches(samples, seed):
    """Samples of like width together, in an order that the seed gives."""
    rng = random.Random(seed)
    order = sorted(range(len(samples)), key=lambda i: samples[i][0].shape[1] + rng.random() * 12)
    groups = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
    rng.shuffle(groups)
    return groups


def tensors(samples, group, is_varied):
    """Pictures of a batch on paper of one width, their letters in a row, and how many letters each has."""
    width = max(samples[i][0].shape[1] for i in group)
    width = (width + 7) // 8 * 8
    pictures = np.ones((len(group), 1, ROWS, width), np.float32)
    for row, i in enumerate(group):
        picture = samples[i][0].astype(np.float32) / 127.5 - 1
        if is_varied:
            picture = varied(picture)
        pictures[row, 0, :, : picture.shape[1]] = picture
    letters = np.concatenate([samples[i][1] for i in group]).astype(np.int64)
    counts = torch.tensor([len(samples[i][1]) for i in group])
    return torch.from_numpy(pictures), torch.from_numpy(letters), counts


def varied(picture):
    """The picture lighter or darker now and then, and a row higher or lower."""
    if np.random.random() < 0.3:
        picture = picture * np.random.uniform(0.6, 1.3) + np.random.uniform(-0.3, 0.3)
        picture = np.clip(picture, -1, 1)
    return np.roll(picture, np.random.randint(-1, 2), 0)


def decoded(scores):
    """The likeliest letters; one that goes on over several places is the same letter (CTC)."""
    texts = []
    for row in scores.argmax(-1).tolist():
        last, text = 0, []
        for one in row:
            if one and one != last:
                text.append(one)
            last = one
        texts.append(text)
    return texts


def share_right(net, samples):
    """The share of lines that are read without a fault."""
    net.eval()
    right = 0
    with torch.no_grad():
        for group in batches(samples, 0):
            pictures, _, _ = tensors(samples, group, False)
            for i, text in zip(group, decoded(net(pictures))):
                right += text == samples[i][1].tolist()
    net.train()
    return right / len(samples)


def losses(net, samples):
    """How wrong the network is about one batch after the other, for ever."""
    ctc = nn.CTCLoss(zero_infinity=True)
    for epoch in itertools.count():
        for group in batches(samples, 100 + epoch):
            pictures, letters, counts = tensors(samples, group, True)
            scores = net(pictures.to(memory_format=torch.channels_last))
            chances = scores.log_softmax(-1).transpose(0, 1)
            places = torch.full((len(group),), scores.shape[1])
            yield ctc(chances, letters, places, counts)


def train(samples, held_out, epochs, rate, out):
    net = Lines(CLASSES).to(memory_format=torch.channels_last)
    steps = int(epochs * len(samples) / BATCH)
    report = 1000, lambda: f"held out right: {share_right(net, held_out)}"
    train_network(net, losses(net, samples), steps, rate, report, out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--out", default="figures.pt")
    parser.add_argument("--epochs", type=float, default=1.5)
    parser.add_argument("--rate", type=float, default=2e-3)
    args = parser.parse_args()
    prepare()
    samples = load(args.samples)
    train(samples[HELD_OUT:], samples[:HELD_OUT], args.epochs, args.rate, args.out)


if __name__ == "__main__":
    main()
