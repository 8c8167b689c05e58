import { mean } from '../../../mean.ts'
import { glyphChances, sumOf } from '../glyphs/glyph-network.ts'
import { uprightLetter } from '../glyphs/upright-letters.ts'
import { type Turn, uprightMark } from '../ink/upright-mark.ts'
import type { Letters } from './letters-of-line.ts'
import { boxHeight } from './line-box.ts'
import { lookAlikes } from './read-glyph.ts'
import type { Shaped } from './shaped-parts.ts'

/**
 * Mean chance of upright letters, of sloping ones, which still look a little like letters where signs such as that of
 * flatness do not; and how much surer those are once they are set upright.
 */
const surely = { upright: 0.9, letters: 0.3, sloping: 0.85, more: 0.08 }

/** So many letters are enough to decide. */
const enough = 8

/**
 * Do the letters of a line slope (ISO 3098-1), so that they are recognised more surely when set upright? Italic ones of
 * usual faces are recognised as they are.
 */
export function isSloping(shaped: readonly Shaped[], { capitals }: Letters, turn: Turn): boolean {
  const large = shaped.filter(({ box, symbol }) => !symbol && boxHeight(box) > 0.72 * capitals)
  if (large.length === 0) return false
  const marks = large.slice(0, enough).map(({ part, box }) => ({
    mark: uprightMark(part, turn),
    share: boxHeight(box) / capitals,
  }))
  const plain = mean(marks.map(({ mark, share }) => best(glyphChances(mark, share))))
  if (plain >= surely.upright || plain < surely.letters) return false
  const upright = mean(
    marks.map(({ mark, share }) => best(glyphChances(uprightLetter(mark), share))),
  )
  return upright >= surely.sloping && upright > plain + surely.more
}

/** Chance of the likeliest glyph, letters that look like a figure counted with it. */
const best = (chances: ReadonlyMap<string, number>): number =>
  Math.max(...chances.values(), ...lookAlikes.map(([, alike]) => sumOf(chances, alike)))
