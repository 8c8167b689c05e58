import type { Line } from './folded-numbers.ts'
import type { Kernels } from './kernels.ts'
import type { Network, NetworkStep } from './onnx-model.ts'
import { type Tensor, tensor } from './tensors.ts'

/**
 * Joins the four steps that a hard swish is written in, x · clip(x + 3, 0, 6) / 6, to one: they go over the largest
 * tensors of the network.
 */
export function withHardSwish({ steps, input }: Network): Network {
  const byOutput = new Map(steps.map((step) => [step.output, step]))
  const source = (step: NetworkStep | undefined, operation: string, at = 0) => {
    const found = step && byOutput.get(step.inputs[at] ?? '')
    return found?.operation === operation ? found : undefined
  }
  const joined = new Map<NetworkStep, NetworkStep>()
  const dropped = new Set<NetworkStep>()
  for (const division of steps.filter(({ operation }) => operation === 'Div')) {
    const product = source(division, 'Mul')
    const clip = source(product, 'Clip', 1)
    const sum = source(clip, 'Add')
    const value = product?.inputs[0]
    if (!product || !clip || !sum || value === undefined || sum.inputs[0] !== value) continue
    joined.set(division, { ...division, operation: 'HardSwish', inputs: [value] })
    for (const step of [product, clip, sum]) dropped.add(step)
  }
  return {
    input,
    steps: steps.filter((step) => !dropped.has(step)).map((step) => joined.get(step) ?? step),
  }
}

/** x · clip(x + 3, 0, 6) / 6, times a factor, plus a shift. */
export const hardSwish = (
  { data, shape }: Tensor,
  { factor, shift }: Line,
  { swish }: Kernels,
): Tensor => tensor(swish(data, factor / 6, shift), shape)
