import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { sheetOf, written } from '../layout/testing/made-sheet.ts'
import { withoutWelds } from './weld-symbols.ts'

/** A joint, room for the triangle of a fillet weld, and its leg. */
const weld = (joint: string, leg: string, y: number) => [
  written(joint, 50, y, { advance: 7 }),
  written(leg, 64, y),
]
const textsWith = (...items: ReturnType<typeof written>[]) =>
  withoutWelds(composePage(sheetOf(...items)).composed).map(({ text }) => text)

const others = [written('C2', 150, 50), written('3', 200, 80)]

it('leaves out joints and legs of welds, and keeps numbers elsewhere', () => {
  const welds = [...weld('T1-', '3', 50), ...weld('У4-', '3 20/50', 80)]
  expect(textsWith(...welds, ...others)).toEqual(['3'])
})

it('keeps chamfers where no weld is drawn', () => {
  expect(textsWith(...weld('T1-', '3', 50), ...others)).toEqual(['T1-', '3', 'C2', '3'])
})
