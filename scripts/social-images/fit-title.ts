/** Width of a text at 1 px type size. */
export type Measure = (text: string) => number

export interface FitBox {
  width: number
  height: number
  maxSize: number
  minSize: number
  maxLines: number
  lineHeight: number
}

export interface FittedTitle {
  size: number
  lines: string[]
}

interface Piece {
  text: string
  /** What joins it to the piece before: a space, nothing after a hard hyphen, or a soft hyphen. */
  join: '' | ' ' | '\u00ad'
}

/** From one type size that is tried to the next (px). */
const sizeStep = 2

/**
 * The largest type size at which the title fits its box, with lines of even length. Words break at soft hyphens
 * (U+00AD) and after hyphens, never elsewhere: a long compound makes the type smaller instead.
 */
export function fitTitle(title: string, measure: Measure, box: FitBox): FittedTitle {
  const parts = pieces(title)
  for (let size = box.maxSize; size >= box.minSize; size -= sizeStep) {
    const lines = evenLines(parts, measure, box.width / size)
    const fits = lines.every((line) => measure(line) * size <= box.width)
    const room = Math.min(box.maxLines, Math.floor(box.height / (size * box.lineHeight)))
    if (fits && lines.length <= room) return { size, lines }
  }
  const lines = wrap(parts, measure, box.width / box.minSize)
  return { size: box.minSize, lines: cutAfter(lines, box.maxLines) }
}

/** The largest whole type size up to `maxSize` at which a text fits into one line of this width. */
export const fitLine = (text: string, measure: Measure, width: number, maxSize: number): number =>
  Math.min(maxSize, Math.floor(width / measure(text)))

/** As few lines as the width allows, then as narrow as that number of lines allows. */
function evenLines(parts: Piece[], measure: Measure, width: number): string[] {
  const full = wrap(parts, measure, width)
  let best = full
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const lines = wrap(parts, measure, width * share)
    const softBreaks = (list: string[]) => list.filter((line) => line.endsWith('-')).length
    if (lines.length > full.length || softBreaks(lines) > softBreaks(full)) break
    if (lines.some((line) => measure(line) > width)) break
    best = lines
  }
  return best
}

function wrap(parts: Piece[], measure: Measure, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { text, join } of parts) {
    const joined = line + (join === ' ' && line !== '' ? ' ' : '') + text
    if (line === '' || measure(joined) <= width) line = joined
    else {
      lines.push(join === '\u00ad' ? `${line}-` : line)
      line = text
    }
  }
  return line === '' ? lines : [...lines, line]
}

const joinOf = (text: string): Piece['join'] => (text.startsWith('\u00ad') ? '\u00ad' : '')

function pieces(title: string): Piece[] {
  return title
    .trim()
    .split(/[ \t\r\n]+/)
    .flatMap((word) =>
      word.split(/(?<=[^-]-)(?=[^-])|(?=\u00ad)/).map((text, index) => ({
        text: text.replace(/\u00ad/g, ''),
        join: index === 0 ? (' ' as const) : joinOf(text),
      })),
    )
    .filter(({ text }) => text !== '')
}

function cutAfter(lines: string[], max: number): string[] {
  if (lines.length <= max) return lines
  return [
    ...lines.slice(0, max - 1),
    `${lines[max - 1]?.replace(/(?<![\s,;:.-])[\s,;:.-]+$/, '')}…`,
  ]
}
