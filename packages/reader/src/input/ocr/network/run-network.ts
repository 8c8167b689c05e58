import { channelMeans, convolved, normalised, pooled } from './convolutions.ts'
import { lineOf } from './folded-numbers.ts'
import { hardSwish } from './hard-swish.ts'
import type { Kernels } from './kernels.ts'
import { matrixProduct } from './matrix-product.ts'
import type { Network, NetworkStep } from './onnx-model.ts'
import {
  chancesOfRows,
  clipped,
  combined,
  concatenated,
  mapped,
  meansOfRows,
  reshaped,
  sliced,
  type Tensor,
  tensor,
  transposed,
} from './tensors.ts'
import type { Windows } from './windows.ts'

type Run = (inputs: readonly Tensor[], step: NetworkStep, kernels: Kernels) => Tensor

const numberOf = ({ attributes }: NetworkStep, name: string): number => Number(attributes[name])
const listOf = ({ attributes }: NetworkStep, name: string): readonly number[] =>
  (attributes[name] ?? []) as readonly number[]

const windowsOf = ({ attributes }: NetworkStep): Windows => attributes as unknown as Windows

const each =
  (change: (value: number, step: NetworkStep) => number): Run =>
  ([one], step) =>
    mapped(one as Tensor, (value) => change(value, step))

const both =
  (operator: '+' | '-' | '*' | '/'): Run =>
  ([one, other]) =>
    combined(one as Tensor, other as Tensor, operator)

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** The operations of ONNX that networks of lines of text are made of. */
const runs: Readonly<Record<string, Run>> = {
  Constant: (_, { attributes }) => attributes.value as Tensor,
  Conv: ([picture, weights, bias], step, kernels) =>
    convolved(
      picture as Tensor,
      weights as Tensor,
      bias ?? null,
      windowsOf(step),
      numberOf(step, 'group'),
      lineOf(step),
      kernels,
    ),
  BatchNormalization: ([picture, ...learned], step) =>
    normalised(
      picture as Tensor,
      learned as [Tensor, Tensor, Tensor, Tensor],
      numberOf(step, 'epsilon'),
    ),
  AveragePool: ([picture], step, kernels) => pooled(picture as Tensor, windowsOf(step), kernels),
  GlobalAveragePool: ([picture]) => channelMeans(picture as Tensor),
  MatMul: ([one, other], _, kernels) => matrixProduct(one as Tensor, other as Tensor, kernels),
  Add: both('+'),
  Sub: both('-'),
  Mul: both('*'),
  Div: both('/'),
  Pow: ([one, power]) =>
    mapped(one as Tensor, (value) => value ** ((power as Tensor).data[0] ?? 1)),
  Sqrt: each(Math.sqrt),
  Relu: ([one]) => clipped(one as Tensor, 0, Number.POSITIVE_INFINITY),
  Sigmoid: each(sigmoid),
  HardSigmoid: each((value, step) =>
    Math.max(0, Math.min(1, numberOf(step, 'alpha') * value + numberOf(step, 'beta'))),
  ),
  Clip: ([one], step) => clipped(one as Tensor, numberOf(step, 'min'), numberOf(step, 'max')),
  HardSwish: ([one], step, kernels) => hardSwish(one as Tensor, lineOf(step), kernels),
  Cast: ([one]) => one as Tensor,
  Shape: ([one]) =>
    tensor(Float32Array.from((one as Tensor).shape), [(one as Tensor).shape.length]),
  Slice: ([one], step) =>
    sliced(
      one as Tensor,
      listOf(step, 'axes')[0] as number,
      listOf(step, 'starts')[0] as number,
      listOf(step, 'ends')[0] as number,
    ),
  Concat: (parts, step) => concatenated(parts, numberOf(step, 'axis')),
  Reshape: ([one, shape]) => reshaped(one as Tensor, [...(shape as Tensor).data]),
  Squeeze: ([one], step) => {
    const { data, shape } = one as Tensor
    return tensor(
      data,
      shape.filter((_, axis) => !listOf(step, 'axes').includes(axis)),
    )
  },
  Transpose: ([one], step) => transposed(one as Tensor, listOf(step, 'perm')),
  ReduceMean: ([one]) => meansOfRows(one as Tensor),
  Softmax: ([one]) => chancesOfRows(one as Tensor),
}

/** Runs a network over its input; tensors that no later step needs are freed. */
export function runNetwork({ steps, input }: Network, given: Tensor, kernels: Kernels): Tensor {
  const lastUse = new Map(steps.flatMap((step, i) => step.inputs.map((name) => [name, i] as const)))
  const values = new Map([[input, given]])
  let last = given
  for (const [i, step] of steps.entries()) {
    const run = runs[step.operation]
    if (!run) throw new Error(`The operation ${step.operation} is not known`)
    const inputs = step.inputs.map((name) => values.get(name) as Tensor)
    last = run(inputs, step, kernels)
    values.set(step.output, last)
    for (const name of step.inputs) if (lastUse.get(name) === i) values.delete(name)
  }
  return last
}
