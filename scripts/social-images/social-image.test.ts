import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
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

function emptyDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'social-'))
}
