import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultCatalogue } from './catalogue.ts'
import { catalogueOfCode, codeOf } from './catalogue-code.ts'
import { CatalogueError } from './catalogue-fault.ts'
import { someCatalogue } from './testing/some-catalogue.ts'

test('every catalogue comes back from its code', () => {
  fc.assert(
    fc.property(someCatalogue, (catalogue) => {
      expect(catalogueOfCode(codeOf(catalogue))).toEqual(catalogue)
    }),
  )
})

test('a link that somebody keeps means the same for ever', () => {
  const kept = '1_0.01_3_24_0.8_0.3_0.01_0.8_6.3_91fdd'
  expect(codeOf(defaultCatalogue)).toBe(kept)
  expect(catalogueOfCode(kept)).toEqual(defaultCatalogue)
})

test.each([
  '',
  '1',
  '2_0.01_3_24_0.8_0.3_0.01_0.8_6.3_91fdd',
  '1_0.01_3_24_0.8_0.3_0.01_0.8_91fdd',
  '1_0.01_3_24_0.8_0.3_0.01_0.8_6.3_ffffffffff',
  '1_0.01_3_24_0.8_0.3_0.01_0.8_6.3_91fdg',
  '1_-1_3_24_0.8_0.3_0.01_0.8_6.3_91fdd',
  '1_1e3_3_24_0.8_0.3_0.01_0.8_6.3_91fdd',
  '1_0.01_30_24_0.8_0.3_0.01_0.8_6.3_91fdd',
  '1__3_24_0.8_0.3_0.01_0.8_6.3_91fdd',
  `1_${'9'.repeat(500)}`,
])('%s is no code', (code) => {
  expect(() => catalogueOfCode(code)).toThrow(CatalogueError)
})
