import { expect, test } from 'vitest'
import { isModuleFailure } from './module-failure.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError' }), true],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
  ['ChunkLoadError: 3', true],
  ['text', false],
])('%s is a module failure: %s', (error, expected) => {
  expect(isModuleFailure(error)).toBe(expected)
})
