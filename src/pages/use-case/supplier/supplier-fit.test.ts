import { type DrawingId, drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { valueAt } from '../../documentation/sample-value.ts'
import { exampleProfiles } from './example-profiles.ts'
import { demandsOf, type SupplierProfile, verdictOf } from './supplier-fit.ts'

const demands = (id: DrawingId) => demandsOf(getDrawing(id).responses)

/** A shop that can do everything. */
const everything: SupplierProfile = {
  id: 'all',
  primary: ['TURNING', 'MILLING', 'CUTTING', 'INJECTION_MOULDING'],
  secondary: ['GRINDING', 'TAPPING', 'REAMING', 'LASER_CUTTING'],
  diameter: 1000,
  size: 10_000,
  material: ['FERROUS_ALLOY', 'NONFERROUS_ALLOY', 'POLYMER'],
  grade: 1,
  roughness: 0,
}

test.each(drawingIds)('every demand of the %s names a field that holds its value', (id) => {
  for (const { check, path, value } of demands(id)) {
    const found = valueAt(getDrawing(id).responses, path)
    const held = Array.isArray(found) ? found.at(-1) : found
    if (check === 'milling') expect(held).toBe(true)
    else expect(String(held).replace('IT', '')).toBe(String(value))
  }
})

test('the shaft asks for a lathe that takes its collar, and for grade IT6', () => {
  const byCheck = Object.fromEntries(demands('shaft').map(({ check, value }) => [check, value]))
  expect(byCheck).toMatchObject({ process: 'TURNING', diameter: 38, size: 160, grade: 6 })
})

test('theoretically exact and reference dimensions are no length of the part', () => {
  const size = demands('bracket').find(({ check }) => check === 'size')
  expect(size?.value).toBe(130)
})

test.each(drawingIds)('a shop that can do everything fits the %s', (id) => {
  const verdict = verdictOf(demands(id), everything)
  expect(verdict.failed).toBeUndefined()
  expect(verdict.compared).toBe(demands(id).length)
})

test.each([
  ['process', { primary: ['MILLING'] }],
  ['milling', { primary: ['TURNING'] }],
  ['diameter', { diameter: 37 }],
  ['size', { size: 159 }],
  ['material', { material: ['POLYMER'] }],
  ['grade', { grade: 7 }],
  ['roughness', { roughness: 1.6 }],
  ['secondary', { secondary: [] }],
])('the %s decides when it alone does not fit the shaft', (check, change) => {
  const { failed } = verdictOf(demands('shaft'), { ...everything, ...change })
  expect(failed?.check).toBe(check)
})

test('a limit that is just reached is met', () => {
  const limits = { diameter: 38, size: 160, grade: 6, roughness: 0.8 }
  expect(verdictOf(demands('shaft'), { ...everything, ...limits }).failed).toBeUndefined()
})

test('the examples fit one each, and none moulds', () => {
  const fitting = (id: DrawingId) =>
    exampleProfiles
      .filter((profile) => !verdictOf(demands(id), profile).failed)
      .map(({ id: name }) => name)
  expect(Object.fromEntries(drawingIds.map((id) => [id, fitting(id)]))).toEqual({
    shaft: ['B'],
    bracket: ['D'],
    plate: ['E'],
    cover: [],
  })
})
