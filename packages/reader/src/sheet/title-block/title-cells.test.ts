import { expect, it } from 'vitest'
import {
  fieldsOf,
  type MadeCell,
  madePage,
  madeRun,
  recognisedFieldsOf,
} from '../testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

const block: MadeCell[] = [
  [187, 180, 60, 10, 'DWG NO', '48-1000'],
  [187, 190, 60, 10, 'SCALE', '1:1'],
]

it('reads a caption that a narrow cell breaks into lines', () => {
  const fields = at([
    ...block,
    [107, 180, 80, 20, 'Tolerances, if not', 'indicated, according to:', 'ISO 2768-mK'],
  ])
  expect(fields.generalTolerances).toBe('ISO 2768-mK')
  const ofCompany = at([...block, [107, 180, 80, 10, 'General tolerances', 'AC-STD']])
  expect(ofCompany.generalTolerances).toBe('AC-STD')
  const spanish = at([...block, [167, 180, 20, 20, 'No.', 'de', 'pieza'], [107, 180, 60, 20, '1']])
  expect(spanish.title).toBeUndefined()
})

it('reads the caption of mass or volume, whose value is no number of the drawing', () => {
  const fields = at([
    [187, 180, 60, 10, 'Mass/Volume', '0.010'],
    [187, 190, 60, 10, 'SCALE', '1:1'],
  ])
  expect(fields.weight).toBe('0.010')
  expect(fields.drawingNumber).toBeUndefined()
})

it('reads a caption of two lines with its value right of both', () => {
  const texts = [
    madeRun('Materials', 110, 184),
    madeRun('Rod 22mm', 145, 186.5),
    madeRun('Required', 110, 189),
  ]
  const cells: MadeCell[] = [...block, [107, 180, 80, 20]]
  expect(fieldsOf(madePage({ cells, texts })).material).toBe('Rod 22mm')
})

it('takes the second line of a caption for no value, but a value below a caption for one', () => {
  const below = (text: string) => {
    const texts = [madeRun('Materials', 110, 184), madeRun(text, 110, 189)]
    const cells: MadeCell[] = [...block, [107, 180, 80, 20]]
    return fieldsOf(madePage({ cells, texts })).material
  }
  expect(below('Required')).toBeUndefined()
  expect(below('Rod 22mm')).toBe('Rod 22mm')
})

it('reads the date in the cell of who drew where the name was left out', () => {
  const fields = at([...block, [107, 180, 80, 20, 'Created by', '8/2/2026']])
  expect(fields).toMatchObject({ date: '8/2/2026' })
  expect(fields.drawnBy).toBeUndefined()
})

it('takes VERSION for the revision only where no other cell has that name', () => {
  const version: MadeCell = [167, 190, 20, 10, 'VERSION', 'B']
  expect(at([...block, version]).revision).toBe('B')
  expect(at([...block, version, [147, 190, 20, 10, 'REVISION', '3']]).revision).toBe('3')
})

it('takes no heading of tolerances for the title', () => {
  const heading: MadeCell = [107, 180, 80, 10, 'UNLESS SPECIFIED']
  expect(at([...block, heading]).title).toBeUndefined()
})

it('takes Rev. between the rows of two persons for the reviewer', () => {
  const fields = at([
    ...block,
    [107, 180, 20, 5, 'Dib.'],
    [127, 180, 60, 5, 'M. Vásconez'],
    [107, 185, 20, 5, 'Rev.'],
    [127, 185, 60, 5, 'D. Dávila'],
    [107, 190, 20, 5, 'Apro.'],
    [127, 190, 60, 5, 'P. Gómez'],
  ])
  expect(fields).toMatchObject({
    drawnBy: 'M. Vásconez',
    checkedBy: 'D. Dávila',
    approvedBy: 'P. Gómez',
  })
})

it('leaves the dash of an empty line out of a name', () => {
  expect(at([...block, [107, 180, 80, 20, 'Name', 'Base Plate', '-']]).title).toBe('Base Plate')
})

it('takes neither the method of projection nor small print for the title', () => {
  const projection: MadeCell = [247, 180, 40, 10, 'THIRD ANGLE PROJECTION']
  const print: MadeCell = [
    87,
    180,
    100,
    20,
    'PROPRIETARY NO PART OF THIS DOCUMENT MAY BE REPRODUCED,',
    'STORED IN A RETRIEVAL SYSTEM, OR TRANSMITTED IN ANY FORM,',
    'WITHOUT THE WRITTEN PERMISSION OF THE OWNER',
  ]
  const fields = at([...block, projection, print])
  expect(fields.title).toBeUndefined()
  expect(fields.projection).toBe('THIRD_ANGLE')
})

it('reads the unit from a sentence about measurements', () => {
  expect(at([...block, [107, 180, 80, 20, 'All measurements are in milimeters']]).units).toBe('mm')
})

it('reads number and sheet beside the size of the paper, and the title behind the persons', () => {
  const fields = at([
    [107, 180, 20, 5, 'Drawn'],
    [127, 180, 40, 5, '26.01.2018'],
    [167, 180, 20, 5, 'voigt'],
    [107, 185, 20, 5, 'Checked'],
    [127, 185, 40, 5],
    [167, 185, 20, 5],
    [187, 175, 100, 15, 'Adapter (AL)'],
    [187, 190, 80, 10, 'Servo-Adapter-V2'],
    [267, 190, 20, 5, '1'],
    [267, 195, 20, 5, 'A4'],
  ])
  expect(fields).toMatchObject({
    drawnBy: 'voigt',
    title: 'Adapter (AL)',
    drawingNumber: 'Servo-Adapter-V2',
    sheet: '1',
  })
})

it('does not take the size of the paper for a revision where it has no caption', () => {
  expect(at([...block, [187, 170, 60, 10, 'REVISION'], [247, 170, 40, 10, 'A3']]).revision).toBe(
    undefined,
  )
  const captioned: MadeCell = [147, 180, 40, 10, 'SIZE', 'A3']
  expect(at([...block, captioned, [187, 175, 60, 5, 'REVISION'], [247, 175, 40, 5, 'A1']])).toEqual(
    expect.objectContaining({ revision: 'A1', sheetSize: 'A3' }),
  )
})

it('reads the name of a company without the address of its mail and no sentence', () => {
  const company: MadeCell = [107, 180, 80, 10, 'Example Eterna Pty Ltd mail@example.com']
  expect(at([...block, company]).company).toBe('Example Eterna Pty Ltd')
  const sentence: MadeCell = [107, 180, 80, 10, 'CHANGES SHALL BE INCORPORATED']
  expect(at([...block, sentence]).company).toBeUndefined()
})

it('takes no other words for a title that was left out', () => {
  const words: MadeCell = [107, 180, 80, 10, 'INTERPRET GEOMETRIC TOLERANCING PER:']
  expect(at([...block, [187, 170, 100, 10, 'TITLE'], words]).title).toBeUndefined()
})

it('reads who drew it from a name in a block that has a title', () => {
  const cells: MadeCell[] = [
    ...block,
    [107, 180, 80, 10, 'Title', 'Holder'],
    [107, 190, 80, 10, 'Name:', 'Felix Huber'],
  ]
  expect(at(cells)).toMatchObject({ title: 'Holder', drawnBy: 'Felix Huber' })
})

it('does not take the last word of a title for a caption', () => {
  const fields = at([
    [187, 180, 60, 10, 'Construction Tree', 'Drawing'],
    [187, 190, 60, 10, 'SCALE', '1:1'],
    [247, 180, 40, 20, 'SIZE', 'A4'],
  ])
  expect(fields.title).toBe('Construction Tree Drawing')
  expect(fields.drawingNumber).toBeUndefined()
})

it('takes the size of the paper out of the cell of the number, whose border a picture lost', () => {
  const fields = at([
    [187, 180, 60, 10, 'DWG NO', 'Rotation arm \u23353', 'A4'],
    [187, 190, 60, 10, 'SCALE', '1:1'],
  ])
  expect(fields.drawingNumber).toBe('Rotation arm V3')
})

it('parts the note on edges from the finish in one cell', () => {
  const page = madePage({ cells: [...block, [107, 170, 80, 30]] })
  const lines = ['FINISH:', 'DEBURR AND', 'BREAK SHARP', 'EDGES', 'Zinc plated']
  const words = lines.flatMap((line, row) =>
    line.split(' ').map((word, i) => madeRun(word, 109 + 8 * i, 174 + 4 * row, 2)),
  )
  const fields = fieldsOf({ ...page, texts: [...page.texts, ...words] })
  expect(fields.surfaceTreatment).toBe('Zinc plated')
})

it('reads a note on edges on to its size, the last line of which begins like a caption', () => {
  const page = madePage({ cells: [...block, [107, 170, 80, 30]] })
  const words = [
    madeRun('DE-BURR AND BREAK ALL SHARP', 109, 174, 2),
    madeRun('EDGES', 109, 178, 2),
    madeRun('.003 MIN', 115, 178, 2),
  ]
  const fields = fieldsOf({ ...page, texts: [...page.texts, ...words] })
  expect(fields.edgeCondition).toBe('DE-BURR AND BREAK ALL SHARP EDGES .003 MIN')
})

it('believes a caption that was read, however unsure its letters are', () => {
  const unsure = (text: string) => (text === 'MATERIAL' ? 0.3 : 0.85)
  const fields = recognisedFieldsOf([...block, [107, 180, 80, 20, 'MATERIAL', 'AlMg3']], unsure)
  expect(fields.material).toBe('AlMg3')
})

it('takes a small line over a larger one for a caption that lost a letter', () => {
  expect(recognisedFieldsOf([...block, [107, 180, 80, 20, 'Shee', '1/1']]).sheet).toBe('1/1')
  expect(at([...block, [107, 180, 80, 20, 'Shee', '1/1']]).sheet).toBeUndefined()
})

it('takes large words for the title, also where they begin with that of a caption', () => {
  const page = madePage({ cells: [...block, [107, 180, 80, 20]] })
  const words = ['Part', 'of', 'frame'].map((word, i) =>
    madeRun(word, [110, 122, 129][i] ?? 0, 192, 5),
  )
  const fields = fieldsOf({
    ...page,
    texts: [...page.texts, madeRun('Title', 108, 183, 2), ...words],
  })
  expect(fields.title).toBe('Part of frame')
})

it('takes no word before `of` for a caption', () => {
  const words = (y: number, ...line: string[]) =>
    line.map((word, i) => madeRun(word, [110, 123, 127][i] ?? 0, y, 2.5))
  const page = madePage({ cells: [...block, [107, 180, 80, 20]] })
  const texts = [...page.texts, ...words(186, 'University', 'of', 'Example')]
  expect(fieldsOf({ ...page, texts }).company).toBe('University of Example')
})

it('does not take the first word of the name of a school for a caption', () => {
  const page = madePage({ cells: [...block, [107, 180, 80, 20]] })
  const words = ['Universidad', 'Example'].map((word, i) => madeRun(word, 110 + 20 * i, 186, 2.5))
  const texts = [...page.texts, ...words]
  expect(fieldsOf({ ...page, texts }).company).toBe('Universidad Example')
})

it('takes no words that are all captions for the title', () => {
  expect(at([...block, [107, 180, 80, 20, 'Fecha/Dibujo']]).title).toBeUndefined()
})

it('reads a column of captions beside a cell that holds a value of its own', () => {
  const fields = at([
    ...block,
    [87, 180, 30, 20, 'CHECKED BY:', 'N. N.', 'DATE:', '08.11.2020'],
    [117, 180, 30, 6, 'Material'],
    [147, 180, 40, 6, 'PLA'],
    [117, 186, 30, 6, 'Direction'],
    [147, 186, 40, 6, 'Drilling'],
  ])
  expect(fields.material).toBe('PLA')
})

it('takes the size of the paper behind its caption in one line, though the page is a smaller one', () => {
  const below = [madeRun('Формат A3', 240, 207)]
  expect(fieldsOf(madePage({ cells: block, texts: below })).sheetSize).toBe('A3')
  const words = [madeRun('Деталь A3', 240, 207)]
  expect(fieldsOf(madePage({ cells: block, texts: words })).sheetSize).toBe('A4')
})

it('keeps a scale of the usual form under its caption, of whose letters recognition is unsure', () => {
  const read = (scale: string) =>
    recognisedFieldsOf([...block.slice(0, 1), [187, 190, 60, 10, 'SCALE', scale]], (text) =>
      text === scale ? 0.36 : 0.85,
    ).scale
  expect(read('1:2')).toBe('1:2')
  expect(read('7:3')).toBeUndefined()
})

it('does not take the caption of a supplementary title for a title', () => {
  const cells: MadeCell[] = [...block, [107, 180, 80, 20]]
  const captions = [madeRun('TITLE', 108, 183, 2), madeRun('ADDITIONAL TITLE', 108, 193, 2)]
  expect(fieldsOf(madePage({ cells, texts: captions })).title).toBeUndefined()
  const texts = [...captions, madeRun('Bushing', 108, 188, 2.5)]
  expect(fieldsOf(madePage({ cells, texts })).title).toBe('Bushing')
})
