import {
  area,
  corners,
  defineFigure,
  type FigureItem,
  type FigureTools,
  lettering,
  line,
  type Primitive,
  projectionSymbol,
  rectangle,
  textWidth,
  titleCell,
  toned,
} from '../kit/index.ts'
import { flangeMass } from '../parts/flange/model.ts'

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly caption: string
  readonly value?: string
  readonly size?: number
  readonly isMandatory?: boolean
}

const labels = [
  'owner',
  'ownerValue',
  'title',
  'titleValue',
  'supplement',
  'supplementValue',
  'number',
  'revision',
  'date',
  'language',
  'languageValue',
  'sheet',
  'department',
  'reference',
  'creator',
  'approver',
  'type',
  'typeValue',
  'status',
  'statusValue',
  'tolerances',
  'material',
  'mass',
  'scale',
  'projection',
  'mandatory',
  'optional',
  'added',
] as const
type Words = FigureTools<(typeof labels)[number]>['words']

const left = 1
const right = 171
/** Tops of the four rows of the block; the company's own row stands 4 mm above it. */
const [own, first, second, third] = [7, 22, 33, 44]
const row = 11
const bottom = third + row

/** The fields of ISO 7200:2004 with those that it makes mandatory. */
function fields(w: Words): Cell[] {
  const isMandatory = true
  const height = row
  return [
    { x: 1, y: first, width: 28, height, caption: w.department, value: 'ENG 2' },
    { x: 29, y: first, width: 33, height, caption: w.reference, value: 'RK' },
    { x: 62, y: first, width: 22, height, caption: w.creator, value: 'RK', isMandatory },
    { x: 84, y: first, width: 26, height, caption: w.approver, value: 'TB', isMandatory },
    { x: 110, y: first, width: 32, height, caption: w.type, value: w.typeValue, isMandatory },
    { x: 142, y: first, width: 29, height, caption: w.status, value: w.statusValue },
    {
      x: 1,
      y: second,
      width: 46,
      height: 2 * row,
      caption: w.owner,
      isMandatory,
    },
    { x: 47, y: second, width: 65, height, caption: w.title, value: w.titleValue, isMandatory },
    { x: 47, y: third, width: 65, height, caption: w.supplement, value: w.supplementValue },
    { x: 112, y: second, width: 59, height, caption: w.number, value: '48-1073', isMandatory },
    { x: 112, y: third, width: 11, height, caption: w.revision, value: 'C' },
    { x: 123, y: third, width: 27, height, caption: w.date, value: '2026-05-18', isMandatory },
    { x: 150, y: third, width: 10, height, caption: w.language, value: w.languageValue },
    { x: 160, y: third, width: 11, height, caption: w.sheet, value: '1/2', isMandatory },
  ]
}

/** What the company adds: needed to make the part, yet no field of ISO 7200. */
function additions(w: Words, mass: string): Cell[] {
  const height = row
  return [
    { x: 1, y: own, width: 46, height, caption: w.tolerances, value: 'ISO 2768-m' },
    { x: 47, y: own, width: 35, height, caption: w.material, value: 'C45E+N' },
    { x: 82, y: own, width: 27, height, caption: w.mass, value: `${mass} kg` },
    { x: 109, y: own, width: 22, height, caption: w.scale, value: '1:1' },
    { x: 131, y: own, width: 40, height, caption: w.projection },
  ]
}

function legend(w: Words): FigureItem[] {
  const y = bottom + 6
  const box = { x: left, y, width: 6, height: 4 }
  const next = left + 8.5 + textWidth(w.mandatory, 3) + 10
  return [
    area('action', corners(box.x, box.y, box.width, box.height)),
    rectangle('narrow', box.x, box.y, box.width, box.height),
    lettering(w.mandatory, left + 8.5, y + 3.5, { height: 3 }),
    rectangle('narrow', next, y, 6, 4),
    lettering(w.optional, next + 8.5, y + 3.5, { height: 3 }),
  ]
}

/** A title block with all fields of ISO 7200:2004 that drawings use, and what companies add to it. */
export const figure = defineFigure({
  size: { width: 172, height: bottom + 11 },
  labels,
  draw: ({ words, number }) => {
    const cells = fields(words)
    const drawn = (list: Cell[]): Primitive[] => list.flatMap(titleCell)
    return [
      lettering(words.added, left, own - 2, { height: 3 }),
      toned('muted', drawn(additions(words, number(flangeMass(), 2)))),
      ...projectionSymbol(1, 159, own + 5.6, 6),
      ...cells
        .filter(({ isMandatory }) => isMandatory)
        .map(({ x, y, width, height }) => area('action', corners(x, y, width, height))),
      ...drawn(cells),
      rectangle('wide', left, first, right - left, bottom - first),
      line('wide', left, second, right, second),
      lettering(words.ownerValue, 24, second + 14.5, { height: 5, anchor: 'middle' }),
    ].concat(legend(words))
  },
})
