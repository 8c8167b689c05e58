import { bottomOf, centreOf, grown, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import { createGrid } from '../layout/grid.ts'

/** Numbers of one row under words before the row counts as one of a table. */
const leastInRow = 4
/** How far above a number its heading stands, in heights of the font. */
const mostRise = 4
/** Numbers below each other in a column, in heights of the font: how far they are off, and the step from line to line. */
const inColumn = { off: 0.4, leastStep: 0.8, mostStep: 2.2 }

const isBareNumber = ({ text, kind, direction }: Composed): boolean =>
  kind === 'line' && direction === 0 && /^(?:\d*[.,])?\d+$/.test(text)

const isWord = ({ text, kind, direction }: Composed): boolean =>
  kind === 'line' && direction === 0 && /\p{L}/u.test(text) && text.length <= 40

/** Does a word stand over the middle of a number, as the heading of its column? */
function isHeading(word: Composed, number: Composed): boolean {
  const [above, box] = [word.boxes[0], number.boxes[0]]
  if (!above || !box || !isWord(word)) return false
  const rise = box.y - bottomOf(above)
  const off = Math.abs(centreOf(above).x - centreOf(box).x)
  return rise > 0 && rise < mostRise * number.size && off < 0.8 * number.size
}

/** Is a number the index of a letter, as that of `R₁`? */
function isIndexOf(word: Composed, number: Composed): boolean {
  const [letter, box] = [word.boxes[0], number.boxes[0]]
  if (!letter || !box || !isWord(word) || number.size > 0.8 * word.size) return false
  // Letters of zones and sections may stand beside a size; an index has a digit or two.
  if (!/^\d{1,2}$/.test(number.text) || !/^\p{L}{1,3}$/u.test(word.text)) return false
  const gap = box.x - rightOf(letter)
  const drop = bottomOf(box) - bottomOf(letter)
  return Math.abs(gap) < 0.2 * word.size && drop > 0 && drop < 0.4 * word.size
}

/** Is a number the grade behind the letters of a tolerance, as that of `±IT14/2` in a note, which may stand higher? */
function isGradeOf(word: Composed, number: Composed): boolean {
  const [letters, box] = [word.boxes[0], number.boxes[0]]
  if (!letters || !box || !isWord(word) || !/(?:^|[\s±])IT$/.test(word.text)) return false
  const isBeside = Math.abs(box.x - rightOf(letters)) < 0.3 * word.size
  return isBeside && Math.abs(box.y - letters.y) < word.size
}

/** One number with letter and figures behind it: `1327G5`, which looks like a size with its fit. */
const variant = /^(\d{3,6})[A-Z]\d{1,3}$/
/** From this many variants of one number on, none beside a dimension line, they are catalogue numbers. */
const leastVariants = 3

const numberOfVariant = ({ surroundings, text }: Composed): string | undefined =>
  surroundings === 'dimension' ? undefined : variant.exec(text)?.[1]

function variantsIn(composed: readonly Composed[]): ReadonlySet<Composed> {
  const variants = composed.filter((one) => numberOfVariant(one) !== undefined)
  const texts = (group: readonly Composed[]) => new Set(group.map(({ text }) => text))
  const groups = [...Map.groupBy(variants, numberOfVariant).values()]
  return new Set(groups.filter((group) => texts(group).size >= leastVariants).flat())
}

/** Do two numbers stand below each other in one column, line by line? */
function isBelow(upper: Composed, lower: Composed): boolean {
  const [one, other] = [upper.boxes[0], lower.boxes[0]]
  if (!one || !other) return false
  const step = bottomOf(other) - bottomOf(one)
  const offs = [other.x - one.x, centreOf(other).x - centreOf(one).x]
  const isAligned = offs.some((off) => Math.abs(off) < inColumn.off * upper.size)
  return (
    isAligned && step > inColumn.leastStep * upper.size && step < inColumn.mostStep * upper.size
  )
}

/** The numbers of a column below its first one. */
function columnFrom(first: Composed, numbers: readonly Composed[]): Composed[] {
  const column = [first]
  for (let last: Composed | undefined = first; last; ) {
    const above: Composed = last
    last = numbers.find((number) => isBelow(above, number))
    if (last) column.push(last)
  }
  return column
}

const rowOf = ({ boxes: [box] }: Composed): number => Math.round(box ? bottomOf(box) : 0)

/** Columns of numbers under words, at least two of them with the same rows. */
function inColumns(headed: readonly Composed[], numbers: readonly Composed[]): Composed[] {
  const columns = headed
    .map((first) => columnFrom(first, numbers))
    .filter((column) => column.length >= leastInRow)
  const rowsOf = (column: readonly Composed[]) => column.map(rowOf).join(' ')
  const tables = Map.groupBy(columns, rowsOf)
  return [...tables.values()].filter((table) => table.length > 1).flat(2)
}

/** What a number of a table may have become where recognition split it, or took two rows for limits. */
const isRowText = ({ text, kind, direction, surroundings }: Composed): boolean =>
  kind === 'line' &&
  direction === 0 &&
  surroundings !== 'dimension' &&
  /\d/.test(text) &&
  /^[\d.,:;{} ]+$/.test(text)

/** A table goes on below its first row while the next one has a text in this many of its columns. */
const leastBelow = 2

/** From this many rows on, two columns of numbers under words are a table as well. */
const leastRows = 8

/** The rows below the first one of a table, under the same columns, among the texts that may be of a row. */
function rowsBelow(first: readonly Composed[], texts: readonly Composed[]): Composed[] {
  const size = Math.min(...first.map((one) => one.size))
  const columns = first.flatMap(({ boxes: [box] }) => (box ? [grown(box, size, 0)] : []))
  const columnOf = ({ boxes: [box] }: Composed): number =>
    columns.findIndex((column) => box && box.x > column.x && rightOf(box) < rightOf(column))
  const below = texts.filter((one) => columnOf(one) >= 0).sort((a, b) => rowOf(a) - rowOf(b))
  const found: Composed[] = []
  for (let last = Math.max(...first.map(rowOf)); ; ) {
    const next = below.filter((one) => {
      const step = rowOf(one) - last
      return step > 0.5 * size && step < inColumn.mostStep * size
    })
    if (new Set(next.map(columnOf)).size < leastBelow) return found
    found.push(...next)
    last = Math.max(...next.map(rowOf))
  }
}

/**
 * Leaves out the numbers of a catalogue and of tables that stand in rows under words, with or without lines, and the
 * indices of letters and grades of tolerances: sheets of variants name their sizes by letters and list them beside the view.
 */
export function withoutTableNumbers(composed: readonly Composed[]): Composed[] {
  const grid = createGrid(8)
  for (const [at, { boxes }] of composed.entries()) if (boxes[0]) grid.add(at, boxes[0])
  const near = (one: Composed) => {
    const [box] = one.boxes
    const reach = mostRise * one.size + 4
    return box
      ? grid
          .near({
            x: box.x - 2 * one.size,
            y: box.y - reach,
            width: box.width + 4 * one.size,
            height: reach + box.height,
          })
          .flatMap((at) => composed[at] ?? [])
      : []
  }
  const numbers = composed.filter(isBareNumber)
  const rows = new Map<number, Composed[]>()
  const indices = new Set<Composed>()
  for (const one of numbers) {
    const around = near(one)
    if (around.some((word) => isIndexOf(word, one) || isGradeOf(word, one))) indices.add(one)
    if (!around.some((word) => isHeading(word, one))) continue
    const row = rowOf(one)
    rows.set(row, [...(rows.get(row) ?? []), one])
  }
  const headed = [...rows.values()]
  const rowTexts = composed.filter(isRowText)
  const inRows = headed.flatMap((row) => {
    if (row.length < leastBelow) return []
    const below = rowsBelow(row, rowTexts)
    const isLong = new Set(below.map(rowOf)).size >= leastRows
    return row.length >= leastInRow || isLong ? [...row, ...below] : []
  })
  const tabular = new Set([...inRows, ...inColumns(headed.flat(), numbers)])
  const variants = variantsIn(composed)
  return composed.filter((one) => !indices.has(one) && !tabular.has(one) && !variants.has(one))
}
