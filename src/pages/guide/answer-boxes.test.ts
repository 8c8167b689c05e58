import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { highlightJson } from '../../components/code/highlight-json.ts'
import { kindsOf, type ReadPage, refsIn, regionsOf } from './answer-boxes.ts'

/** A page as the sandbox answers it, through JSON. */
function pageOf(id: (typeof drawingIds)[number]): ReadPage {
  const { metadata, features } = getDrawing(id).responses
  return JSON.parse(JSON.stringify({ page: 1, metadata, features }))
}

test.each(drawingIds)('each value that the %s answers has one box, of its kind', (id) => {
  const page = pageOf(id)
  const boxed = regionsOf(page).map(({ reference_id: ref }) => ref)
  expect(new Set(boxed).size).toBe(boxed.length)
  for (const [ref, kind] of kindsOf(page)) {
    expect(boxed).toContain(ref)
    expect(getDrawing(id).fields.find(({ referenceId }) => referenceId === ref)?.kind).toBe(kind)
  }
})

test.each(drawingIds)('the values of the %s are counted in the order of its JSON', (id) => {
  const page = pageOf(id)
  const marked = [...highlightJson(page).matchAll(/ data-ref="(\d+)"/g)].map(([, ref]) =>
    Number(ref),
  )
  expect(refsIn(page)).toEqual(marked)
})

test('a result without features and metadata has no boxes', () => {
  expect(regionsOf({ page: 1 })).toEqual([])
  expect(kindsOf({ page: 1 }).size).toBe(0)
})
