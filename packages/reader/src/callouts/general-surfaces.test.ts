import { expect, it } from 'vitest'
import { strokes, written } from '../layout/testing/made-sheet.ts'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'

/** Reads a page of an A3 sheet without frame that holds these texts and strokes. */
function read(...parts: ReturnType<typeof written | typeof strokes>[]) {
  const page: DrawingPage = {
    number: 1,
    width: 420,
    height: 297,
    source: 'vector',
    dpi: null,
    texts: parts.flatMap((part) => ('text' in part ? [part] : [])),
    paths: parts.flatMap((part) => ('text' in part ? [] : [part])),
  }
  return readPage(page)
}

const symbol = (text: string, x: number, y: number) => [
  strokes('0,0 2.9,5 8.9,-5.4 20,-5.4', x, y),
  written(text, x + 6.5, y),
]

it('takes the surface symbol before the brackets, and those in them, for all surfaces', () => {
  const { features, metadata } = read(
    ...symbol('Ra 3,2', 100, 200),
    written('(', 125, 204),
    ...symbol('Ra 0,4', 130, 199),
    written(')', 152, 204),
    ...symbol('Ra 1,6', 130, 100),
    ...symbol('Ra 0,8', 60, 200),
  )
  const general = features.flatMap(({ label, isGeneral }) => (isGeneral ? [label] : []))
  expect(general.toSorted()).toEqual(['√ Ra 0,4', '√ Ra 3,2'])
  expect(metadata).toContainEqual(
    expect.objectContaining({ field: 'generalRoughness', value: 'Ra 3,2' }),
  )
})

const opening = '2,-11 1,-9 0.3,-7.2 0,-5.5 0.3,-3.8 1,-2 2,0'
const closing = '0,-11 1,-9 1.7,-7.2 2,-5.5 1.7,-3.8 1,-2 0,0'
const bows = [strokes(opening, 125, 204), strokes(closing, 136, 204)]
const tick = strokes('0,0 2.9,5 8.9,-5.4', 127, 199)

const generalLabels = (...parts: Parameters<typeof read>) =>
  read(...parts).features.flatMap(({ label, isGeneral }) => (isGeneral ? [label] : []))

it('takes the surface symbol before drawn brackets for all surfaces', () => {
  expect(generalLabels(...symbol('Ra 1.25', 100, 200), ...bows, tick)).toEqual(['√ Ra 1.25'])
})

it('takes a surface symbol for that of its surface where only one bow is near, or bows that are no pair', () => {
  const sign = symbol('Ra 1.25', 100, 200)
  expect(generalLabels(...sign, strokes(opening, 125, 204))).toEqual([])
  expect(generalLabels(...sign, strokes(opening, 125, 204), strokes(closing, 136, 209))).toEqual([])
  expect(generalLabels(...sign, strokes(closing, 125, 204), strokes(opening, 136, 204))).toEqual([])
})
