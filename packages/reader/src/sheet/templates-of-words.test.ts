import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage, madeRun } from './testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

it('takes a name without persons for the title', () => {
  const fields = at([
    [110, 160, 90, 10, 'name:', 'Lead nut'],
    [200, 160, 87, 10, 'part nr.:', '187-B2'],
    [200, 170, 30, 5, 'made by:'],
    [230, 170, 57, 5, 'L. Doe'],
    [200, 175, 30, 5, 'approved by:'],
    [230, 175, 57, 5, ''],
    [110, 170, 90, 10, 'material:', 'C45E'],
    [110, 180, 90, 20, 'stage of project: 3300'],
    [200, 180, 57, 20, 'document number:', 'B 187-B2'],
    [257, 180, 30, 20, 'rev.nr.:', 'C'],
  ])
  expect(fields).toMatchObject({ title: 'Lead nut', drawnBy: 'L. Doe', revision: 'C' })
})

it('takes no title from a cell with an unknown caption', () => {
  const fields = at([
    [110, 180, 90, 20, 'stage of project: assembly of it'],
    [200, 180, 57, 20, 'document number:', 'B 187-B2'],
    [257, 180, 30, 20, 'rev.nr.:', 'C'],
  ])
  expect(fields.title).toBeUndefined()
})

it('reads a title block without captions in the corner of the frame', () => {
  const fields = at([
    [187, 160, 100, 10, 'Muster Antriebstechnik GmbH'],
    [187, 170, 50, 10, 'S235JR'],
    [237, 170, 50, 10, '12.03.2024'],
    [187, 180, 70, 20, 'Lagerbock'],
    [257, 180, 15, 10, '1:2'],
    [272, 180, 15, 10, 'A3'],
    [257, 190, 15, 10, 'LB-204-01'],
    [272, 190, 15, 10, '1 / 2'],
  ])
  expect(fields).toMatchObject({
    company: 'Muster Antriebstechnik GmbH',
    material: 'S235JR',
    scale: '1:2',
    sheetSize: 'A3',
    sheet: '1/2',
  })
})

it('takes the name of a part that says what it is made of for its title', () => {
  const fields = at([
    [187, 160, 100, 20, '40 mm Cuvette Mount (POM)'],
    [187, 180, 70, 20, 'LCM-040-01'],
    [257, 180, 15, 20, '1:2'],
    [272, 180, 15, 20, 'A4'],
  ])
  expect(fields).toMatchObject({ title: '40 mm Cuvette Mount (POM)' })
  expect(fields).not.toHaveProperty('material')
})

it('reads a sheet number that was typed with a zero', () => {
  const fields = at([
    [110, 180, 60, 20, 'TITLE', 'Cover'],
    [170, 180, 60, 20, 'DWG NO.', 'C-77'],
    [230, 180, 57, 20, 'SHEET 1 0F 1'],
  ])
  expect(fields.sheet).toBe('1 OF 1')
})

it('takes no name from the cell beside one that is not filled in', () => {
  const captions = ['DESIGNED BY:', 'DATE:'].map((text, i) => madeRun(text, 111, 163 + 8 * i, 2))
  const open = ['CHECKED BY:', 'DATE:'].map((text, i) => madeRun(text, 111, 178 + 8 * i, 2))
  const texts = [
    ...captions,
    ...open,
    madeRun('Jo Doe', 113, 167, 4),
    madeRun('6/25/2024', 113, 174.5, 4),
    madeRun('Base', 180, 180, 12),
  ]
  const cells: MadeCell[] = [
    [110, 160, 45, 15],
    [110, 175, 45, 15],
    [155, 160, 132, 30],
    [110, 190, 45, 10, 'SCALE', '1:2'],
  ]
  const fields = fieldsOf(madePage({ cells, texts }))
  expect(fields).toMatchObject({ drawnBy: 'Jo Doe', date: '6/25/2024', title: 'Base' })
  expect(fields.checkedBy).toBeUndefined()
})

it('takes the date behind the name in one cell', () => {
  const texts = ['DRAWN', 'Jo Doe', '2021-05-01'].map((text, i) =>
    madeRun(text, 111 + 20 * i, 188, 2.5),
  )
  const cells: MadeCell[] = [
    [110, 185, 100, 5],
    [210, 185, 77, 5, 'SHEET 1/1'],
    [110, 190, 100, 10, 'TITLE', 'Housing'],
    [210, 190, 77, 10, 'SCALE', '1:1'],
  ]
  const fields = fieldsOf(madePage({ cells, texts }))
  expect(fields).toMatchObject({ drawnBy: 'Jo Doe', date: '2021-05-01' })
})

it('takes the text beside revision and sheet for the number, and a school for the company', () => {
  const fields = at([
    [110, 176, 50, 8, 'Designed by', 'JD'],
    [160, 176, 127, 8, 'Date', '10/19/2020'],
    [110, 184, 60, 16, 'Universidad Ejemplo'],
    [170, 184, 117, 8, 'Plano de base'],
    [170, 192, 77, 8, 'Base'],
    [247, 192, 20, 8, 'Edition', '2'],
    [267, 192, 20, 8, 'Sheet', '1 / 1'],
  ])
  expect(fields).toMatchObject({
    company: 'Universidad Ejemplo',
    title: 'Plano de base',
    drawingNumber: 'Base',
    revision: '2',
  })
})

it('takes the only words of a block beside revision and sheet for the title', () => {
  const fields = at([
    [110, 176, 50, 8, 'Designed by', 'JD'],
    [160, 176, 127, 8, 'Date', '10/19/2020'],
    [170, 184, 117, 8, 'Scale 1:1'],
    [170, 192, 77, 8, 'Differential'],
    [247, 192, 20, 8, 'Edition'],
    [267, 192, 20, 8, 'Sheet', '1 / 1'],
  ])
  expect(fields).toMatchObject({ title: 'Differential' })
  expect(fields).not.toHaveProperty('drawingNumber')
})

it('reads weight and material of a list of one part, which the sheet shows', () => {
  const rows = (texts: readonly (readonly string[])[], first: number) =>
    texts.flatMap((row, i) =>
      row.map((text, column): MadeCell => [107 + 36 * column, first + 6 * i, 36, 6, text]),
    )
  const heads = ['Qty', 'Part no.', 'Description', 'Material', 'Mass']
  const part = ['68', '10', 'Mount', '7075-T6', '34.017 g']
  const title: MadeCell[] = [
    [107, 180, 90, 20, 'TITLE:', 'Mount'],
    [197, 180, 90, 10, 'DWG NO.', '102023'],
    [197, 190, 45, 10, 'SCALE:2:1'],
    [242, 190, 45, 10, 'SHEET 1 OF 1'],
  ]
  expect(at([...rows([heads, part], 168), ...title])).toMatchObject({
    weight: '0.034017 kg',
    material: '7075-T6',
  })
  const other = ['2', '11', 'Shaft', 'S235', '12 g']
  const several = at([...rows([heads, part, other], 162), ...title])
  expect(several).not.toHaveProperty('weight')
})

it('reads a company with its address, a date with its day and the only words as the title', () => {
  const fields = at([
    [110, 170, 80, 20, 'EXAMPLE PRECISION MACHINES PVT LTD', 'PLOT NO. 1, SECTOR 82'],
    [190, 170, 97, 10, 'Base of the robot'],
    [190, 180, 50, 10, 'SCALE', '1:10'],
    [240, 180, 47, 10, 'Sunday, December 21, 2025'],
    [110, 190, 80, 10, 'DWG NO.', 'AB-12'],
    [190, 190, 97, 10, 'SHEET', '1 : 2'],
  ])
  expect(fields).toMatchObject({
    company: 'EXAMPLE PRECISION MACHINES PVT LTD',
    title: 'Base of the robot',
    date: 'December 21, 2025',
    sheet: '1 : 2',
  })
})

it('takes no name of a file for the title', () => {
  const fields = at([
    [187, 180, 60, 10, 'Corpo.dwg'],
    [247, 180, 40, 10, 'Scala', '1:1'],
    [187, 190, 60, 10, 'Foglio', '1/1'],
  ])
  expect(fields.title).toBeUndefined()
})

it('takes no abbreviation for the title', () => {
  const fields = at([
    [187, 180, 60, 10, 'док.'],
    [247, 180, 40, 10, 'Масштаб', '1:1'],
    [187, 190, 60, 10, 'Дата', '21.06.2025'],
  ])
  expect(fields.title).toBeUndefined()
})

it('takes no department beside the revision for the number of the sheet', () => {
  const fields = at([
    [187, 180, 100, 10, 'Corpo per contropunta'],
    [187, 190, 60, 10, 'ING. MECCANICA'],
    [247, 190, 20, 10, 'Modifica:'],
    [267, 190, 20, 10, 'Foglio:', '1/1'],
  ])
  expect(fields.drawingNumber).toBeUndefined()
})

it('takes no note on the edges for the title, where that was left out', () => {
  const fields = at([
    [187, 170, 60, 10, 'BREAK ALL SHARP EDGES AND', 'REMOVE BURRS'],
    [247, 170, 40, 10, 'SCALE', '1:1'],
    [187, 180, 60, 10, 'SHEET', '1 of 1'],
    [247, 180, 40, 10, 'DATE', '2025-03-16'],
  ])
  expect(fields.title).toBeUndefined()
  expect(fields.edgeCondition).toBe('BREAK ALL SHARP EDGES AND REMOVE BURRS')
})

it('takes a name of a file for the title beside a number, and the name of a school over several lines', () => {
  const cells: MadeCell[] = [
    [107, 170, 80, 20, 'University of', 'Technology and', 'Economics'],
    [187, 170, 60, 10, 'DWG NO.', 'HINGE2CHASSIS'],
    [247, 170, 40, 10, 'SCALE', '1:1'],
    [187, 180, 100, 10],
    [187, 190, 60, 10, 'SHEET', '1 of 1'],
    [247, 190, 40, 10, 'DATE', '2025-03-16'],
  ]
  const name = madeRun('HINGE_FOR_COVER_2', 190, 187, 5)
  expect(fieldsOf(madePage({ cells, texts: [name] }))).toMatchObject({
    title: 'HINGE_FOR_COVER_2',
    company: 'University of Technology and Economics',
  })
})

it('does not take captions of further columns for a part of the number', () => {
  const fields = at([
    [187, 170, 60, 15, 'DRAWING NUMBER', 'SHEET REV', 'A13'],
    [247, 170, 40, 15, 'SCALE', '1:2'],
    [187, 185, 60, 10, 'DATE', '2017-11-17'],
  ])
  expect(fields.drawingNumber).toBe('A13')
})
