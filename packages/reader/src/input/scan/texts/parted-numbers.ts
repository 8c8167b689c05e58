import { unionOf } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'
import { isNextRun } from './next-run.ts'

/** Most paper between the halves of a number, in sizes of its letters, and how far they may lie off each other. */
const most = { gap: 0.75, off: 0.2 }

/** A number never ends with its point. */
const isHead = ({ text }: TextRun): boolean => /^[^\s\p{L}\d]{0,3}[RØM]?\d{1,6}[.,]$/u.test(text)
const isTail = ({ text }: TextRun): boolean => /^\d{1,4}$/.test(text)

/**
 * The texts of a sheet, given by lines, with numbers whole that a drawn line parted behind their point: `28.` and `00` are
 * `28.00`. Within a line of text a blank parts them, as in `1. 2 HOLES`.
 */
export function withWholeNumbers(lines: readonly (readonly TextRun[])[]): TextRun[] {
  const tails = lines.flatMap(([first]) => (first && isTail(first) ? [first] : []))
  const halves = new Set<TextRun>()
  const joined = lines.flatMap((line) => {
    const head = line.at(-1)
    if (!head || !isHead(head)) return line
    const tail = tails.find((one) => !halves.has(one) && isNextRun(head, one, most))
    if (!tail) return line
    halves.add(tail)
    const whole = {
      ...head,
      text: head.text + tail.text,
      box: unionOf([head.box, tail.box]),
      advance: head.advance + tail.advance,
      confidence: Math.min(head.confidence, tail.confidence),
    }
    return [...line.slice(0, -1), whole]
  })
  return joined.filter((run) => !halves.has(run))
}
