import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'

test('what is there of the same sources is not written again', async () => {
  await generate()
  const written = () => statSync('src/generated/drawings/shaft.svg').mtimeMs
  const before = written()
  await generate()
  expect(written()).toBe(before)
})
