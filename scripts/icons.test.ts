import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Width and height, as a PNG begins. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('the icons of the manifest exist and have the sizes it states', async () => {
  const publicDir = join(import.meta.dirname, '../public')
  const manifest = JSON.parse(await readFile(join(publicDir, 'site.webmanifest'), 'utf8'))
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await readFile(join(publicDir, src)))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(pngSize(await readFile(join(publicDir, 'apple-touch-icon.png'))).width).toBe(180)
  // The picture of an icon with a single one begins behind 22 bytes.
  expect(pngSize((await readFile(join(publicDir, 'favicon.ico'))).subarray(22)).width).toBe(32)
})
