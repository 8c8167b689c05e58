import { expect, it } from 'vitest'
import type { TextRun } from '../page.ts'
import { readPage } from '../read-page.ts'
import {
  fieldsOf,
  type MadeCell,
  madePage,
  madeRun,
  recognisedFieldsOf,
} from './testing/made-page.ts'

/** A cell with one text in the lettering of the values, drawn without its captions. */
const cell = (x: number, y: number, width: number, text: string): [MadeCell, TextRun] => [
  [x, y, width, 7],
  madeRun(text, x + 1, y + 5, 3),
]

const list = [
  cell(187, 158, 100, 'PARTS LIST'),
  ...['ITEM', 'QTY', 'PART NUMBER'].map((text, i) =>
    cell([187, 207, 227][i] ?? 0, 165, [20, 20, 60][i] ?? 0, text),
  ),
  ...['1', '1', 'shaft'].map((text, i) =>
    cell([187, 207, 227][i] ?? 0, 172, [20, 20, 60][i] ?? 0, text),
  ),
  ...['2', '4', 'bolt'].map((text, i) =>
    cell([187, 207, 227][i] ?? 0, 179, [20, 20, 60][i] ?? 0, text),
  ),
]
const block: MadeCell[] = [
  [187, 186, 40, 7, 'Designed by', 'A. Muster'],
  [227, 186, 30, 7, 'Date', '30/5/2023'],
  [257, 186, 15, 7, 'Edition', '1'],
  [272, 186, 15, 7, 'Sheet', '1'],
]

it('takes the words of the block for its title, not the name and head of the list above it', () => {
  const cells = [...list, cell(187, 193, 100, 'Gear selection')]
  const { metadata } = readPage(
    madePage({
      cells: [...block, ...cells.map(([made]) => made)],
      texts: cells.map(([, run]) => run),
    }),
  )
  expect(metadata.find(({ field }) => field === 'title')?.value).toBe('Gear selection')
})

const at = (...cells: MadeCell[]) => fieldsOf(madePage({ cells }))

it('takes a name over a date for that of a person, and no caption without value for a title', () => {
  const fields = at(
    [187, 170, 40, 10, 'name:', 'A. Muster'],
    [187, 180, 40, 10, 'date:', '03/05/2024'],
    [187, 190, 40, 10, 'scale:', '1:1'],
    [227, 170, 60, 20, 'drawing id:', '12'],
    [227, 190, 60, 10, 'material and mass:'],
  )
  expect(fields).toMatchObject({ drawnBy: 'A. Muster', date: '03/05/2024' })
  expect(fields.title).toBeUndefined()
})

it('takes the name of the drawer out of the cell of the title', () => {
  const block: MadeCell[] = [
    [187, 170, 100, 20, 'TITLE', 'Housing', 'A. Muster'],
    [187, 190, 50, 10, 'DRAWN', 'A. Muster'],
    [237, 190, 50, 10, 'SCALE', '1:1'],
  ]
  expect(at(...block).title).toBe('Housing')
  expect(at(...block.slice(0, 1), [187, 190, 100, 10, 'SCALE', '1:1']).title).toBe(
    'Housing A. Muster',
  )
})

it('takes no word in a row of the list for a treatment of the part', () => {
  const rows = list.map(([made, run]): [MadeCell, TextRun] => [
    made,
    run.text === 'bolt' ? { ...run, text: 'POLISHED' } : run,
  ])
  const { metadata, parts } = readPage(
    madePage({
      cells: [...block, ...rows.map(([made]) => made)],
      texts: rows.map(([, run]) => run),
    }),
  )
  expect(parts).toHaveLength(2)
  expect(metadata.map(({ field }) => field)).not.toContain('surfaceTreatment')
})

it('reads the material of a list that grows upwards from its own column, not from the title below', () => {
  const head = [
    ['N°', '1*', 8],
    ['Qté', '20', 15],
    ['Description', 'Première émission', 45],
    ['Matière', '1.4307', 25],
    ['Commentaires', 'Epaisseur 2 mm', 37],
    ['Rév.', '0', 10],
  ] as const
  const rows = head.flatMap(([caption, value, width], i): MadeCell[] => {
    const x = 147 + head.slice(0, i).reduce((sum, [, , before]) => sum + before, 0)
    return [
      [x, 154, width, 6, value],
      [x, 160, width, 6, caption],
    ]
  })
  const fields = recognisedFieldsOf([
    ...rows,
    [147, 166, 23, 10, 'Echelle:', '1:2'],
    [170, 166, 75, 10, 'TOLE ZS'],
    [245, 166, 42, 10, 'Création le 16/07/2025'],
    [147, 176, 140, 10, 'Plan n°', '877TZS001'],
  ])
  expect(fields).toMatchObject({ material: '1.4307' })
})
