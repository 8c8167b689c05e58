import { lineOf, type TextLine } from '../structure/text-lines.ts'
import { captionOf } from './caption-of.ts'

/** `Materials / Required`: the first word is a caption as well; the second, in the same font right below it, is no value. */
function isBrokenName([first, second]: readonly TextLine[]): boolean {
  if (!first || !second || captionOf(second.text) !== null) return false
  const isSameFont = Math.abs(first.size - second.size) < 0.05 * first.size
  return isSameFont && Math.abs(first.box.x - second.box.x) < 0.5 * first.size
}

/** A caption that a narrow cell breaks into two or three lines, such as `No. / de / pieza`, as one line. */
export function withWholeCaption(lines: readonly TextLine[]): TextLine[] {
  for (const count of [3, 2]) {
    const head = lines.slice(0, count)
    const isFirst = captionOf(head[0]?.text ?? '')?.rest !== '' || isBrokenName(head)
    if (
      head.length < count ||
      !isFirst ||
      captionOf(head.map(({ text }) => text).join(' '))?.rest !== ''
    )
      continue
    const runs = head.flatMap((line) => line.runs)
    const whole = { ...lineOf(runs), text: head.map(({ text }) => text).join(' ') }
    return [whole, ...lines.slice(count)]
  }
  return [...lines]
}

/** `Materials / Required` in two lines, with the value right of both and halfway between them: caption first. */
export function withCaptionBesideValue(lines: readonly TextLine[]): TextLine[] {
  const [first, value, second, ...rest] = lines
  if (!first || !value || !second) return [...lines]
  const isBelow = Math.abs(first.box.x - second.box.x) < 0.5 * first.size
  const end = Math.max(first.box.x + first.box.width, second.box.x + second.box.width)
  const name = `${first.text} ${second.text}`
  const isCaption = isBelow && value.box.x > end && captionOf(name)?.rest === ''
  if (!isCaption) return [...lines]
  return [{ ...lineOf([...first.runs, ...second.runs]), text: name }, value, ...rest]
}
