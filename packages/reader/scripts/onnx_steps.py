"""Steps of a trained network as ONNX writes them."""

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper


class Steps:
    """Collects the steps of a network, one after the other; each gives the name of what it makes."""

    def __init__(self):
        self.nodes = []

    def step(self, operation, inputs, **attributes):
        output = f"t{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, inputs, [output], **attributes))
        return output

    def constant(self, name, value):
        self.nodes.append(helper.make_node("Constant", [], [name], value=numpy_helper.from_array(value)))
        return name

    def whole(self, name, weight):
        """Weights as whole numbers from -127 to 127 with a factor for each row."""
        factors = np.abs(weight).reshape(len(weight), -1).max(1) / 127
        rounded = np.round(weight / factors[:, None, None, None]).astype(np.int8)
        inputs = [self.constant(name + "i", rounded), self.constant(name + "f", factors.astype(np.float32))]
        return self.step("DequantizeLinear", inputs, axis=0)

    def convolution(self, seen, conv, norm=None):
        """A convolution with the normalisation behind it in its weights."""
        weight = conv.weight.detach().numpy()
        bias = np.zeros(len(weight), np.float32) if conv.bias is None else conv.bias.detach().numpy()
        if norm is not None:
            factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
            weight = weight * factor[:, None, None, None]
            bias = (norm.bias - norm.running_mean * torch.from_numpy(factor)).detach().numpy()
        name = f"w{len(self.nodes)}"
        inputs = [seen, self.whole(name, weight), self.constant(name + "b", bias.astype(np.float32))]
        windows = dict(kernel_shape=list(conv.kernel_size), strides=list(conv.stride), pads=list(conv.padding) * 2)
        if conv.dilation != (1, 1):
            windows["dilations"] = list(conv.dilation)
        return self.step("Conv", inputs, **windows, group=1)

    def rectified(self, seen, block):
        """A convolution with its normalisation, and nothing below zero."""
        conv, norm, _ = block
        return self.step("Relu", [self.convolution(seen, conv, norm)])

    def stacked(self, body, beside):
        """Blocks after each other from the picture on, then blocks whose result is added to what they see."""
        seen = "picture"
        for block in body:
            seen = self.rectified(seen, block)
        for block in beside:
            seen = self.step("Add", [seen, self.rectified(seen, block)])
        return seen

    def save(self, target, name, given, made):
        """Writes the network; `given` and `made` are the sizes of its input `picture` and of what its last step makes."""
        size = lambda of, shape: helper.make_tensor_value_info(of, TensorProto.FLOAT, shape)
        last = self.nodes[-1].output[0]
        graph = helper.make_graph(self.nodes, name, [size("picture", given)], [size(last, made)])
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)]), target)
