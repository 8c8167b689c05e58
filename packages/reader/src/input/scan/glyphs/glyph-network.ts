import type { Bitmap } from '../ink/binarise.ts'
import { otherGlyph, readableGlyphs } from './glyph-classes.ts'
import { glyphShades, shadeCount } from './glyph-shades.ts'
import { glyphWeights } from './glyph-weights.ts'

/** How likely a glyph is each of the readable ones; the rest to 1 is that of anything else. */
export type GlyphChances = ReadonlyMap<string, number>

interface Network {
  readonly inputs: Float32Array
  readonly bias: Float32Array
  readonly outputs: Float32Array
  readonly outputBias: Float32Array
}

const perUnit = 24
const classes = [...readableGlyphs, otherGlyph]
let started: Network | null = null

function network(): Network {
  if (started) return started
  const bytes = atob(glyphWeights)
  const weights = Float32Array.from(
    { length: bytes.length },
    (_, index) => ((bytes.charCodeAt(index) << 24) >> 24) / perUnit,
  )
  const hidden = (weights.length - classes.length) / (shadeCount + 1 + classes.length)
  const bias = shadeCount * hidden
  const outputs = bias + hidden
  const outputBias = outputs + hidden * classes.length
  started = {
    inputs: weights.subarray(0, bias),
    bias: weights.subarray(bias, outputs),
    outputs: weights.subarray(outputs, outputBias),
    outputBias: weights.subarray(outputBias),
  }
  return started
}

/**
 * What a glyph of one part may be, by a small network that knows the lettering of drawings (ISO 3098) and common sans
 * and serif faces. It knows no context: 0 and O are told apart by what stands beside them.
 *
 * @param mark Upright.
 * @param share Height as a share of the capitals of its line.
 */
export function glyphChances(mark: Bitmap, share: number): GlyphChances {
  const { inputs, bias, outputs, outputBias } = network()
  const middle = layer(glyphShades(mark, share), inputs, bias).map((value) => Math.max(0, value))
  const answers = layer(middle, outputs, outputBias)
  const most = Math.max(...answers)
  const shares = answers.map((value) => Math.exp(value - most))
  const all = shares.reduce((sum, value) => sum + value, 0)
  return new Map(readableGlyphs.map((glyph, index) => [glyph, (shares[index] as number) / all]))
}

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
