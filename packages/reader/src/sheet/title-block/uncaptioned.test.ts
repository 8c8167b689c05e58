import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage, madeRun } from '../testing/made-page.ts'

const block: MadeCell[] = [
  [187, 170, 60, 10, 'Checked', 'B. Example'],
  [187, 180, 60, 10, 'Drawn', 'A. Example'],
  [187, 190, 60, 10, '1:1'],
]
const at = (...cells: MadeCell[]) => fieldsOf(madePage({ cells: [...block, ...cells] }))

it('does not take the number of parts made for a title', () => {
  expect(at([107, 170, 80, 20, '1pcs']).title).toBeUndefined()
  expect(at([107, 170, 80, 20, '2 Stück']).title).toBeUndefined()
  expect(at([107, 170, 80, 20, '6061铝 4件']).title).toBeUndefined()
  // What recognition makes of the sign for pieces.
  expect(at([107, 170, 80, 20, '6061铝 4 牛']).title).toBeUndefined()
  expect(at([107, 170, 80, 20, '连接件']).title).toBe('连接件')
  expect(at([107, 170, 80, 20, 'Top plate']).title).toBe('Top plate')
})

it('reads a scale behind the unit of the sheet', () => {
  const cells: MadeCell[] = [
    [187, 180, 60, 10, 'Drawn', 'A. Example'],
    [187, 190, 60, 10, 'Date', '1.2.2020'],
    [107, 180, 80, 20, 'mm 5:1'],
  ]
  expect(fieldsOf(madePage({ cells })).scale).toBe('5:1')
})

it('does not take the caption of a number that was left out for a title', () => {
  expect(at([107, 170, 80, 20, 'Job No.']).title).toBeUndefined()
  expect(at([107, 170, 80, 10, 'Roll No.'], [107, 180, 80, 10, 'Subject']).title).toBeUndefined()
})

it('does not take a caption with its accent behind it for a title', () => {
  expect(at([107, 170, 80, 20, "QUALITA'"]).title).toBeUndefined()
})

it('leaves the caption in the text of a material out of it', () => {
  expect(at([107, 170, 80, 20, 'Material A2017']).material).toBe('A2017')
})

it('takes a material that several rows of a list have for none of the sheet', () => {
  expect(at([107, 170, 80, 10, 'C45']).material).toBe('C45')
  expect(at([107, 170, 80, 10, 'C45'], [107, 180, 80, 10, 'C45']).material).toBeUndefined()
})

it('reads a short name as a number, without the dash of an empty revision behind it', () => {
  expect(at([107, 170, 80, 20, 'DRAWING NO', 'Top']).drawingNumber).toBe('Top')
  expect(at([107, 170, 80, 20, 'DRAWING NO', 'Block 3 -']).drawingNumber).toBe('Block 3')
  expect(at([107, 170, 80, 20, 'DRAWING NO', 'TBD']).drawingNumber).toBeUndefined()
  expect(at([107, 170, 80, 20, 'DRAWING NO', 'FAN']).drawingNumber).toBe('FAN')
  expect(at([107, 170, 80, 20, 'DRAWING NO', 'REV']).drawingNumber).toBeUndefined()
})

it('reads number and count of sheets as Chinese sheets print them', () => {
  expect(at([107, 170, 80, 20, '共2张 第1张']).sheet).toBe('1/2')
  expect(at([107, 170, 80, 20, '第 1 页 共 2 页']).sheet).toBe('1/2')
})

it('knows further captions of names and numbers', () => {
  expect(at([107, 170, 80, 20, 'DWG NAME', 'Input Shaft']).title).toBe('Input Shaft')
  expect(at([107, 170, 80, 20, '図版：RT-7-1']).drawingNumber).toBe('RT-7-1')
})

it('does not take the finish of one place for the general one', () => {
  const note = (text: string) =>
    fieldsOf(madePage({ cells: block, texts: [madeRun(text, 40, 40)] })).generalRoughness
  expect(note('SURFACE FINISH: Ra 1.6')).toBe('Ra 1.6')
  expect(note('SURFACE FINISH AT SHOULDERS: Ra 1.6')).toBeUndefined()
})

it('does not take rows of data that name axes for a block with the size of the sheet', () => {
  const rows = ['1', '2', '3', '4'].map((n, row) =>
    madeRun(`Axis ${n} (A${n})`, 40, 100 + 4 * row, row === 0 ? 3.5 : 3),
  )
  const fields = fieldsOf(madePage({ texts: rows }))
  expect(fields.title).toBeUndefined()
  expect(fields.sheetSize).not.toBe('A1')
})

it('reads lines of text in place of a block, of which the first may be the scale', () => {
  const lines = [
    'SCALE 1:1',
    'DIMENSIONS IN MM',
    'PART MATERIAL: ALUMINUM',
    'VERSION 1.1 - 03/08/2017',
  ]
  const fields = fieldsOf(
    madePage({ texts: lines.map((text, row) => madeRun(text, 200, 160 + 4 * row)) }),
  )
  expect(fields).toMatchObject({ scale: '1:1', material: 'ALUMINUM', date: '03/08/2017' })
  expect(fields.title).toBeUndefined()
})

it('finds a block whose lines are not known by its words, the number of the sheet among them', () => {
  const texts = [
    madeRun('DWG NO.', 207, 176, 2),
    madeRun('Assembly', 213, 182, 5),
    madeRun('SCALE:1:5', 207, 190, 2),
    madeRun('SHEET 1 OF 1', 240, 190, 2),
  ]
  const fields = fieldsOf(madePage({ texts }))
  expect(fields).toMatchObject({ drawingNumber: 'Assembly', scale: '1:5', sheet: '1 OF 1' })
})

it('does not take a sentence of the small print, whose words run together, for a company', () => {
  expect(at([107, 170, 80, 20, 'CHANGESSHALL BE INCORPORATED']).company).toBeUndefined()
  expect(at([107, 170, 80, 20, 'Northern Tools Incorporated']).company).toBe(
    'Northern Tools Incorporated',
  )
})

it('does not take what is said of features without sizes for a title', () => {
  expect(at([107, 170, 80, 20, 'Smussi non quotati 1*45°']).title).toBeUndefined()
  expect(at([107, 170, 80, 20, 'Nicht bemaßte Radien R2']).title).toBeUndefined()
  expect(at([107, 170, 80, 20, 'Anello del mozzo']).title).toBe('Anello del mozzo')
})

it('reads the only sheet without its caption, and no fraction', () => {
  expect(at([107, 170, 80, 20, '1/1']).sheet).toBe('1/1')
  expect(at([107, 170, 80, 20, '1/2']).sheet).toBeUndefined()
})

it('does not take a place with its point for a title where other words are as large', () => {
  const cells: MadeCell[] = [...block, [107, 160, 80, 10], [107, 170, 80, 20]]
  const texts = [madeRun('HYDERABAD.', 110, 167, 4), madeRun('ROTOR STAND', 110, 182, 4)]
  expect(fieldsOf(madePage({ cells, texts })).title).toBe('ROTOR STAND')
})

it('takes a faculty for the school that made the sheet, not for a title', () => {
  const fields = at([107, 170, 80, 10, 'Facultad de Ejemplo'], [107, 180, 80, 10, 'Soporte'])
  expect(fields).toMatchObject({ company: 'Facultad de Ejemplo', title: 'Soporte' })
})
