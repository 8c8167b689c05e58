import type { TextRun } from '../page.ts'
import type { Grid } from './table-cells.ts'

/** How far a border may stand from the blank behind the number, in heights of the font. */
const nearBlank = 1.5

const numberFirst = /^(\d{1,4}) (?=\S)/

/**
 * A run that holds the number of one cell and the words of the next: readers of files join texts by their distance alone,
 * and in a parts list a quantity stands close to the border. Any other run stays as it is.
 */
export function splitAtBorder(run: TextRun, { vertical }: Grid): TextRun[] {
  const [whole, number = ''] = numberFirst.exec(run.text) ?? []
  const isUpright = run.rotation < 5 || run.rotation > 355
  if (whole === undefined || !isUpright) return [run]
  const { x, y, width, height } = run.box
  const blank = x + ((number.length + 0.5) * width) / run.text.length
  const middle = y + height / 2
  const border = vertical.find(
    ({ at, from, to }) =>
      Math.abs(at - blank) < nearBlank * run.size && at > x && from < middle && to > middle,
  )
  if (!border) return [run]
  const part = (text: string, left: number, right: number): TextRun => ({
    ...run,
    text,
    origin: { ...run.origin, x: left },
    advance: right - left,
    box: { ...run.box, x: left, width: right - left },
  })
  const gap = 0.2 * run.size
  return [
    part(number, x, Math.max(x, border.at - gap)),
    part(run.text.slice(whole.length), border.at + gap, x + width),
  ]
}
