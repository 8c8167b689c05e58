import { expect, it } from 'vitest'
import type { Composed } from '../../layout/compose.ts'
import { composePage } from '../../layout/compose.ts'
import { type Item, sheetOf, strokes, triangle, written } from '../../layout/testing/made-sheet.ts'
import { sheetStructure } from '../structure/sheet-regions.ts'
import { type MadeCell, madePage } from '../testing/made-page.ts'
import { withoutItemNumbers, withoutListedParts } from './item-numbers.ts'
import { readPartsLists } from './read-parts-lists.ts'

const list: MadeCell[] = [
  [187, 176, 15, 6, '2'],
  [202, 176, 60, 6, 'Housing'],
  [262, 176, 25, 6, '1'],
  [187, 182, 15, 6, '1'],
  [202, 182, 60, 6, 'Clamp'],
  [262, 182, 25, 6, '4'],
  [187, 188, 15, 6, 'Part'],
  [202, 188, 60, 6, 'Name'],
  [262, 188, 25, 6, 'Qty.'],
]
const composed = (text: string, surroundings: Composed['surroundings']) =>
  ({ kind: 'line', text, surroundings }) as Composed
const left = (cells: MadeCell[], ...all: Composed[]) =>
  withoutItemNumbers(all, readPartsLists(sheetStructure(madePage({ cells })))).map(
    ({ text }) => text,
  )

it('leaves out the numbers of a parts list at leaders', () => {
  const all = [
    composed('1', 'near'),
    composed('2', 'along'),
    composed('2', 'dimension'),
    composed('3', 'near'),
    composed('Ø2', 'near'),
  ]
  expect(left(list, ...all)).toEqual(['2', '3', 'Ø2'])
  expect(left([], ...all)).toEqual(['1', '2', '2', '3', 'Ø2'])
})

/** A number on the shelf of a leader, as GOST 2.109 has them. */
const item = (text: string, x: number, y: number): Item[] => [
  written(text, x, y),
  strokes(`0,0 ${text.length * 2.5 + 1},0`, x - 0.5, y + 1),
  strokes('0,0 -12,25', x - 0.5, y + 1),
]
/** A number over its dimension line. */
const size = (text: string, x: number, y: number): Item[] => {
  const arrow = (tip: number, by: number) =>
    triangle({ x: tip, y: y + 1 }, { x: tip + by, y: y + 0.5 }, { x: tip + by, y: y + 1.5 })
  return [
    written(text, x, y),
    strokes('0,0 14,0', x - 4, y + 1),
    strokes('0,-2 0,30; 14,-2 14,30', x - 4, y + 1),
    arrow(x - 4, 2.5),
    arrow(x + 10, -2.5),
  ]
}
const onSheet = (...items: Item[]) =>
  withoutItemNumbers(composePage(sheetOf(...items)).composed, []).map(({ text }) => text)

it('leaves out numbers on shelves that count on from one, without any list', () => {
  const items = ['1', '2', '3', '5'].flatMap((text, i) => item(text, 50 + 40 * i, 60))
  expect(onSheet(...items, ...size('4', 250, 60))).toEqual(['4'])
})

it('leaves out many numbers on shelves that count, each once, where the first stand on another sheet', () => {
  const numbers = ['3', '4', '5', '6', '8', '9', '10', '11']
  const items = (texts: readonly string[]) =>
    texts.flatMap((text, i) => item(text, 30 + 25 * i, 60))
  expect(onSheet(...items(numbers), ...size('7', 250, 60))).toEqual(['7'])
  expect(onSheet(...items([...numbers.slice(1), '11']))).toHaveLength(8)
  expect(onSheet(...items(['3', '14', '25', '36', '48', '59', '60', '71']))).toHaveLength(8)
})

it('leaves out numbers in the larger lettering of the items, wherever they stand', () => {
  const items = ['1', '2', '3'].flatMap((text, i) => item(text, 50 + 40 * i, 60))
  const sizes = [30, 40, 20].flatMap((text, i) =>
    size(String(text), 50 + 40 * i, 120).map((one) =>
      'text' in one ? { ...one, size: 3.5 } : one,
    ),
  )
  const again = size('2', 200, 60)
  expect(onSheet(...items, ...sizes, ...again)).toEqual(['30', '40', '20'])
  // The shelf of two items is longer than those of one, so that it is none for their numbers.
  expect(onSheet(...items, ...sizes, written('7', 200, 60))).toEqual(['30', '40', '20'])
  expect(onSheet(...items, ...sizes, ...size('7', 200, 60))).toContain('7')
  expect(onSheet(...sizes, ...again)).toEqual(['2', '30', '40', '20'])
})

it('keeps numbers on shelves that do not count anything', () => {
  const items = ['20', '35', '8'].flatMap((text, i) => item(text, 50 + 40 * i, 60))
  expect(onSheet(...items)).toEqual(['20', '35', '8'])
  expect(onSheet(...item('1', 50, 60), ...item('2', 90, 60))).toEqual(['1', '2'])
})

it('leaves out numbers beside no size that count places, each once', () => {
  const places = [1, 2, 3, 4, 5, 6].map((number) => written(String(number), 40 * number, 60))
  expect(onSheet(...places, ...size('7', 300, 60))).toEqual(['7'])
  expect(onSheet(...places.slice(1), ...size('7', 300, 60))).toEqual(['2', '3', '4', '5', '6', '7'])
})

it('leaves out numbers near other lines in the lettering of many that stand beside nothing', () => {
  const items = ['12', '49', '34', '16', '57', '63'].map((text) => composed(text, 'none'))
  const others = [composed('19', 'near'), composed('60', 'dimension')]
  expect(left([], ...items, ...others)).toEqual(['60'])
  expect(left([], ...items.slice(1), ...others)).toContain('19')
})

/** The numbers of slots in two views, some of which stand beside a dimension line. */
const slots = (...numbers: number[]): Composed[] =>
  numbers.map(
    (number, index) =>
      ({
        kind: 'line',
        text: String(number),
        surroundings: index % 4 === 0 ? 'dimension' : 'near',
        size: 1.67,
        isInCell: false,
      }) as Composed,
  )

it('leaves out the numbers of slots that count in each view, in a lettering of their own', () => {
  const size = { kind: 'line', text: '45', surroundings: 'dimension', size: 1.97 } as Composed
  const both = [...slots(1, 2, 3, 4, 5, 6, 7, 8, 9), ...slots(9, 8, 7, 6, 5, 4, 3, 2, 1)]
  expect(left([], ...both, size)).toEqual(['45'])
  expect(left([], ...both, ...slots(4), size)).toHaveLength(20)
  const depth = { ...size, text: '8.5', size: 1.67 } as Composed
  expect(left([], ...both, depth)).toHaveLength(19)
})

it('leaves out numbers larger than the sizes that count from one, though no leader of them is known', () => {
  const one = (text: string, size: number, surroundings: Composed['surroundings'] = 'along') =>
    ({ kind: 'line', text, surroundings, size }) as Composed
  const sizes = ['220', '345', 'Ø50'].map((text) => one(text, 1.6, 'dimension'))
  const items = ['1', '2', '3', '4', '5', '7', '8', '9', '10'].map((text, index) =>
    one(text, index % 2 === 0 ? 2.2 : 2.4, index < 2 ? 'dimension' : 'along'),
  )
  expect(left([], ...sizes, ...items)).toEqual(['220', '345', 'Ø50'])
  const asSmall = items.map((item) => ({ ...item, size: 1.6 }))
  expect(left([], ...sizes, ...asSmall)).toHaveLength(12)
  expect(left([], ...sizes, ...items.slice(0, 7))).toHaveLength(10)
  const hatching = one('88', 2.3)
  expect(left([], ...sizes, ...items, hatching)).toEqual(['220', '345', 'Ø50', '88'])
  const besideSizes = items.map((item, index) =>
    index < 4 ? { ...item, surroundings: 'dimension' as const } : item,
  )
  expect(left([], ...sizes, ...besideSizes)).toHaveLength(12)
})

it('leaves out many numbers on shelves in a lettering larger than that of sizes, though they do not count', () => {
  const numbers = ['35', '22', '17', '18', '16', '34', '3', '28', '35']
  const items = numbers.flatMap((text, i) => item(text, 30 + 25 * i, 60))
  const small = (text: string, x: number) =>
    size(text, x, 120).map((one) => ('text' in one ? { ...one, size: 3.5 } : one))
  const sizes = [...small('98', 50), ...small('35', 90), ...small('115', 130)]
  const others = size('1', 270, 60)
  expect(onSheet(...items, ...others, ...sizes)).toEqual(['98', '35', '115'])
  expect(onSheet(...items, ...size('98', 50, 120))).toHaveLength(10)
})

it('has no sizes in the cells of a parts list, nor among its rows where a sheet is a list alone', () => {
  const parts = Array.from({ length: 18 }, (_, at) => ({
    boxes: [{ x: 20, y: 20 + 10 * at, width: 170, height: 8 }],
  }))
  const at = (text: string, y: number) =>
    ({ ...composed(text, 'none'), boxes: [{ x: 100, y, width: 8, height: 4 }] }) as Composed
  const all = [at('7', 100), at('12', 107), at('30', 260)]
  const kept = (rows: typeof parts, width: number) =>
    withoutListedParts(all, rows, { width, height: 297 }).map(({ text }) => text)
  expect(kept(parts, 210)).toEqual(['30'])
  // A list beside the views of its sheet keeps what stands in its cells alone.
  expect(kept(parts, 420)).toEqual(['12', '30'])
  expect(kept(parts.slice(0, 6), 210)).toEqual(['7', '12', '30'])
})

it('leaves out numbers that count where every size of the sheet has its unit', () => {
  const sized = (text: string, size = 3) => ({ ...composed(text, 'dimension'), size })
  const all = ['330mm', '15 mm', '105mm', '10', '12', '11'].map((text) => sized(text))
  expect(left([], ...all)).toHaveLength(3)
  expect(left([], ...all, sized('1', 2), sized('1', 2))).toHaveLength(5)
  expect(left([], ...all, sized('20.5'))).toHaveLength(7)
  expect(left([], ...all, sized('20'))).toHaveLength(7)
  expect(left([], ...all, sized('R5'))).toHaveLength(7)
})
