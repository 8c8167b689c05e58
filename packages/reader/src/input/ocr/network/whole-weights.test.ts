import { expect, test } from 'vitest'
import type { NetworkStep } from './onnx-model.ts'
import { type Tensor, tensor } from './tensors.ts'
import { withWholeWeights } from './whole-weights.ts'

const constant = (output: string, value: Tensor): NetworkStep => ({
  operation: 'Constant',
  inputs: [],
  output,
  attributes: { value },
})

const stored: NetworkStep = {
  operation: 'DequantizeLinear',
  inputs: ['whole', 'factors'],
  output: 'weights',
  attributes: { axis: 0 },
}

test('each row of whole weights has a factor of its own', () => {
  const whole = constant('whole', tensor(Float32Array.of(127, -64, 2, 0), [2, 2]))
  const factors = constant('factors', tensor(Float32Array.of(0.5, 10), [2]))
  const { steps } = withWholeWeights({ steps: [whole, factors, stored], input: 'picture' })
  const value = steps.at(-1)?.attributes.value as Tensor
  expect(steps.at(-1)?.operation).toBe('Constant')
  expect([...value.data]).toEqual([63.5, -32, 20, 0])
  expect(value.shape).toEqual([2, 2])
})

test('weights that are not in the file are a fault that says which', () => {
  const part = { steps: [stored], input: 'picture' }
  expect(() => withWholeWeights(part)).toThrow('The weights of weights are not in the file')
})
