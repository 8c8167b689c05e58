import { centreOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import type { TextRun } from '../page.ts'
import { numberTags } from './hole-tables.ts'
import { type Cell, isInRow, levelCells, rowBehind } from './table-cells.ts'

/** Headings of a table of bends: the tags, and on their row the way and the angle, also as one text. */
const idHeading = /^(?:BEND ?)?(?:ID|NO\.?|NUMBER|TAG|#)$/i
const wayHeading = /\b(?:DIRECTION|RICHTUNG|SENS|DIRECCIÓN|DIREZIONE)\b/i
const angleHeading = /\b(?:ANGLE|WINKEL|ÁNGULO|ANGOLO)\b/i
/** Which way a bend goes: it stands on the row of each tag. */
const way = /^(?:UP|DOWN|AUF|AB|OBEN|UNTEN|HAUT|BAS|ARRIBA|ABAJO|SU|GIÙ)\b/i
const number = /^[1-9]\d?$/

/** How far a tag may be beside the middle of its heading, in heights of the font. */
const sameColumn = 2

/** The numbers that the tables of bends on a sheet give to the bend lines. */
function listedBends(texts: readonly TextRun[]): readonly Cell[] {
  const cells = levelCells(texts)
  const ways = cells.filter(({ text }) => way.test(text))
  return cells
    .filter(({ text }) => idHeading.test(text))
    .flatMap((heading) => {
      const row = rowBehind(heading, cells)
      const has = (pattern: RegExp) => row.some(({ text }) => pattern.test(text))
      if (!has(wayHeading) || !has(angleHeading)) return []
      return cells.filter(
        (one) =>
          number.test(one.text) &&
          one.y > heading.y &&
          Math.abs(one.x - heading.x) < sameColumn * heading.size &&
          ways.some((other) => isInRow(other, one) && other.x > one.x),
      )
    })
}

/** Leaves out the numbers of bend lines that a table of the sheet lists with their directions and angles. */
export function withoutBendTags(
  composed: readonly Composed[],
  texts: readonly TextRun[],
): readonly Composed[] {
  const listed = listedBends(texts)
  const names = new Set(listed.map(({ text }) => text))
  const isListed = ({ boxes: [box], size }: Composed): boolean => {
    const { x, y } = box ? centreOf(box) : { x: 0, y: 0 }
    return listed.some((one) => Math.abs(one.x - x) < size && Math.abs(one.y - y) < size)
  }
  const named = composed.filter(
    (one) => one.kind === 'line' && names.has(one.text) && !isListed(one),
  )
  const tags = new Set(numberTags(named, names))
  return composed.filter((one) => !tags.has(one))
}
