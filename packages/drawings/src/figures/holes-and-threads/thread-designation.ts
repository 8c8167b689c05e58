import {
  defineFigure,
  lettering,
  line,
  type Primitive,
  point,
  polyline,
  textWidth,
} from '../kit/index.ts'

/** A part of a designation as lettered, and what it says. */
interface Piece {
  readonly written: string
  readonly meaning: string
}

const size = 8
const gap = 0.2 * size
const step = 6.5

/** A designation in large lettering, each piece underlined and explained on a line of its own. */
function explained(x: number, y: number, pieces: readonly Piece[]): Primitive[] {
  const text = pieces.map(({ written }) => written).join('')
  const out: Primitive[] = [lettering(text, x, y, { height: size })]
  let before = ''
  pieces.forEach(({ written, meaning }, index) => {
    const skipped = written.length - written.trimStart().length
    const lead = before + written.slice(0, skipped)
    const start = x + (lead === '' ? 0 : textWidth(lead, size) + gap)
    const end = x + textWidth(before + written, size)
    const middle = (start + end) / 2
    // The last piece is explained first, so that no line crosses an explanation.
    const level = y + 4 + (pieces.length - index) * step
    out.push(
      line('narrow', start - 0.4, y + 3, end + 0.4, y + 3),
      polyline('narrow', [point(middle, y + 3), point(middle, level), point(middle + 4, level)]),
      lettering(meaning, middle + 5.5, level + 1.25, { height: 3 }),
    )
    before += written
  })
  return out
}

/** A metric designation (ISO 965-1) and a unified one (ASME B1.1), piece by piece. */
export const figure = defineFigure({
  size: { width: 110, height: 102 },
  labels: ['metric', 'diameter', 'pitch', 'internal', 'hand', 'inch', 'count', 'series', 'grade'],
  draw: ({ words, number }) => [
    ...explained(6, 12, [
      { written: 'M', meaning: words.metric },
      { written: '8', meaning: words.diameter },
      { written: `x${number(1.25)}`, meaning: words.pitch },
      { written: '-6H', meaning: words.internal },
      { written: '-LH', meaning: words.hand },
    ]),
    ...explained(6, 67, [
      { written: '1/4', meaning: words.inch },
      { written: '-20', meaning: words.count },
      { written: ' UNC', meaning: words.series },
      { written: '-2B', meaning: words.grade },
    ]),
  ],
})
