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
