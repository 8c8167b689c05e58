import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { socialImageSize } from '../../shared/seo/social-card.ts'
import { renderSocialImage, writeSocialImages } from '../social-images.ts'

const captions = { sheet: 'Sheet', language: 'Language' }
const brand = 'Firstangle'
const page = {
  captions,
  brand,
  title: 'Pricing',
  section: '',
  locale: 'en',
  path: '/pricing',
} as const
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test.each([
  ['Fertigungszeichnungen als typisiertes JSON', '/'],
  ['Oberflächenbeschaffenheitsangabenprüfung', '/knowledge-base/a'],
  ['Geometrical tolerances, datums and modifiers: what a reader must know', '/documentation'],
])('"%s" is a PNG of 1200 x 630 below 100 kB', async (title, path) => {
  const png = await renderSocialImage({
    captions,
    brand,
    title,
    path,
    section: 'Blog',
    locale: 'de',
  })
  expect(pngSize(png)).toEqual(socialImageSize)
  expect(png.length).toBeLessThan(100_000)
})

test('an unchanged image comes from the cache, a changed title is rendered anew', async () => {
  const [outDir, cacheDir] = [await emptyDir(), await emptyDir()]
  expect(await writeSocialImages([page], outDir, cacheDir)).toEqual(['pricing.en.png'])
  const [cached] = await readdir(cacheDir)
  await writeFile(join(cacheDir, cached ?? ''), 'from the cache')

  await writeSocialImages([page], outDir, cacheDir)
  expect(await readFile(join(outDir, 'pricing.en.png'), 'utf8')).toBe('from the cache')

  await writeSocialImages([{ ...page, title: 'Plans' }], outDir, cacheDir)
  expect(pngSize(await readFile(join(outDir, 'pricing.en.png')))).toEqual(socialImageSize)
  expect(await readdir(cacheDir)).toHaveLength(2)
})

test('the icons of the manifest exist and have the sizes it states', async () => {
  const publicDir = join(import.meta.dirname, '../../public')
  const manifest = JSON.parse(await readFile(join(publicDir, 'site.webmanifest'), 'utf8'))
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await readFile(join(publicDir, src)))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(pngSize(await readFile(join(publicDir, 'apple-touch-icon.png'))).width).toBe(180)
  expect(pngSize((await readFile(join(publicDir, 'favicon.ico'))).subarray(22)).width).toBe(32)
})

test('the fonts stay within 75 kB', async () => {
  const fontDir = join(import.meta.dirname, '../../src/styles/fonts')
  const files = (await readdir(fontDir)).filter((name) => name.endsWith('.woff2'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(fontDir, name))).size))
  expect(files).toHaveLength(5)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000)
})

function emptyDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'social-'))
}
