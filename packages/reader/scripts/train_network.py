"""The loop in which a network is trained, whatever it learns."""

import time

import numpy as np
import torch
from torch import nn


def prepare():
    """Fixes every random number. Several threads would add in an order of their own: with one, the same samples give the
    same weights."""
    torch.set_num_threads(1)
    torch.manual_seed(7)
    np.random.seed(7)


def train_network(net, losses, steps, rate, report, out):
    """Takes a step for each loss, the first STEPS of them; REPORT is how often, and what says how good the network is."""
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps, pct_start=0.15)
    every, judged = report
    started = time.time()
    for step, loss in zip(range(1, steps + 1), losses):
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        schedule.step()
        if step % every == 0 or step == steps:
            print(f"{step} of {steps}, {time.time() - started:.0f} s: {judged()}", flush=True)
            torch.save(net.state_dict(), out)
