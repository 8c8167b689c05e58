import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { serveBuild } from '../browser/support/serve-build.ts'

/*
 * What visitors download, read from the build: run `npm run build` first (`npm test` does).
 */

const root = join(import.meta.dirname, '../..')
const assets = join(root, 'dist/client/assets')
const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
const scripts = names.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')

/** Sources of each chunk, written by scripts/vite-chunk-list.ts. */
const modules = JSON.parse(readFileSync(join(root, 'dist/client-modules.json'), 'utf8')) as Record<
  string,
  string[]
>

const manifest = JSON.parse(
  readFileSync(join(root, 'dist/client-manifest.json'), 'utf8'),
) as Manifest

describe('the client build', () => {
  test('lists the sources of every chunk', () => {
    expect(Object.keys(modules).sort()).toEqual(names.map((name) => `assets/${name}`).sort())
    expect(Object.values(modules).flat()).toContain('src/frame/frame.ts')
  })

  test.each([
    ['the server', /^server\//],
    ['the build', /^scripts\//],
    ['the table of pages', /^shared\/pages\.ts$/],
    ['the table of redirects', /^shared\/addresses\/redirects\.ts$/],
    ['Zod', /node_modules\/zod\//],
    ['Markdown', /node_modules\/(?:unified|remark-|rehype-|mdast-|shiki|@shikijs)/],
    ["the server's libraries", /node_modules\/(?:hono|@hono|kysely|pino)\//],
    ['Node', /^node:/],
  ])('holds nothing of %s', (_, pattern) => {
    const found = Object.entries(modules).flatMap(([chunk, sources]) =>
      sources.filter((source) => pattern.test(source)).map((source) => `${chunk}: ${source}`),
    )
    expect(found).toEqual([])
  })

  test('holds YAML where feasibility rules are read from a file, and nowhere else', () => {
    const chunks = Object.entries(modules).filter(([, sources]) =>
      sources.some((source) => source.includes('node_modules/yaml/')),
    )
    expect(chunks.map(([name]) => name)).toEqual([
      expect.stringMatching(/^assets\/catalogue-yaml-/),
    ])
  })
})

test.each([
  ['the frame of every page', 'src/frame/frame.ts', 'src/frame/frame.ts'],
  ['React', 'src/islands/hydrate.tsx', 'node_modules/react/cjs/react.production.js'],
])('%s is one file, however many islands share its pieces', (_, entry, source) => {
  const [chunk = 'none'] = Object.entries(modules).find(([, all]) => all.includes(source)) ?? []
  const own = Object.keys(modules).filter((file) =>
    modules[file]?.some((one) => modules[chunk]?.includes(one)),
  )
  expect(own).toEqual([chunk])
  const named = manifest[entry]?.imports?.map((key) => manifest[key]?.file)
  expect(named).toContain(chunk)
})

test('the hints of terms are a script of their own below 0.6 kB', () => {
  const [chunk = 'none'] =
    Object.entries(modules).find(([, sources]) =>
      sources.includes('src/pages/article/term-hints.ts'),
    ) ?? []
  expect(modules[chunk]).toHaveLength(1)
  const bytes = brotliCompressSync(readFileSync(join(root, 'dist/client', chunk))).length
  expect(bytes).toBeLessThan(600)
})

/** Pieces of copy long enough to be found without doubt, without facts and Markdown signs, which are replaced. */
function sentences(locale: 'en' | 'de'): Set<string> {
  const source = readFileSync(join(root, `content/pages/home.${locale}.yaml`), 'utf8')
  const pieces = texts(parse(source)).flatMap((text) => text.split(/\{[^}]*\}|[*_`[\]()\n]/))
  return new Set(pieces.map((piece) => piece.trim()).filter((piece) => piece.length >= 24))
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** The words of a page, however HTML and JSON write them. */
function plain(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
  return html
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\\x3C/g, '<')
}

describe('a page speaks one language', () => {
  let stop: () => Promise<void>
  const pages = { en: '', de: '' }

  beforeAll(async () => {
    stop = await serveBuild()
    for (const locale of ['en', 'de'] as const) {
      const answer = await fetch(`${process.env.TEST_ORIGIN}/${locale === 'de' ? '?lang=de' : ''}`)
      pages[locale] = plain(await answer.text())
    }
  })

  afterAll(() => stop())

  test.each([
    ['en', 'de'],
    ['de', 'en'],
  ] as const)('the home page in "%s" holds no sentence in "%s", and its own ones', (own, other) => {
    const [ownSentences, otherSentences] = [sentences(own), sentences(other)]
    const shown = [...ownSentences].filter((sentence) => pages[own].includes(sentence))
    expect(shown.length).toBeGreaterThan(ownSentences.size * 0.6)
    const foreign = [...otherSentences].filter((sentence) => !ownSentences.has(sentence))
    expect(foreign.length).toBeGreaterThan(100)
    expect(foreign.filter((sentence) => pages[own].includes(sentence))).toEqual([])
  })

  test.each(['en', 'de'] as const)('scripts hold no sentence of the content in "%s"', (locale) => {
    const found = [...sentences(locale)].filter((sentence) => scripts.includes(sentence))
    expect(found).toEqual([])
  })
})
