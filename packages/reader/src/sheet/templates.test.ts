import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madeLines, madePage, madeRun } from './testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

it('reads a row of captions over a row of values', () => {
  const fields = at([
    [110, 180, 40, 5, 'Designed by'],
    [150, 180, 40, 5, 'Checked by'],
    [190, 180, 40, 5, 'Approved by'],
    [230, 180, 57, 5, 'Date'],
    [110, 185, 40, 5, 'hans'],
    [230, 185, 57, 5, '12/05/2019'],
    [110, 190, 147, 10, 'Title', 'Bracket'],
    [257, 190, 15, 10, 'Edition', '2'],
    [272, 190, 15, 10, 'Sheet', '1 / 1'],
  ])
  expect(fields).toMatchObject({ drawnBy: 'hans', date: '12/05/2019', revision: '2', sheet: '1/1' })
  expect(fields.checkedBy).toBeUndefined()
})

it('takes the date from the cell of a name', () => {
  const fields = at([
    [110, 176, 44, 8, 'Designed by', 'JD'],
    [154, 176, 88, 8, 'Approved by - date', 'MM - 2019-01-02'],
    [242, 176, 45, 8, 'Date', '2018-12-30'],
    [110, 184, 60, 16, 'Owner', 'Muster AG'],
    [170, 184, 117, 8, 'Title/Name', 'Pump housing'],
    [170, 192, 117, 8, 'Drawing number', 'PH-0012'],
  ])
  expect(fields).toMatchObject({
    drawnBy: 'JD',
    approvedBy: 'MM',
    date: '2018-12-30',
    company: 'Muster AG',
    title: 'Pump housing',
    drawingNumber: 'PH-0012',
  })
})

it('reads tolerances by places in short', () => {
  const fields = at([
    [110, 170, 77, 30, 'DIMENSIONS ARE IN MILLIMETERS', 'ANGLES ±0.5°', '2 PL ±0.25 3 PL ±0.125'],
    [187, 170, 100, 15, 'TITLE', 'Guide block'],
    [187, 185, 15, 15, 'SIZE', 'A2'],
    [202, 185, 85, 15, 'DWG NO', 'GB-4711'],
  ])
  expect(fields).toMatchObject({
    generalTolerances: 'ANGLES ±0.5°; 2 PL ±0.25; 3 PL ±0.125',
    sheetSize: 'A2',
    units: 'mm',
  })
})

it('reads an Italian template with its headings of empty tolerances', () => {
  const fields = at([
    [110, 145, 60, 25, 'SE NON SPECIFICATO:', 'QUOTE IN MILLIMETRI', 'TOLLERANZE:', 'LINEARE:'],
    [170, 145, 97, 25, 'INTERRUZIONE BORDI', 'NETTI'],
    [267, 145, 20, 25, 'REVISIONE', '1'],
    [130, 170, 30, 5, 'NOME'],
    [160, 170, 20, 5, 'FIRMA'],
    [180, 170, 20, 5, 'DATA'],
    [110, 175, 20, 5, 'DISEGNATO'],
    [130, 175, 30, 5, 'Rossi'],
    [180, 175, 20, 5, '1/2/2022'],
    [200, 170, 87, 10, 'TITOLO:', 'Supporto'],
    [200, 180, 87, 10, 'N. DISEGNO', 'SP-77'],
    [130, 190, 100, 10, 'MATERIALE:', 'Ghisa GJL-250'],
    [230, 190, 30, 10, 'SCALA:1:1'],
    [260, 190, 27, 10, 'FOGLIO 1 DI 1'],
  ])
  expect(fields).toMatchObject({
    drawnBy: 'Rossi',
    date: '1/2/2022',
    title: 'Supporto',
    drawingNumber: 'SP-77',
    material: 'Ghisa GJL-250',
    scale: '1:1',
    sheet: '1 DI 1',
    revision: '1',
    units: 'mm',
    languages: 'it',
    edgeCondition: 'INTERRUZIONE BORDI NETTI',
  })
  expect(fields.generalTolerances).toBeUndefined()
  expect(fields.company).toBeUndefined()
})

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

it('leaves out a roughness whose value the form was not given', () => {
  const fields = at([
    [110, 170, 77, 30, 'SURFACE FINISH', 'Ra REMOVE SHARP CORNERS PER B1.1-2019'],
    [187, 170, 100, 15, 'TITLE', 'Guide block'],
    [187, 185, 100, 15, 'DWG NO', 'GB-4711'],
  ])
  expect(fields.generalRoughness).toBeUndefined()
})

it('reads a weight above its caption, as tables that grow upwards have it', () => {
  const cells: MadeCell[] = [
    [187, 170, 100, 15, 'TITLE', 'Lever base'],
    [187, 185, 100, 15, 'DWG NO', 'LB-01'],
    [217, 10, 40, 6],
    [257, 10, 30, 6, '0.58'],
    [217, 16, 40, 6, 'DESCRIPTION'],
    [257, 16, 30, 6, 'WEIGHT (Kg)'],
  ]
  expect(at(cells)).toMatchObject({ weight: '0.58 kg', title: 'Lever base' })
})

it('reads a list of lines with captions beside the block, but no scale of a view', () => {
  const block: MadeCell[] = [
    [187, 170, 100, 15, 'TITLE', 'Back plate'],
    [187, 185, 100, 15, 'DWG NO', 'TC-01'],
  ]
  const list = [madeRun('MATERIAL: ALUMINIUM', 30, 180), madeRun('SCALE: 1:1', 30, 184)]
  const view = [madeRun('SECTION A-A', 100, 80), madeRun('SCALE: 1:2', 100, 84)]
  expect(fieldsOf(madePage({ cells: block, texts: [...list, ...view] })).scale).toBe('1:1')
  expect(fieldsOf(madePage({ cells: block, texts: view })).scale).toBeUndefined()
})

it('tells Russian by its letters and reads its general tolerances', () => {
  const texts = [
    madeRun('Предельные отклонения по ГОСТ 30893.1-m', 30, 60),
    madeRun('Неуказанные радиусы', 30, 66),
  ]
  expect(fieldsOf(madePage({ texts }))).toMatchObject({
    languages: 'ru',
    generalTolerances: 'ГОСТ 30893.1-m',
  })
})

it('reads a table of tolerances by places whose signs are drawn', () => {
  const row = (text: string, value: string, y: number) => [
    madeRun(text, 190, y),
    { ...madeRun(value, 190 + 0.5 * 3 * text.length + 2.6, y) },
  ]
  const sign = (text: string, y: number) => {
    const x = 190 + 0.5 * 3 * text.length + 0.8
    return madeLines(
      [x, y - 0.3, x + 1.4, y - 0.3],
      [x, y - 1.5, x + 1.4, y - 1.5],
      [x + 0.7, y - 2.2, x + 0.7, y - 0.8],
    )
  }
  const cells: MadeCell[] = [
    [187, 170, 50, 30, 'TOLERANCES:'],
    [237, 170, 50, 15, 'TITLE', 'Base'],
    [237, 185, 50, 15, 'DWG NO', 'B-01'],
  ]
  const texts = [...row('X =', '.025', 178), ...row('XX =', '.015', 184)]
  const paths = [...sign('X =', 178), ...sign('XX =', 184)]
  expect(fieldsOf(madePage({ cells, texts, paths })).generalTolerances).toBe('X ±.025; XX ±.015')
})
