import type { Network, NetworkStep } from './onnx-model.ts'
import type { Tensor } from './tensors.ts'

/** A linear function applied to every number of a tensor: factor, then offset. */
export interface Line {
  readonly factor: number
  readonly shift: number
}

/** Operations that take a line along at no cost, as attributes `factor` and `shift`. */
const takers = new Set(['Conv', 'HardSwish'])

/** The line that a step was given by `withFoldedNumbers`. */
export function lineOf({ attributes: { factor = 1, shift = 0 } }: NetworkStep): Line {
  return { factor: factor as number, shift: shift as number }
}

/**
 * Gives products and sums with a single number to the convolution or hard swish before them: each would go over the largest
 * tensors of the network once more.
 */
export function withFoldedNumbers({ steps, input }: Network): Network {
  const numbers = new Map(steps.flatMap((step) => numberIn(step)))
  const uses = Map.groupBy(
    steps.flatMap(({ inputs }) => inputs),
    (name) => name,
  )
  const folded: NetworkStep[] = []
  const places = new Map<string, number>()
  for (const step of steps) {
    const own = ownLine(step, numbers)
    const place = own && places.get(own.of)
    const before = place === undefined ? undefined : folded[place]
    if (own && place !== undefined && before && uses.get(before.output)?.length === 1) {
      const { factor, shift } = lineOf(before)
      const line = { factor: factor * own.factor, shift: shift * own.factor + own.shift }
      const attributes = { ...before.attributes, ...line }
      folded[place] = { ...before, output: step.output, attributes }
      places.set(step.output, place)
    } else {
      if (takers.has(step.operation)) places.set(step.output, folded.length)
      folded.push(step)
    }
  }
  return { input, steps: folded }
}

/** A constant that is one number, by its name. */
function numberIn({ operation, output, attributes }: NetworkStep): [string, number][] {
  const data = operation === 'Constant' ? (attributes.value as Tensor).data : []
  return data.length === 1 ? [[output, data[0] as number]] : []
}

/** What a product or sum with one number does, and to what. */
function ownLine({ operation, inputs }: NetworkStep, numbers: ReadonlyMap<string, number>) {
  const of = inputs.find((name) => !numbers.has(name))
  const number = inputs.map((name) => numbers.get(name)).find((value) => value !== undefined)
  if (of === undefined || number === undefined) return undefined
  if (operation === 'Mul') return { of, factor: number, shift: 0 }
  return operation === 'Add' ? { of, factor: 1, shift: number } : undefined
}
