import { symbolBesideNumber } from '../../../reader/layout/symbol-shapes.ts'
import type { Bitmap } from './binarise.ts'
import { centreLines } from './centre-lines.ts'
import type { GlyphChances } from './glyph-network.ts'
import type { ShapeSymbol } from './symbol-shapes.ts'

/** Letters that the signs of holes look like; surer glyphs are not compared. */
const alike = /[TUVYIJ7]/
const surely = 0.9
const leastQuality = 0.5
const signs: readonly string[] = ['↧', '⌴', '⌵'] satisfies ShapeSymbol[]

/** The sign of a depth, a counterbore or a countersink (ISO 15786) that an upright mark shows; null for anything else. */
export function holeSymbolOf(mark: Bitmap, chances: GlyphChances): ShapeSymbol | null {
  const [glyph, chance] = [...chances].reduce((best, one) => (one[1] > best[1] ? one : best))
  if (chance >= surely && !alike.test(glyph)) return null
  const found = symbolBesideNumber(centreLines(mark).map(({ points }) => points))
  const isSign = found !== null && found.quality >= leastQuality && signs.includes(found.symbol)
  return isSign ? (found.symbol as ShapeSymbol) : null
}
