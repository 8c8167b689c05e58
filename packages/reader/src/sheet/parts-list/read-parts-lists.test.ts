import { describe, expect, it } from 'vitest'
import type { TextRun } from '../../page.ts'
import { readSheet } from '../read-sheet.ts'
import { type MadeCell, madePage, madeRun } from '../testing/made-page.ts'

const title: MadeCell[] = [
  [187, 180, 60, 10, 'TITLE', 'Gearbox'],
  [247, 180, 40, 10, 'DWG NO', '48-1000'],
  [187, 190, 60, 10, 'SCALE', '1:1'],
  [247, 190, 40, 10, 'SHEET 1 OF 1'],
]

const rows = (texts: readonly (readonly string[])[], top: number): MadeCell[] =>
  texts.flatMap((row, i) =>
    row.map((text, j): MadeCell => [187 + 20 * j, top + 6 * i, 20, 6, text]),
  )

const partsOf = (cells: MadeCell[]) =>
  readSheet(madePage({ cells: [...title, ...cells] }), []).parts.map(
    ({ position, partNumber, designation, quantity, material }) =>
      [position, partNumber, designation, quantity, material].join('|'),
  )

describe('parts lists', () => {
  it('reads rows under a header at the top', () => {
    const list = rows(
      [
        ['ITEM', 'QTY', 'PART NUMBER', 'DESCRIPTION', 'MATERIAL'],
        ['1', '2', '48-1001', 'Housing', 'GJL-250'],
        ['2', '4', 'ISO 4762', 'Screw M6x20', '8.8'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1|48-1001|Housing|2|GJL-250', '2|ISO 4762|Screw M6x20|4|8.8'])
  })

  it('reads a list whose heads are cut short', () => {
    const list = rows(
      [
        ['N', 'QTY', 'ITEM', 'DESC'],
        ['1', '2', 'CP-013', 'Barrel plug'],
        ['2', '1', 'CP-286', 'Cable'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1||Barrel plug|2|', '2||Cable|1|'])
  })

  it('reads a list whose head numbers pieces and stands at its foot, and cells in square brackets', () => {
    const list = rows(
      [
        ['2', '[GEAR]', '1'],
        ['1', '[ROTATING BASE', '4'],
        ['PC NO', 'PART NAME', 'QTY'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1||ROTATING BASE|4|', '2||GEAR|1|'])
  })

  it('reads heads that narrow columns part, and takes dashes for empty cells', () => {
    const list = rows(
      [
        ['Elem ento', 'Canti dad', 'Número de pieza', 'Descripción', 'Material'],
        ['1', '1', 'Base', '----', '----'],
        ['2', '2', 'SKF_625', 'Rodamiento', 'Acero'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1|Base|Base|1|', '2|SKF_625|Rodamiento|2|Acero'])
  })

  it('takes the key number of a list of materials for the position', () => {
    const list = rows(
      [
        ['KEY NUMBER', 'QTY.', 'NAME', 'DESIGNATION', 'MATERIAL'],
        ['1', '1', 'Back plate', '260 x 380', 'MS'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1||Back plate|1|MS'])
  })

  it('reads a list that only numbers and names its parts', () => {
    const list = [
      ['Part No.', 'Name'],
      ['1', 'Lid'],
      ['2', 'Clasp'],
      ['3', 'Lower Case'],
    ]
    expect(partsOf(rows(list, 10))).toEqual(['1||Lid||', '2||Clasp||', '3||Lower Case||'])
    const numbers = [
      ['Part No.', 'Name'],
      ['401', 'Lid'],
      ['402', 'Clasp'],
      ['403', 'Lower Case'],
    ]
    expect(partsOf(rows(numbers, 10))).toEqual([])
  })

  it('reads upwards from a header above the title block', () => {
    const list = rows(
      [
        ['2', '1', 'Deckel', '48-1002', 'S235JR'],
        ['1', '1', 'Gehäuse', '48-1001', 'EN-GJL-250'],
        ['Pos.', 'Menge', 'Benennung', 'Sachnummer', 'Werkstoff'],
      ],
      162,
    )
    expect(partsOf(list)).toEqual(['1|48-1001|Gehäuse|1|EN-GJL-250', '2|48-1002|Deckel|1|S235JR'])
  })

  it.each([
    ['English of Taiwan', 'ITEM', "Q'TY", 'NAME'],
    ['Dutch', 'Pos', 'Aantal', 'Benaming'],
    ['Spanish of Inventor', 'ELEMENTO', 'CTDAD', 'DESCRIPCIÓN'],
    ['French of Inventor', 'ELEMENT', 'QTE', 'DESCRIPTION'],
    ['German of Fusion', 'Objekt', 'Menge', 'Beschreibung'],
    ['Spanish of SolidWorks', 'N.º DE ELEMENTO', 'CANTIDAD', 'DESCRIPCIÓN'],
    ['French of SolidWorks', 'No. ARTICLE', 'QTE', 'DESCRIPTION'],
    ['French', 'Rep', 'Nb', 'Désignation'],
    ['Spanish', 'Marca', 'Cantidad', 'Denominación'],
    ['Italian', 'Pos.', 'Quantità', 'Descrizione'],
    ['Italian of other offices', 'Riferimento', 'Quantità', 'Descrizione'],
    ['Italian of SolidWorks', 'Num. articolo', 'Quantità', 'Descrizione'],
    ['Polish', 'Lp.', 'Ilość', 'Nazwa'],
    ['Portuguese', 'Item', 'Quantidade', 'Descrição'],
    ['Japanese', '番号', '個数', '品名'],
    ['Vietnamese', 'TT', 'SL', 'Tên gọi'],
  ])('knows headers in %s', (_, position, quantity, name) => {
    expect(
      partsOf(
        rows(
          [
            [position, quantity, name],
            ['1', '3', 'Bolt'],
          ],
          10,
        ),
      ),
    ).toEqual(['1||Bolt|3|'])
  })

  it('reads a list beside a title block that has rows of other heights', () => {
    const list: MadeCell[] = [
      [87, 176, 20, 8, '2'],
      [107, 176, 20, 8, '4'],
      [127, 176, 60, 8, 'felt seal'],
      [87, 184, 20, 8, '1'],
      [107, 184, 20, 8, '1'],
      [127, 184, 60, 8, 'house'],
      [87, 192, 20, 8, 'ITEM'],
      [107, 192, 20, 8, 'QTY'],
      [127, 192, 60, 8, 'DESCRIPTION'],
    ]
    expect(partsOf(list)).toEqual(['1||house|1|', '2||felt seal|4|'])
  })

  it('reads a list that tells the material instead of a number', () => {
    const list = rows(
      [
        ['Pos.', 'Denominación', 'Material'],
        ['1', 'Placa', 'MDF'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1||Placa||MDF'])
  })

  it('reads the form of GOST 2.106: narrow heads on their side, documents and headings between the parts', () => {
    const widths = [6, 8, 60, 60, 10]
    const made = (texts: readonly string[], top: number): MadeCell[] =>
      texts.map((text, i) => {
        const left = 20 + widths.slice(0, i).reduce((sum, width) => sum + width, 0)
        const cell: MadeCell = [left, top, widths[i] ?? 0, 8]
        return text === '' ? cell : [...cell, text]
      })
    const form = [
      ...made(['', '', 'Обозначение', 'Наименование', ''], 20),
      ...made(['А1', '', 'АБВ 01.000 СБ', 'Сборочный чертёж', '1'], 28),
      ...made(['', '', '', 'Детали', ''], 36),
      ...made(['А4', '2', 'АБВ 01.002', 'Корпус', '1'], 44),
      ...made(['', '', '', 'Стандартные изделия', ''], 52),
      ...made(['', '3', '', 'Болт М8', '4'], 60),
    ]
    const turned = ['Формат', 'Поз.', 'Кол.'].map((text, i): TextRun => {
      const run = madeRun(text, [24, 32, 160][i] ?? 0, 27, 2)
      const box = { x: run.origin.x - 2, y: 21, width: 2, height: 6 }
      return { ...run, rotation: 90, box }
    })
    const { parts } = readSheet(madePage({ cells: [...title, ...form], texts: turned }), [])
    const read = parts.map((one) => [one.position, one.partNumber, one.designation, one.quantity])
    expect(read).toEqual([
      ['2', 'АБВ 01.002', 'Корпус', '1'],
      ['3', null, 'Болт М8', '4'],
    ])
  })

  it('reads a list whose numbers stand under ID, and whose parts have a name and a description', () => {
    const list = rows(
      [
        ['ID', 'Qty', 'Name', 'Description'],
        ['1', '4', 'Connector', 'Holds the beams'],
        ['2', '1', 'Topper', 'Cover of the frame'],
      ],
      10,
    )
    expect(partsOf(list)).toEqual(['1||Connector|4|', '2||Topper|1|'])
  })

  it('does not take a table of revisions for a parts list', () => {
    const table = rows(
      [
        ['REV', 'DATE', 'DESCRIPTION'],
        ['1', '2026-01-05', 'First issue'],
      ],
      10,
    )
    expect(partsOf(table)).toEqual([])
  })
})
