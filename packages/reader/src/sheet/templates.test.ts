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
