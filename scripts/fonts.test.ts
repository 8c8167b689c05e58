import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the fonts stay within 75 kB', async () => {
  const fontDir = join(import.meta.dirname, '../src/styles/fonts')
  const files = (await readdir(fontDir)).filter((name) => name.endsWith('.woff2'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(fontDir, name))).size))
  expect(files).toHaveLength(5)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000)
})
