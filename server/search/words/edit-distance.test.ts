import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['gewinde', 'gewinde', 0],
  ['gewnde', 'gewinde', 1],
  ['gewimde', 'gewinde', 1],
  ['gewidne', 'gewinde', 1],
  ['tolerenzen', 'toleranz', 3],
  ['zeichnug', 'zeichnungen', 3],
  ['tolerenec', 'tolerance', 2],
])('%s and %s are %d mistakes apart', (a, b, mistakes) => {
  expect(editDistance(a, b, 2)).toBe(mistakes)
  expect(editDistance(b, a, 2)).toBe(mistakes)
})
