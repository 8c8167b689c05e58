import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { withoutHoleTags } from './hole-tables.ts'
import { onLine, row } from './testing/tables.ts'

const textsOf = (...items: readonly Item[]): string[] => {
  const page = sheetOf(...items)
  return withoutHoleTags(composePage(page).composed, page.texts).map(({ text }) => text)
}

it('drops the tags of holes that a table lists with their places', () => {
  const table = [
    ...row(20, 'TAG', 'X LOC', 'Y LOC', 'SIZE'),
    ...row(25, 'A1', '12.5', '8', 'Ø4 THRU'),
    ...row(30, 'C1', '25', '8', 'Ø6 THRU'),
  ]
  const left = textsOf(...table, written('A1', 40, 60), written('C1', 60, 60), ...onLine('25', 90))
  expect(left).not.toContain('C1')
  expect(left).not.toContain('A1')
  expect(left.filter((text) => text === '25')).toHaveLength(2)
})

it('drops the number of a hole beside its centre lines, and keeps a size of other lettering', () => {
  const table = [
    ...row(20, 'Hole No.', 'X', 'Y'),
    ...row(25, '1', '-70.0', '145.0'),
    ...row(30, '2', '70.0', '145.0'),
    ...row(35, '3', '0.0', '0.0'),
  ]
  const tags = [written('1', 40, 60, { size: 4 }), written('2', 70, 60, { size: 4 })]
  const crossed = [
    written('3', 60, 89, { size: 4 }),
    strokes('40,90 90,90; 40,85 40,95; 90,85 90,95'),
  ]
  expect(textsOf(...table, ...tags, ...crossed)).not.toContain('3')
  const left = textsOf(...table, ...tags, ...crossed, ...onLine('3', 110))
  expect(left.filter((text) => text === '3')).toHaveLength(1)
})

it('drops numbers before which the edges of the hole look like a sign', () => {
  const table = [
    ...row(20, 'Hole No.', 'X', 'Y'),
    ...row(25, '1', '-28.3', '28.3'),
    ...row(30, '2', '28.3', '28.3'),
  ]
  const left = textsOf(...table, written('⌵1', 40, 60), written('2', 70, 60))
  expect(left.filter((text) => /^⌵?[12]$/.test(text))).toEqual([])
})

it('keeps all where a table has no places', () => {
  const table = [...row(20, 'TAG', 'SIZE', 'QTY'), ...row(25, 'C1', '12', '1')]
  expect(textsOf(...table, ...row(30, 'C2', '8', '1'), written('C1', 60, 90))).toContain('C1')
})

it('knows the headings that French and Spanish sheets give such a table', () => {
  const table = (...heads: string[]) => [
    ...row(20, ...heads),
    ...row(25, 'C1', '12,5', '8', 'Ø4'),
    ...row(30, 'C2', '25', '8', 'Ø6'),
  ]
  const tags = [written('C1', 40, 60), written('C2', 60, 60)]
  expect(textsOf(...table('REPERE', 'POSITION X', 'POSITION Y', 'TAILLE'), ...tags)).not.toContain(
    'C2',
  )
  expect(textsOf(...table('ETIQUETA', 'UBIC. X', 'UBIC. Y', 'TAMAÑO'), ...tags)).not.toContain('C2')
  expect(textsOf(...table('REPERE', 'MASSE', 'POSITION Y', 'TAILLE'), ...tags)).toContain('C2')
})
