import { bottomOf, boxAround, centreOf, encloses, grown, rightOf, unionOf } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { hasArrow } from '../arrows.ts'
import { boxToPage, type Direction, toPage, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { characteristicOf, type Recognised } from '../symbols/symbol-shapes.ts'
import { textOf } from '../words.ts'
import { cellAround, edgeTolerance, isClosedBox } from './cells.ts'
import { characteristicSign } from './characteristic-signs.ts'
import { withLostRing } from './circled-letters.ts'
import { countedBoxes } from './counted-boxes.ts'
import { hasTriangle } from './datum-triangle.ts'
import { type Cell, cellsOf, emptyBeside, marksIn, rowsOf } from './frame-cells.ts'
import type { Framed } from './framed.ts'

/** A frame of tolerances has at most this many cells. */
const mostCells = 8
/** A characteristic has at most this many strokes; a cell with more holds a picture. */
const mostStrokes = 40
/** Confidence of a characteristic: `least`, and up to `byQuality` more for its shape, whose quality counts `times`. */
const signConfidence = { least: 0.6, byQuality: 0.4, times: 1.25 }
/** A datum shared by two frames is in a cell at least this many times as high as theirs. */
const sharedHeight = 1.5
/** Confidence of what stands in a box by itself: lines of the part may look like one. */
const boxConfidence = 0.97
/** The box of a datum letter is less than this many times as wide as high. */
const datumBox = 2
/** Room in the box of an exact size beside its text, and its height (heights of the font). */
const sizeBox = { room: 3.2, height: 2.2 }
/** Height of a cell of a table or frame, in heights of the font. */
const lowCell = 2.5
/** Size of arrows at the corners of a rectangle, by the lettering in it. */
const arrowSize = 0.65

/** Strokes that stand wholly in a cell. */
function strokesIn(ink: Ink, direction: Direction, box: Box): Point[][] {
  const inner = grown(box, -edgeTolerance / 2, -edgeTolerance / 2)
  const strokes = ink.smallNear(boxToPage(direction, box)).flatMap((piece) => {
    const points = piece.points.map((point) => toUpright(direction, point))
    const ends = piece.isClosed && points[0] ? [...points, points[0]] : points
    return encloses(inner, boxAround(ends)) ? [ends] : []
  })
  // Some programs draw a sheet twice.
  const once = new Map(strokes.map((points) => [placeOf(points), points]))
  return [...once.values()]
}

const placeOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

/** The characteristic drawn in a cell. */
function drawnIn(ink: Ink, direction: Direction, box: Box): Recognised | null {
  const strokes = strokesIn(ink, direction, box)
  return strokes.length > 0 && strokes.length < mostStrokes ? characteristicOf(strokes) : null
}

function signOf(ink: Ink, direction: Direction, cell: Cell): Recognised | null {
  // Half a drawn circle looks like the sign of an arc beside a number: what is drawn is seen as a whole.
  const isDrawn = cell.marks.every((mark) => mark.isDrawn)
  const drawn = isDrawn ? drawnIn(ink, direction, cell.box) : null
  if (drawn) return drawn
  const sign = characteristicSign(textOf(cell.marks))
  return sign ? { symbol: sign, quality: 1 } : null
}

/** A tolerance frame: characteristic, zone, datums. */
function toleranceOf(
  ink: Ink,
  { direction, marks }: MarkGroup,
  row: readonly Cell[],
): Framed | null {
  const [first] = row
  if (!first) return null
  const own = signOf(ink, direction, first)
  const left = own ? null : emptyBeside(ink, direction, first.box, -1)
  const leftCell = left && { box: left, marks: marksIn(left, marks) }
  const sign = own ?? (leftCell && signOf(ink, direction, leftCell))
  const contents = own ? row.slice(1) : row
  if (!sign || contents.length === 0 || contents.length > mostCells) return null
  const texts = contents.map((cell) => withLostRing(textOf(cell.marks)))
  if (!texts[0] || !/\d/.test(texts[0])) return null
  const shared = sharedDatum(ink, direction, row.at(-1)?.box ?? first.box, marks)
  const cells = [...(leftCell && !own ? [leftCell] : []), ...row, ...(shared ? [shared] : [])]
  const used = cells.flatMap((cell) => cell.marks)
  const upright = unionOf(cells.map(({ box }) => box))
  return {
    kind: 'tolerance',
    text: `|${[meantSign(sign, texts), ...texts, ...(shared ? [textOf(shared.marks)] : [])].join('|')}|`,
    box: boxToPage(direction, upright),
    upright,
    size: contents[0]?.marks[0]?.size ?? 1,
    confidence:
      (signConfidence.least +
        signConfidence.byQuality * Math.min(1, sign.quality * signConfidence.times)) *
      Math.min(...contents.flatMap((cell) => cell.marks.map((mark) => mark.confidence))),
    marks: used,
  }
}

/** Form has neither a round zone nor a datum (ISO 1101): there, one circle is a pair whose inner one was not seen. */
function meantSign({ symbol, quality }: Recognised, [zone = '', ...datums]: readonly string[]) {
  const isConcentric = symbol === '○' && quality < 1 && zone.startsWith('Ø') && datums.length > 0
  return isConcentric ? '◎' : symbol
}

/** The datum of two frames above each other, in a cell of its own beside both. */
function sharedDatum(
  ink: Ink,
  direction: Direction,
  last: Box,
  marks: readonly Mark[],
): Cell | null {
  const box = emptyBeside(ink, direction, last, 1)
  if (!box || box.height < sharedHeight * last.height) return null
  const cell = { box, marks: marksIn(box, marks) }
  return /^[A-ZА-Я]{1,2}$/.test(textOf(cell.marks)) ? cell : null
}

/** Is there a further cell right above or below, as in a table? Boxes of two exact sizes leave a gap. */
function isInTable(ink: Ink, direction: Direction, { box }: Cell): boolean {
  const reach = {
    width: 1.6 * box.width + 2,
    height: 2 * box.height,
    leastEdge: 0.5 * box.height,
  }
  const { x } = centreOf(box)
  const slack = 2 * edgeTolerance
  return [box.y - box.height / 2, bottomOf(box) + box.height / 2].some((y) => {
    const other = cellAround(ink, direction, { x, y }, reach)
    if (other === null || Math.abs(other.width - box.width) > slack) return false
    const gap = y < box.y ? box.y - bottomOf(other) : other.y - bottomOf(box)
    return gap <= slack
  })
}

function singleOf(ink: Ink, group: MarkGroup, cell: Cell): Framed | null {
  const { direction } = group
  const text = textOf(cell.marks)
  const [mark] = cell.marks
  if (!mark || isInTable(ink, direction, cell) || !isClosedBox(ink, direction, cell.box))
    return null
  const { box } = cell
  const inside = unionOf(cell.marks.map(uprightBox))
  const framed = {
    box: boxToPage(direction, box),
    upright: box,
    size: mark.size,
    marks: cell.marks,
  }
  const confidence = Math.min(...cell.marks.map((one) => one.confidence))
  if (/^-?[A-ZА-Я]{1,2}-?$/.test(text) && box.width < datumBox * box.height) {
    const isMarked = /^-.*-$/.test(text) || hasTriangle(ink, direction, box, mark.size)
    return isMarked
      ? {
          ...framed,
          kind: 'datum',
          text: `▷${text.replaceAll('-', '')}`,
          confidence: boxConfidence * confidence,
        }
      : null
  }
  const isClose =
    box.width - inside.width < sizeBox.room * mark.size && box.height < sizeBox.height * mark.size
  const isNumber = /^(\d+\s*[x×X])?\s*((S?Ø|R|□)\s*)?(?:\d*[.,])?\d+\s*°?$/.test(text)
  return isClose && isNumber
    ? { ...framed, kind: 'boxed', text: `[${text}]`, confidence: boxConfidence * confidence }
    : null
}

/** What stands in boxes, and text in cells of tables and of frames that could not be read. */
interface Boxes {
  readonly framed: readonly Framed[]
  readonly tabular: readonly Mark[]
}

/** Do arrows end at a corner, so that lines of dimensions and of the part make up the rectangle? */
const hasArrows = (ink: Ink, direction: Direction, { box, marks: [mark] }: Cell): boolean =>
  [box.x, rightOf(box)].some((x) =>
    [box.y, bottomOf(box)].some((y) =>
      hasArrow(ink, toPage(direction, { x, y }), arrowSize * (mark?.size ?? 1)),
    ),
  )

/** Cells of a table or a frame are low, stand side by side and hold more than one text. */
function tabularIn(ink: Ink, { direction }: MarkGroup, row: readonly Cell[]): readonly Mark[] {
  const marks = row.flatMap((cell) => cell.marks)
  const isLow = row.every(({ box, marks: [mark] }) => mark && box.height < lowCell * mark.size)
  const [first] = row
  if (!isLow || !first || row.some((cell) => hasArrows(ink, direction, cell))) return []
  if (row.length > 1) return marks
  const beside = emptyBeside(ink, direction, first.box, -1)
  return beside && strokesIn(ink, direction, beside).length > 0 ? marks : []
}

/** What stands in boxes in one direction: tolerance frames, theoretically exact sizes, datum letters, tables. */
export function boxesOf(ink: Ink, group: MarkGroup): Boxes {
  const { direction } = group
  const framed = countedBoxes(ink, group)
  const tabular: Mark[] = []
  const taken = new Set<Mark>(framed.flatMap(({ marks }) => marks))
  for (const row of rowsOf(cellsOf(ink, group))) {
    const [only] = row
    if (row.every(({ marks }) => marks.every((mark) => taken.has(mark)))) continue
    const isAlone =
      row.length === 1 &&
      only !== undefined &&
      !emptyBeside(ink, direction, only.box, 1) &&
      !emptyBeside(ink, direction, only.box, -1)
    const found =
      toleranceOf(ink, group, row) ?? (isAlone && only ? singleOf(ink, group, only) : null)
    for (const mark of found?.marks ?? []) taken.add(mark)
    if (found) framed.push(found)
    else tabular.push(...tabularIn(ink, group, row))
  }
  return { framed, tabular }
}
