import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('is two groups of four, without letters that are easily confused', () => {
  const references = Array.from({ length: 2000 }, newReference)
  for (const reference of references) {
    expect(reference).toMatch(/^FA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  }
  expect(new Set(references).size).toBe(references.length)
  expect(new Set(references.join('').replaceAll(/FA|-/g, '')).size).toBe(32)
})
