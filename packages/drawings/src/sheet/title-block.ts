import { edgeSymbol, firstAngleSymbol, surfaceSymbol } from '../annotate/symbols.ts'
import { type Box, line, type Primitive, rectangle } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import type { FeatureBook } from '../responses/book.ts'
import type { MetadataRefs, SheetData } from '../responses/metadata.ts'
import { drawingSpace, type SheetSize } from './frame.ts'

/** Width and height of the title block in mm (width after ISO 7200). */
const titleBlockSize = { width: 180, height: 58 }

/** A cell: place in the block and size (mm), caption, and its value with lettering height and reference_id. */
type Cell = readonly [
  left: number,
  top: number,
  width: number,
  height: number,
  caption: string,
  value?: string,
  size?: number,
  ref?: number,
]

const words = {
  DEU: {
    tolerance: 'Allgemeintoleranzen',
    surface: 'Oberflächen ISO 1302:2002',
    edges: 'Werkstückkanten ISO 13715',
    projection: 'Projektionsmethode 1',
    material: 'Werkstoff',
    mass: 'Masse',
    scale: 'Maßstab',
    units: 'Maße in',
    format: 'Format',
    department: 'Verantw. Abt.',
    part: 'Teilenummer',
    creator: 'Erstellt durch',
    approver: 'Genehmigt von',
    type: 'Dokumentart',
    typeValue: 'Einzelteilzeichnung',
    owner: 'Gesetzlicher Eigentümer',
    sample: 'Musterzeichnung',
    title: 'Benennung',
    number: 'Zeichnungsnummer',
    revision: 'Änd.',
    date: 'Ausgabedatum',
    languageCode: 'Spr.',
    language: 'de',
    sheet: 'Blatt',
    principle: 'Tolerierung ISO 8015',
  },
  ENG: {
    tolerance: 'General tolerances',
    surface: 'Surface texture ISO 1302:2002',
    edges: 'Edges ISO 13715',
    projection: 'First angle projection',
    material: 'Material',
    mass: 'Mass',
    scale: 'Scale',
    units: 'Units',
    format: 'Size',
    department: 'Responsible dept.',
    part: 'Part number',
    creator: 'Created by',
    approver: 'Approved by',
    type: 'Document type',
    typeValue: 'Component drawing',
    owner: 'Legal owner',
    sample: 'Sample drawing',
    title: 'Title',
    number: 'Drawing number',
    revision: 'Rev.',
    date: 'Date of issue',
    languageCode: 'Lang.',
    language: 'en',
    sheet: 'Sheet',
    principle: 'Tolerancing ISO 8015',
  },
} as const

const captionHeight = 1.8

function drawCell(cell: Cell, origin: { x: number; y: number }): Primitive[] {
  const [left, top, width, height, caption, value, size = 2.5, ref] = cell
  const x = origin.x + left
  const y = origin.y + top
  const out: Primitive[] = [
    rectangle('narrow', x, y, width, height),
    lettering(caption, x + 1.2, y + 1 + captionHeight, { height: captionHeight }),
  ]
  if (value !== undefined) {
    out.push(lettering(value, x + (size >= 5 ? 1.8 : 1.4), y + height - 1.9, { height: size, ref }))
  }
  return out
}

function cellsOf(data: SheetData, refs: MetadataRefs, mass: string): Cell[] {
  const w = words[data.language]
  return [
    [0, 0, 44, 15, w.tolerance],
    [44, 0, 50, 15, w.surface],
    [94, 0, 50, 15, w.edges],
    [144, 0, 36, 15, w.projection],
    [0, 15, 94, 10, w.material, data.material.text, 3.5, refs.material],
    [94, 15, 28, 10, w.mass, mass, 3.5, refs.mass],
    [122, 15, 22, 10, w.scale, data.scale, 3.5],
    [144, 15, 20, 10, w.units, 'mm', 3.5, refs.units],
    [164, 15, 16, 10, w.format, data.format, 3.5],
    [0, 25, 30, 9, w.department, 'FA-ENG'],
    [30, 25, 34, 9, w.part, data.partNumber, 2.5, refs.partNumber],
    [64, 25, 30, 9, w.creator, 'FA-ENG'],
    [94, 25, 34, 9, w.approver, 'FA-QM'],
    [128, 25, 52, 9, w.type, w.typeValue],
    [0, 34, 54, 24, w.owner],
    [54, 34, 68, 24, w.title],
    [122, 34, 58, 13, w.number, data.drawingNumber, 5, refs.drawingNumber],
    [122, 47, 10, 11, w.revision, data.revision, 3.5],
    [132, 47, 27, 11, w.date, data.date],
    [159, 47, 9, 11, w.languageCode, w.language],
    [168, 47, 12, 11, w.sheet, '1/1'],
  ]
}

/** General surface symbol with the sign for deviating indications in brackets. */
function generalSurface(data: SheetData, text: string, x: number, y: number, ref: number) {
  const { removal } = data.roughness
  const height = 2.5
  const bracket = x + 21
  return [
    ...surfaceSymbol({ x, y, text, removal, height, ref }),
    lettering('(', bracket, y - 1.6, { height: 3.5 }),
    ...surfaceSymbol({ x: bracket + 3.6, y, text: '', removal: 'UNSPECIFIED', height: 1.6 }),
    lettering(')', bracket + 7.6, y - 1.6, { height: 3.5 }),
  ]
}

/** Who owns the sample drawings, as their title blocks say; the cell holds 12 letters. */
export const sheetOwner = 'Firstangle'

/** Title block after ISO 7200 in the bottom right corner; cells that are evidence carry their reference_id. */
export function titleBlock(
  book: FeatureBook,
  sheet: SheetSize,
  data: SheetData,
  refs: MetadataRefs,
): Primitive[] {
  const w = words[data.language]
  const space: Box = drawingSpace(sheet)
  const x = space.x + space.width - titleBlockSize.width
  const y = space.y + space.height - titleBlockSize.height
  const mass = `${book.number(data.mass)} kg`
  const surface = `${data.roughness.parameter} ${book.number(data.roughness.value)}`
  return [
    line('wide', x, y, x + titleBlockSize.width, y),
    line('wide', x, y, x, y + titleBlockSize.height),
    ...cellsOf(data, refs, mass).flatMap((cell) => drawCell(cell, { x, y })),
    lettering(data.generalTolerance.text, x + 1.4, y + 8.2, {
      height: 3.5,
      ref: refs.generalTolerance,
    }),
    lettering(w.principle, x + 1.4, y + 13, { height: 2.5 }),
    ...generalSurface(data, surface, x + 49, y + 13.4, refs.roughness),
    ...edgeSymbol({ x: x + 101, y: y + 12, text: data.edges.external, kind: 'external' }),
    ...edgeSymbol({ x: x + 124, y: y + 13, text: data.edges.internal, kind: 'internal' }),
    ...firstAngleSymbol(x + 162, y + 9.2, 6, refs.projection),
    ...firstAngleSymbol(x + 11, y + 44.6, 6),
    lettering(sheetOwner, x + 22.5, y + 47.2, { height: 5 }),
    lettering(w.sample, x + 1.4, y + 56.3, { height: 2.5 }),
    lettering(data.title, x + 56, y + 46.5, { height: 5, ref: refs.title }),
    lettering(data.supplement, x + 56, y + 55, { height: 2.5 }),
  ]
}
