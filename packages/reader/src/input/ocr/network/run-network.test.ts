import { expect, test } from 'vitest'
import { withFoldedNumbers } from './folded-numbers.ts'
import { withHardSwish } from './hard-swish.ts'
import { startKernels } from './kernels.ts'
import type { NetworkStep } from './onnx-model.ts'
import { runNetwork } from './run-network.ts'
import { type Tensor, tensor } from './tensors.ts'

const row = (...numbers: number[]) => tensor(Float32Array.from(numbers), [1, numbers.length])

const step = (
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: NetworkStep['attributes'] = {},
): NetworkStep => ({ operation, inputs, output, attributes })

const constant = (output: string, value: Tensor): NetworkStep =>
  step('Constant', [], output, { value })

/** What one operation makes of its inputs, the first of which is that of the network. */
async function ran(
  operation: string,
  inputs: readonly Tensor[],
  attributes: NetworkStep['attributes'] = {},
) {
  const constants = inputs.slice(1).map((value, i) => constant(`c${i}`, value))
  const names = ['x', ...constants.map(({ output }) => output)]
  const network = { input: 'x', steps: [...constants, step(operation, names, 'y', attributes)] }
  const { data, shape } = runNetwork(network, inputs[0] as Tensor, await startKernels())
  return { shape, numbers: [...data].map((value) => Number(value.toFixed(4))) }
}

const windows = (kernel: number[], strides: number[], pads: number[], group: number) => ({
  kernel_shape: kernel,
  strides,
  pads,
  group,
})
const picture = tensor(
  Float32Array.from({ length: 18 }, (_, i) => i),
  [1, 2, 3, 3],
)

test('convolutions: across all channels, and each by itself', async () => {
  const ones = (...shape: number[]) =>
    tensor(new Float32Array(shape.reduce((a, b) => a * b)).fill(1), shape)
  const whole = windows([3, 3], [2, 2], [1, 1, 1, 1], 1)
  expect(await ran('Conv', [picture, ones(1, 2, 3, 3), row(100)], whole)).toEqual({
    shape: [1, 1, 2, 2],
    numbers: [152, 160, 176, 184],
  })
  const own = windows([1, 3], [1, 1], [0, 1, 0, 1], 2)
  expect((await ran('Conv', [picture, ones(2, 1, 1, 3)], own)).numbers.slice(0, 6)).toEqual([
    1, 3, 3, 7, 12, 9,
  ])
})

test('places of a window may stand apart', async () => {
  const square = tensor(
    Float32Array.from({ length: 25 }, (_, i) => i),
    [1, 1, 5, 5],
  )
  const cross = tensor(Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0, 10), [1, 1, 3, 3])
  const apart = { ...windows([3, 3], [1, 1], [2, 2, 2, 2], 1), dilations: [2, 2] }
  const { shape, numbers } = await ran('Conv', [square, cross], apart)
  expect(shape).toEqual([1, 1, 5, 5])
  // The middle sees the first and the last pixel, the first pixel only what stands two below it and two to the right.
  expect([numbers[12], numbers[0]]).toEqual([240, 120])
})

test('a large picture is seen in bands, and no row is lost between them', async () => {
  const side = 1000
  const large = tensor(
    Float32Array.from({ length: side * side }, (_, i) => i % 7),
    [1, 1, side, side],
  )
  const sum = tensor(new Float32Array(9).fill(1), [1, 1, 3, 3])
  const { numbers } = await ran('Conv', [large, sum], windows([3, 3], [1, 1], [1, 1, 1, 1], 1))
  const around = (at: number) =>
    [-side, 0, side].reduce(
      (all, row) => all + [-1, 0, 1].reduce((own, step) => own + ((at + row + step) % 7), 0),
      0,
    )
  const middle = Array.from({ length: side - 2 }, (_, row) => (row + 1) * side + 500)
  expect(middle.filter((at) => numbers[at] !== around(at))).toEqual([])
})

test('means of windows and of channels', async () => {
  expect((await ran('GlobalAveragePool', [picture])).numbers).toEqual([4, 13])
  const pool = windows([3, 1], [3, 1], [0, 0, 0, 0], 1)
  expect((await ran('AveragePool', [picture], pool)).numbers).toEqual([3, 4, 5, 12, 13, 14])
})

test('numbers of channels and of rows are repeated', async () => {
  const channels = tensor(Float32Array.of(10, 20), [1, 2, 1, 1])
  expect((await ran('Add', [picture, channels])).numbers.slice(8, 10)).toEqual([18, 29])
  const rows = tensor(Float32Array.of(1, 2, 3, 4), [2, 2])
  expect((await ran('Mul', [rows, row(10, 100)])).numbers).toEqual([10, 200, 30, 400])
  const means = tensor(Float32Array.of(1, 2), [2, 1])
  expect((await ran('Sub', [rows, means])).numbers).toEqual([0, 1, 1, 2])
  expect((await ran('Div', [rows, row(2)])).numbers).toEqual([0.5, 1, 1.5, 2])
})

test('axes are turned, cut, joined and put in another form', async () => {
  expect(
    await ran('Transpose', [tensor(Float32Array.of(1, 2, 3, 4, 5, 6), [2, 3])], { perm: [1, 0] }),
  ).toEqual({
    shape: [3, 2],
    numbers: [1, 4, 2, 5, 3, 6],
  })
  const slice = { axes: [2], starts: [1], ends: [9] }
  expect((await ran('Slice', [picture], slice)).shape).toEqual([1, 2, 2, 3])
  expect((await ran('Concat', [picture, picture], { axis: 1 })).shape).toEqual([1, 4, 3, 3])
  expect((await ran('Reshape', [picture, row(0, -1, 9)])).shape).toEqual([1, 2, 9])
  expect((await ran('Squeeze', [picture], { axes: [0] })).shape).toEqual([2, 3, 3])
})

test('chances add up to one; bounds hold', async () => {
  expect((await ran('Softmax', [row(0, Math.log(3))])).numbers).toEqual([0.25, 0.75])
  expect((await ran('Clip', [row(-1, 3, 9)], { min: 0, max: 6 })).numbers).toEqual([0, 3, 6])
  expect((await ran('HardSigmoid', [row(-9, 1)], { alpha: 0.2, beta: 0.5 })).numbers).toEqual([
    0, 0.7,
  ])
})

test('an operation that is not known ends with its name', async () => {
  await expect(ran('Einsum', [picture])).rejects.toThrow('Einsum')
})

test('a hard swish in four steps is one', async () => {
  const long = {
    input: 'x',
    steps: [
      constant('three', row(3)),
      step('Add', ['x', 'three'], 'a'),
      step('Clip', ['a'], 'b', { min: 0, max: 6 }),
      step('Mul', ['x', 'b'], 'c'),
      constant('six', row(6)),
      step('Div', ['c', 'six'], 'y'),
    ],
  }
  const short = withHardSwish(long)
  expect(short.steps.map(({ operation }) => operation)).toEqual([
    'Constant',
    'Constant',
    'HardSwish',
  ])
  const kernels = await startKernels()
  const given = row(-4, -1.5, 0, 1, 5)
  const numbers = [...runNetwork(long, given, kernels).data]
  for (const [i, value] of runNetwork(short, given, kernels).data.entries()) {
    expect(value).toBeCloseTo(numbers[i] as number)
  }
})

test('products and sums with one number are given to the convolution or hard swish before them', async () => {
  const weights = tensor(Float32Array.of(-2, 1), [1, 2, 1, 1])
  const long = {
    input: 'x',
    steps: [
      constant('weights', weights),
      constant('bias', row(5)),
      constant('two', row(2)),
      constant('ten', row(10)),
      step('Conv', ['x', 'weights', 'bias'], 'a', windows([1, 1], [1, 1], [0, 0, 0, 0], 1)),
      step('Mul', ['two', 'a'], 'b'),
      step('Add', ['b', 'ten'], 'c'),
      step('HardSwish', ['c'], 'd'),
      step('Mul', ['d', 'two'], 'e'),
      // What is needed as it was, too, stays.
      step('HardSwish', ['e'], 'f'),
      step('Add', ['f', 'ten'], 'g'),
      step('Mul', ['f', 'g'], 'y'),
    ],
  }
  const short = withFoldedNumbers(long)
  expect(short.steps.slice(4).map(({ operation }) => operation)).toEqual([
    'Conv',
    'HardSwish',
    'HardSwish',
    'Add',
    'Mul',
  ])
  const kernels = await startKernels()
  const numbers = [...runNetwork(long, picture, kernels).data]
  expect(new Set(numbers).size).toBeGreaterThan(3)
  for (const [i, one] of runNetwork(short, picture, kernels).data.entries()) {
    expect(one).toBeCloseTo(numbers[i] as number, 1)
  }
})
