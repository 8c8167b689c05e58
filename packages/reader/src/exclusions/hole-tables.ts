import type { Composed } from '../layout/compose.ts'
import type { TextRun } from '../page.ts'
import { type Cell, isInRow, levelCells, rowBehind } from './table-cells.ts'

/** Headings of a table of holes (ISO 129-1, coordinate dimensioning): the tags, and the places along X and Y. */
const tagHeading =
  /^(?:HOLE(?: ?(?:NO|NUMBER|TAG|ID|#))?|TAG|LABEL|NO|NR|#|№(?: ?ОТВ(?:ЕРСТИЯ)?)?|BOHRUNG|LOCH|TROU|AGUJERO|FORO|REP[EÈ]RE|[EÉ]TIQUETTE|ETIQUETA|ETICHETTA|R[OÓ]TULO|BESCHR(?:IFTUNG)?|孔号|孔)\.?$/iu
/** `X LOC`, `POSITION X`, `UBIC. X` */
const placeWords = '(?:LOC|DIM|POS|COORD|AXIS|KOORD|UBIC|EMPL)'
const alongHeading = (axis: string): RegExp =>
  new RegExp(
    `^(?:${placeWords}[A-ZÓÇÃ]*\\.? )?${axis}(?:[ -]?${placeWords}[A-Z]*)?\\.?(?: ?[[(](?:mm|in)[\\])])?$`,
    'i',
  )
const [xHeading, yHeading] = [alongHeading('X'), alongHeading('Y')]

const tag = /^(?:[A-Z]{1,2}\d{1,2}|[A-Z]|[1-9]\d?)$/
const coordinate = /^-?(?:\d*[.,])?\d+$/

/** Largest distance between the middles of two rows, in heights of the font. */
const mostPitch = 5
/** Texts of a column lie below its heading within this share of the distance from the tags to X. */
const sameColumn = 0.45

/** The tags below a heading, as far down as rows follow each other and have a number under X. */
function tagsBelow(heading: Cell, x: Cell, cells: readonly Cell[]): string[] {
  const isUnder = (one: Cell, above: Cell): boolean =>
    Math.abs(one.x - above.x) < sameColumn * (x.x - heading.x)
  const numbers = cells.filter((one) => coordinate.test(one.text) && isUnder(one, x))
  const below = cells
    .filter((one) => tag.test(one.text) && isUnder(one, heading) && one.y > heading.y)
    .filter((one) => numbers.some((number) => isInRow(number, one)))
    .sort((one, other) => one.y - other.y)
  const end = below.findIndex(
    (one, at) => one.y - (below[at - 1] ?? heading).y > mostPitch * one.size,
  )
  return below.slice(0, end < 0 ? below.length : end).map(({ text }) => text)
}

/** The tags that the tables of holes on a sheet list. */
function listedTags(texts: readonly TextRun[]): ReadonlySet<string> {
  const cells = levelCells(texts)
  const tags = cells
    .filter(({ text }) => tagHeading.test(text))
    .flatMap((heading) => {
      const row = rowBehind(heading, cells)
      const x = row.find(({ text }) => xHeading.test(text))
      return x && row.some(({ text }) => yHeading.test(text)) ? tagsBelow(heading, x, cells) : []
    })
  return new Set(tags)
}

/** The tag of a hole without a sign before it, for which the edges of the hole were taken. */
const nameOf = ({ text }: Composed): string => text.replace(/^[⌵⌴⌒↧] ?(?=\d)/u, '')

/**
 * Texts that are tags by their lettering: most of the listed tags are written in its size. Of a number that is there
 * twice, the one beside a dimension line is a size.
 */
export function numberTags(named: readonly Composed[], names: ReadonlySet<string>): Composed[] {
  const letterings = [...Map.groupBy(named, ({ size }) => Math.round(10 * size)).values()]
  return letterings
    .filter((group) => new Set(group.map(nameOf)).size > 0.5 * names.size)
    .flatMap((group) =>
      group.filter(
        (one) =>
          one.surroundings !== 'dimension' ||
          group.filter((other) => nameOf(other) === nameOf(one)).length === 1,
      ),
    )
}

/**
 * Leaves out the tags of holes that a table of the sheet lists with their places: `C1` is no chamfer there, and `3`
 * beside the centre lines of a hole no size.
 */
export function withoutHoleTags(
  composed: readonly Composed[],
  texts: readonly TextRun[],
): readonly Composed[] {
  const names = listedTags(texts)
  if (names.size < 2) return composed
  const named = composed.filter((one) => one.kind === 'line' && names.has(nameOf(one)))
  const lettered = named.filter(({ text }) => /^[A-Z]/.test(text))
  const tags = new Set([...lettered, ...numberTags(named, names)])
  return composed.filter((one) => !tags.has(one))
}
