import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { type MadeCell, madePage } from './testing/made-page.ts'

/** A block with a list over its heads, as workshops have them: `SL NO.`, `MATL. SPEC`, and a place below. */
const block: MadeCell[] = [
  [127, 176, 15, 6, 'SL NO.'],
  [142, 176, 40, 6, 'DISCRIPTION'],
  [182, 176, 20, 6, 'PART NO'],
  [202, 176, 15, 6, 'POS NO'],
  [217, 176, 15, 6, 'QTY'],
  [232, 176, 30, 6, 'MATL. SPEC'],
  [262, 176, 25, 6, 'G. WT'],
  [127, 182, 160, 4, 'HYDERABAD.'],
  [127, 186, 30, 14, 'SCALE', 'N.T.S.'],
  [157, 186, 70, 14, 'TITLE :', 'R-1 BLADE'],
  [227, 186, 40, 14, 'DRAWING NO.', '3-01-23053'],
  [267, 186, 20, 14, 'REV.', '00'],
]
const row = (y: number, ...texts: readonly string[]): MadeCell[] =>
  [127, 142, 182, 202, 217, 232, 262].map((x, i): MadeCell => {
    const width = [15, 40, 20, 15, 15, 30, 25][i] ?? 0
    return [x, y, width, 6, texts[i] ?? '']
  })

const read = (...rows: MadeCell[][]) => {
  const { metadata, parts } = readSheet(madePage({ cells: [...block, ...rows.flat()] }), [])
  return { fields: Object.fromEntries(metadata.map((one) => [one.field, one.value])), parts }
}

it('takes the material of a list of one row that names the part of the sheet, and no head for a title', () => {
  const { fields, parts } = read(row(170, '1', 'Blade', '-', '-', '178', 'X22CrMoV12-1', '-'))
  expect(fields).toMatchObject({ material: 'X22CrMoV12-1', scale: 'NTS', title: 'R-1 BLADE' })
  expect(parts).toMatchObject([{ position: '1', designation: 'Blade', material: 'X22CrMoV12-1' }])
})

it('takes the material of the stock that a list of one row names, not that of a bought screw', () => {
  const listed = (name: string) => read(row(170, '1', name, '-', '-', '1', 'C45', '-')).fields
  expect(listed('Round bar Ø100 x 28 [mm]').material).toBe('C45')
  expect(listed('Screw M8 x 80').material).toBeUndefined()
})

it('counts parts by the column that counts all of them', () => {
  const { fields, parts } = read(
    row(170, '1', 'Top plate', '-', '1', '2', 'Mild Steel', '209 kg'),
    row(164, '2', 'Gear motor', '-', '-', '1', '-', '-'),
    row(158, '3', 'Blocks', '-', '2', '4', 'EN36', '74 kg'),
  )
  expect(
    parts.map(({ position, designation, material }) => [position, designation, material]),
  ).toEqual([
    ['1', 'Top plate', 'Mild Steel'],
    ['2', 'Gear motor', null],
    ['3', 'Blocks', 'EN36'],
  ])
  expect(fields.material).toBeUndefined()
  expect(read(row(170, '1', 'Base', '-', '-', '2', 'MDF', '-')).fields.material).toBeUndefined()
})

it('reads heads with blanks between their letters', () => {
  const spaced = block.map(
    (cell): MadeCell => (cell[4] === 'DISCRIPTION' ? [142, 176, 40, 6, 'DESC RIP TIO N'] : cell),
  )
  const cells = [...spaced, ...row(170, '1', 'Blade', '-', '-', '2', 'SS204', '-')]
  expect(readSheet(madePage({ cells }), []).parts).toMatchObject([{ designation: 'Blade' }])
})
