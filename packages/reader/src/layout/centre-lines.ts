import type { Direction } from './direction.ts'
import { type Mark, markAt } from './marks.ts'

/** The L in the sign of a centre line: how far below the C it is, and how much their sizes differ (heights of the font). */
const step = { least: 0.15, most: 0.6, size: 0.1 }

const isUnder = (letter: Mark, c: Mark): boolean => {
  const down = letter.base - c.base
  return (
    letter.left > c.left &&
    letter.left < c.right &&
    down > step.least * c.size &&
    down < step.most * c.size &&
    Math.abs(letter.size - c.size) < step.size * c.size
  )
}

/** What stands behind the L of the sign, which is no letter of it. */
function behind(direction: Direction, mark: Mark): Mark[] {
  const text = mark.text.slice(1).trim()
  if (text === '') return []
  const left = mark.right - ((mark.right - mark.left) * text.length) / mark.text.length
  return [markAt(direction, { ...mark, text, left })]
}

/**
 * Texts without the sign of a centre line that SolidWorks writes as a C and an L across it: behind it stands the zero from
 * which ordinates run.
 */
export function withoutCentreLineSigns(direction: Direction, marks: readonly Mark[]): Mark[] {
  const cs = marks.filter(({ text }) => text === 'C')
  if (cs.length === 0) return [...marks]
  const ls = marks.filter((mark) => /^L(?: \S|$)/.test(mark.text))
  const pairs = cs.flatMap((c) => {
    const letter = ls.find((one) => isUnder(one, c))
    return letter ? [{ c, letter }] : []
  })
  return marks.flatMap((mark) => {
    if (pairs.some(({ c }) => c === mark)) return []
    return pairs.some(({ letter }) => letter === mark) ? behind(direction, mark) : [mark]
  })
}
