import type { Bitmap } from '../ink/bitmap.ts'
import { readableGlyphs } from './glyph-classes.ts'
import { glyphShades, shadeCount } from './glyph-shades.ts'
import { glyphWeights } from './glyph-weights.ts'

/** How likely a glyph is each of the readable ones; the rest to 1 is that of anything else. */
export type GlyphChances = ReadonlyMap<string, number>

/** The chances of some glyphs together. */
export const sumOf = (chances: GlyphChances, glyphs: string): number =>
  [...glyphs].reduce((sum, glyph) => sum + (chances.get(glyph) ?? 0), 0)

/** Weights of a network with one hidden layer, each layer unit by unit. */
interface Network {
  /** `shadeCount` weights for each hidden unit. */
  readonly inputs: Float32Array
  /** One for each hidden unit. */
  readonly bias: Float32Array
  /** A weight of each hidden unit for each class. */
  readonly outputs: Float32Array
  /** One for each class. */
  readonly outputBias: Float32Array
}

/** Weights are stored as whole numbers from -128 to 127: so many are 1. */
const perUnit = 24
/** What the network tells apart: the glyphs, and anything else. */
const classCount = readableGlyphs.length + 1
let started: Network | null = null

/** The network, unpacked when it is first asked for. */
function network(): Network {
  started ??= unpacked(glyphWeights)
  return started
}

/** The network that `glyph-weights.ts` holds as bytes in Base64. */
function unpacked(packed: string): Network {
  const bytes = atob(packed)
  const weights = Float32Array.from(
    { length: bytes.length },
    (_, index) => signed(bytes.charCodeAt(index)) / perUnit,
  )
  const hidden = (weights.length - classCount) / (shadeCount + 1 + classCount)
  const bias = shadeCount * hidden
  const outputs = bias + hidden
  const outputBias = outputs + hidden * classCount
  return {
    inputs: weights.subarray(0, bias),
    bias: weights.subarray(bias, outputs),
    outputs: weights.subarray(outputs, outputBias),
    outputBias: weights.subarray(outputBias),
  }
}

/** A byte from 0 to 255 as a number from -128 to 127. */
const signed = (byte: number): number => (byte << 24) >> 24

/**
 * What a glyph of one part may be, by a small network that knows the lettering of drawings (ISO 3098) and common sans
 * and serif faces. It knows no context: what stands beside them decides between 0 and O.
 *
 * @param mark Upright.
 * @param share Height as a share of the capitals of its line.
 */
export function glyphChances(mark: Bitmap, share: number): GlyphChances {
  const { inputs, bias, outputs, outputBias } = network()
  const hidden = layer(glyphShades(mark, share), inputs, bias).map((value) => Math.max(0, value))
  const chances = softmax(layer(hidden, outputs, outputBias))
  return new Map(readableGlyphs.map((glyph, index) => [glyph, chances[index] as number]))
}

/** Answers of a network as chances, whose sum is 1. */
function softmax(answers: Float32Array): number[] {
  const most = Math.max(...answers)
  const shares = answers.map((value) => Math.exp(value - most))
  const all = shares.reduce((sum, value) => sum + value, 0)
  return Array.from(shares, (share) => share / all)
}

/** The weighted sums of some values, one for each unit of a layer. */
function layer(values: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  return bias.map((start, row) => {
    let sum = start
    const from = row * values.length
    for (let i = 0; i < values.length; i += 1) {
      sum += (weights[from + i] as number) * (values[i] as number)
    }
    return sum
  })
}
