import type { Network, NetworkStep } from './onnx-model.ts'
import { type Tensor, tensor } from './tensors.ts'

/**
 * Weights that are stored as whole numbers from -127 to 127, as the numbers that they stand for: each row has a factor of its
 * own. That is done once and not with each run.
 */
export function withWholeWeights({ steps, input }: Network): Network {
  const constants = new Map(
    steps.flatMap(({ operation, output, attributes }) =>
      operation === 'Constant' ? [[output, attributes.value as Tensor] as const] : [],
    ),
  )
  return { input, steps: steps.map((step) => (isStored(step) ? restored(step, constants) : step)) }
}

const isStored = ({ operation }: NetworkStep) => operation === 'DequantizeLinear'

function restored(step: NetworkStep, constants: ReadonlyMap<string, Tensor>): NetworkStep {
  const [whole, factors] = step.inputs.map((name) => constants.get(name))
  if (!whole || !factors) throw new Error(`The weights of ${step.output} are not in the file`)
  const inner = whole.data.length / factors.data.length
  const data = whole.data.map((value, i) => value * (factors.data[Math.floor(i / inner)] as number))
  const value = tensor(data, whole.shape)
  return { operation: 'Constant', inputs: [], output: step.output, attributes: { value } }
}
