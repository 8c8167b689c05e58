import { unionOf } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'
import { isNextRun } from './next-run.ts'

/**
 * Most paper between the halves of a number, in sizes of its letters, and how far they may lie off each other. A tick of the
 * next dimension line looks like a point before its number: that stands further off.
 */
const most = { gap: 0.75, off: 0.2 }
const mostBeforePoint = { gap: 0.35, off: 0.2 }

/** A number never ends with its point, and no size of millimetres begins with one. */
const head = /^[^\s\p{L}\d.,]{0,3}[RØM]?\d{1,6}[.,]?$/u
const tail = /^[.,]?\d{1,4}$/

/** Are they the halves of a number, of which one has its point? */
function areHalves(first: TextRun, second: TextRun): boolean {
  const hasPoint = /^[.,]/.test(second.text)
  const reach = hasPoint ? mostBeforePoint : most
  return /[.,]$/.test(first.text) !== hasPoint && isNextRun(first, second, reach)
}

/**
 * The texts of a sheet, given by lines, with numbers whole that a drawn line parted at their point: `28.` and `00` are
 * `28.00`, `13` and `,88` are `13,88`. Within a line of text a blank parts them, as in `1. 2 HOLES`.
 */
export function withWholeNumbers(lines: readonly (readonly TextRun[])[]): TextRun[] {
  const tails = lines.flatMap(([first]) => (first && tail.test(first.text) ? [first] : []))
  const halves = new Set<TextRun>()
  const joined = lines.flatMap((line) => {
    const last = line.at(-1)
    if (!last || !head.test(last.text)) return line
    const next = tails.find((one) => one !== last && !halves.has(one) && areHalves(last, one))
    if (!next) return line
    halves.add(next)
    const whole = {
      ...last,
      text: last.text + next.text,
      box: unionOf([last.box, next.box]),
      advance: last.advance + next.advance,
      confidence: Math.min(last.confidence, next.confidence),
    }
    return [...line.slice(0, -1), whole]
  })
  return joined.filter((run) => !halves.has(run))
}
