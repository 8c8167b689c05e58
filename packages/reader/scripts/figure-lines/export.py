"""Writes trained weights as ONNX: python3 export.py figures.pt figures.onnx"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from train import CLASSES, Lines


def main(source, target):
    net = Lines(CLASSES)
    net.load_state_dict(torch.load(source))
    net.eval()
    nodes = []

    def constant(name, value):
        nodes.append(helper.make_node("Constant", [], [name], value=numpy_helper.from_array(value)))
        return name

    def step(operation, inputs, **attributes):
        output = f"t{len(nodes)}"
        nodes.append(helper.make_node(operation, inputs, [output], **attributes))
        return output

    def whole(name, weight):
        """Weights as whole numbers from -127 to 127 with a factor for each row."""
        factors = np.abs(weight).reshape(len(weight), -1).max(1) / 127
        rounded = np.round(weight / factors[:, None, None, None]).astype(np.int8)
        inputs = [constant(name + "i", rounded), constant(name + "f", factors.astype(np.float32))]
        return step("DequantizeLinear", inputs, axis=0)

    def convolution(seen, conv, norm=None):
        """A convolution with the normalisation behind it in its weights."""
        weight = conv.weight.detach().numpy()
        bias = np.zeros(len(weight), np.float32) if conv.bias is None else conv.bias.detach().numpy()
        if norm is not None:
            factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
            weight = weight * factor[:, None, None, None]
            bias = (norm.bias - norm.running_mean * torch.from_numpy(factor)).detach().numpy()
        name = f"w{len(nodes)}"
        inputs = [seen, whole(name, weight), constant(name + "b", bias.astype(np.float32))]
        pads = list(conv.padding) * 2
        return step("Conv", inputs, kernel_shape=list(conv.kernel_size), strides=list(conv.stride), pads=pads, group=1)

    seen = "picture"
    for conv, norm, _ in net.body:
        seen = step("Relu", [convolution(seen, conv, norm)])
    for conv, norm, _ in net.along:
        seen = step("Add", [seen, step("Relu", [convolution(seen, conv, norm)])])
    seen = step("Transpose", [convolution(seen, net.end)], perm=[0, 2, 3, 1])
    seen = step("Softmax", [seen], axis=3)
    graph = helper.make_graph(
        nodes,
        "figures",
        [helper.make_tensor_value_info("picture", TensorProto.FLOAT, [1, 1, 32, None])],
        [helper.make_tensor_value_info(seen, TensorProto.FLOAT, [1, 1, None, CLASSES])],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    onnx.save(model, target)


main(*sys.argv[1:])
