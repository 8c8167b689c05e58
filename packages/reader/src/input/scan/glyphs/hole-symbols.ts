import { symbolBesideNumber } from '../../../layout/symbols/symbol-shapes.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import { centreLines } from '../strokes/centre-lines.ts'
import { glyphChances } from './glyph-network.ts'
import type { ShapeSymbol } from './symbol-shapes.ts'

const signs = ['↧', '⌴', '⌵'] as const satisfies readonly ShapeSymbol[]
const leastChance = 0.6
const leastQuality = 0.55

/**
 * The sign of a depth, a counterbore or a countersink (ISO 15786), or a thin `±`, that an upright mark shows; null for
 * anything else.
 *
 * @param share Height as a share of the capitals of its line.
 */
export function signOf(mark: Bitmap, share: number): ShapeSymbol | null {
  const chances = glyphChances(mark, share)
  const sign = signs.find((one) => (chances.get(one) ?? 0) >= leastChance)
  if (sign) return sign
  if (Math.max(...chances.values()) >= leastChance) return null
  const found = symbolBesideNumber(centreLines(mark).map(({ points }) => points))
  return found?.symbol === '±' && found.quality >= leastQuality ? '±' : null
}
