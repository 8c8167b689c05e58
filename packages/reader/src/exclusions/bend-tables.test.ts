import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf } from '../layout/testing/made-sheet.ts'
import { withoutBendTags } from './bend-tables.ts'
import { onLine, row } from './testing/tables.ts'

const textsOf = (...items: readonly Item[]): string[] => {
  const page = sheetOf(...items)
  return withoutBendTags(composePage(page).composed, page.texts).map(({ text }) => text)
}

const bends = [
  ...row(20, 'ID', 'DIRECTION ANGLE', 'RADIUS'),
  ...row(25, '1', 'DOWN', '90'),
  ...row(30, '2', 'UP', '90'),
  ...row(35, '3', 'UP', '90'),
]

it('drops the numbers of bend lines that a table lists with their directions and angles', () => {
  const left = textsOf(
    ...bends,
    ...onLine('1', 60),
    ...onLine('2', 75),
    ...onLine('3', 90),
    ...onLine('47', 110),
  )
  // What stands in the table itself is left to the rules of tables.
  expect(left.filter((text) => /^[123]$/.test(text))).toHaveLength(3)
  expect(left).toContain('47')
})

it('keeps sizes beside a table of something else', () => {
  const holes = [...row(20, 'ID', 'QTY', 'ANGLE'), ...row(25, '1', '4', '90')]
  const left = textsOf(...holes, ...row(30, '2', '4', '90'), ...onLine('1', 60), ...onLine('2', 75))
  expect(left.filter((text) => /^[12]$/.test(text))).toHaveLength(4)
})
