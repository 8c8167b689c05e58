import { line, type Primitive, rectangle } from '@firstangle/drawings'
import { assemblyWithPartsList, drawFigure, moved } from '@firstangle/drawings/figures'
import { lettering } from '@firstangle/drawings/lettering'
import type { RandomSheet } from './random-sheet.ts'
import { titleBlock } from './title-block.ts'

const words = {
  position: 'Item',
  quantity: 'Qty',
  name: 'Designation',
  number: 'Part number',
  housing: 'Housing',
  flange: 'Bearing flange',
  bush: 'Bush',
  screw: 'Socket head screw',
  washer: 'Washer',
}

const parts = [
  { position: '1', quantity: '1', designation: words.housing, partNumber: '48-1101' },
  { position: '2', quantity: '1', designation: words.flange, partNumber: '48-1073' },
  { position: '3', quantity: '1', designation: words.bush, partNumber: '48-1075' },
  { position: '4', quantity: '4', designation: words.screw, partNumber: 'ISO 4762 – M6×25 – 8.8' },
  { position: '5', quantity: '4', designation: words.washer, partNumber: 'ISO 7089 – 6' },
]

const metadata = {
  title: 'Bearing unit',
  drawingNumber: '48-1100',
  material: null,
  scale: '1:1',
  sheetSize: 'A4',
  revision: 'A',
  date: '2026-03-17',
  sheet: '1/1',
}

/** An assembly with item numbers and a parts list on A4: no size stands on it, so none may be read. */
export function assemblySheet(): RandomSheet {
  const [width, height, margin] = [297, 210, 10]
  const { items } = drawFigure(assemblyWithPartsList, words, 'en')
  const drawn = items.flatMap((item): readonly Primitive[] => {
    if (item.kind === 'toned') return item.items
    return item.kind === 'area' ? [] : [item]
  })
  const { title, drawingNumber, scale, sheetSize, revision, date, sheet } = metadata
  const values = [title, drawingNumber, '', scale, sheetSize, revision, date, sheet]
  const displayList = [
    rectangle('frame', margin, margin, width - 2 * margin, height - 2 * margin),
    ...moved(drawn, 24, 30),
    lettering('Screws tightened crosswise', 160, 60, { height: 3.5 }),
    line('narrow', 160, 62, 222, 62),
    ...titleBlock(width - margin, height - margin, 'en', values),
  ]
  return {
    page: { displayList, sheet: { width, height } },
    truth: { metadata, pages: [{ page: 1, parts }] },
  }
}
