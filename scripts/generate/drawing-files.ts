import {
  type Box,
  boxOf,
  contains,
  type Drawing,
  displayListToSvg,
  type EvidenceField,
  grow,
  overlaps,
  renderSvg,
} from '@firstangle/drawings'
import { partAround } from '../../src/components/sheets/part-around.ts'
import { inBothSchemes, type PaletteTone } from './both-schemes.ts'

/** Classes of boxes with the tone that they have on the site. */
const kindTones: readonly (readonly [classes: string, tone: PaletteTone])[] = [
  ['.dimension,.chamfer,.radius', 'dimension'],
  ['.thread', 'thread'],
  ['.bore', 'bore'],
  ['.gdnt', 'gdnt'],
  ['.surface', 'surface'],
  ['.metadata', 'muted'],
]

const inks = inBothSchemes((colour) => `:root{color:${colour('ink')}}`)

/** The colour of each kind of value, as `--e`. */
const kindColours = inBothSchemes((colour) =>
  kindTones.map(([kinds, tone]) => `${kinds}{--e:${colour(tone)}}`).join(''),
)

/** Boxes in the colours and line patterns of their kinds. */
export const kindStyle =
  '.b{fill-opacity:.07;stroke-width:.45}' +
  kindColours +
  '.b{fill:var(--e);stroke:var(--e)}.thread{stroke-dasharray:5 2}.bore{stroke-dasharray:2 1.5}.gdnt{stroke-dasharray:7 1.5 1.5 1.5}.surface{stroke-dasharray:1 1.5}'

/** From a callout to the line around it, mm. */
const boxMargin = 1.5

/** The sheet as a standalone SVG file. */
export function sheetFile(drawing: Drawing): string {
  return svgFile(renderSvg(drawing), '', '')
}

/** A part of the sheet as a file of its own; callouts that its edge would cut are left out. */
export function cropFile(drawing: Drawing, crop: Box): string {
  return svgFile(
    croppedSheet(drawing, crop, ({ box }) => contains(crop, box)),
    '',
    '',
  )
}

/** The same, with a box around each callout that is left. */
export function markedCropFile(drawing: Drawing, crop: Box): string {
  const isWhole = ({ box }: EvidenceField) => contains(crop, grow(box, boxMargin))
  const sheet = croppedSheet(drawing, crop, isWhole)
  return svgFile(sheet, kindStyle, boxMarks(drawing.fields.filter(isWhole)))
}

function croppedSheet(
  drawing: Drawing,
  crop: Box,
  isWhole: (field: EvidenceField) => boolean,
): string {
  const cut = drawing.fields.filter((field) => !isWhole(field))
  const cutRefs = new Set(cut.map(({ referenceId }) => referenceId))
  const seen = drawing.displayList.filter(
    (item) => overlaps(boxOf(item), crop) && !(item.ref !== undefined && cutRefs.has(item.ref)),
  )
  return displayListToSvg(seen, drawing.sheet, { crop })
}

/** The sheet with the box of every field that is read from it. */
export function evidenceFile(drawing: Drawing): string {
  return svgFile(renderSvg(drawing), kindStyle, boxMarks(drawing.fields))
}

/** Nothing but boxes, for over the sheet: a kind in the address of the picture (`#thread`) shows those of that kind. */
export const boxesByKind = (drawing: Drawing): string => boxGroups(drawing, (kind) => kind)

/** The same in three groups that appear one after the other while somebody scrolls: `#sizes`, `#frames`, `#rest`. */
export const boxesByTurn = (drawing: Drawing): string => boxGroups(drawing, turnOf)

function turnOf(kind: EvidenceField['kind']): string {
  if (kind === 'dimension' || kind === 'thread') return 'sizes'
  return kind === 'gdnt' || kind === 'surface' ? 'frames' : 'rest'
}

function boxGroups(
  { sheet, fields }: Drawing,
  groupOf: (kind: EvidenceField['kind']) => string,
): string {
  const groups = Map.groupBy(fields, ({ kind }) => groupOf(kind))
  const marks = [...groups].map(([name, own]) => `<g id="${name}">${boxMarks(own)}</g>`)
  const one = 'g{display:none}g:target{display:inline}'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><style>${kindStyle}${one}</style>${marks.join('')}</svg>`
}

/** The sheet with boxes at places that a reader has found. */
export function readingFile(drawing: Drawing, places: readonly BoxPlace[]): string {
  return svgFile(renderSvg(drawing), kindStyle, boxMarks(places))
}

/** A detail of the sheet, 3:2, around one field; with the boxes of the given fields. */
export function detailFile(
  drawing: Drawing,
  around: EvidenceField,
  width: number,
  marked: readonly EvidenceField[],
): string {
  const size = { width, height: (width * 2) / 3 }
  const crop = partAround(around.box, size, drawing.sheet)
  return svgFile(renderSvg(drawing, { crop }), kindStyle, boxMarks(marked))
}

/** What is marked: a box in the colour of its kind. */
type BoxPlace = Pick<EvidenceField, 'kind' | 'box'>

/** Boxes of places, each in the colour of its kind (`kindStyle`). */
export function boxMarks(places: readonly BoxPlace[]): string {
  return places.map(boxMark).join('')
}

function boxMark({ kind, box }: BoxPlace): string {
  const [x, y, w, h] = [box.x - 1, box.y - 1, box.width + 2, box.height + 2].map((value) =>
    Number(value.toFixed(1)),
  )
  return `<path class="b ${kind}" d="M${x} ${y}h${w}v${h}h-${w}z"/>`
}

/** The lines and letters of a display list as markup that may stand in another drawing. */
export function innerSvg(...drawing: Parameters<typeof displayListToSvg>): string {
  return displayListToSvg(...drawing).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
}

/** A drawing as a file of its own: with inks, styles and what is drawn over it. */
export function svgFile(svg: string, styles: string, more: string): string {
  return svg
    .replace(/^(<svg[^>]*>)/, `$1<style>${inks}${styles}</style>`)
    .replace(/<\/svg>\s*$/, `${more}</svg>`)
}
