import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlaceholders } from '../../server/content/placeholders/site-placeholders.ts'
import { openBuiltContent } from '../../server/content/testing/built-content.ts'
import { locales } from '../../shared/i18n/locale.ts'

/* What the law no longer knows, what an operator must not overlook, and what the privacy policy rests on. */

const root = resolve(import.meta.dirname, '../..')
const content = openBuiltContent()

afterAll(() => content.close())

describe.each(locales)('in %s', (locale) => {
  test('no page names a law or platform that is gone (TMG, TTDSG, RStV, the ODR platform)', () => {
    const gone =
      /\bTMG\b|Telemediengesetz|TTDSG|\bRStV\b|ec\.europa\.eu\/consumers|OS-Plattform|\bODR\b/
    const texts = [
      ...content.pageIds().map((id) => content.page(id, locale)),
      ...content
        .articles('blog', locale)
        .map(({ slug }) => content.article('blog', slug, locale)?.html),
      content.ui(locale),
    ].map((text) => JSON.stringify(text))
    expect(texts.length).toBeGreaterThan(30)
    for (const text of texts) expect(gone.exec(text)?.[0] ?? 'nothing').toBe('nothing')
  })

  test.each([
    'terms',
    'privacy-policy',
    'gdpr',
    'data-processing-agreement',
    'accessibility',
  ] as const)('%s leaves nothing to be completed and names each anchor once', (id) => {
    const copy = content.page(id, locale)
    expect(JSON.stringify(copy)).not.toMatch(/\[[^\]]*(?:completed|ergänzen|TBD|tbd|XX)[^\]]*\]/)
    const ids = copy.clauses.map((clause) => clause.id)
    expect(new Set(ids).size).toBe(ids.length)
    const anchors = [...JSON.stringify(copy).matchAll(/"href":"#([^"]+)"/g)].map(([, a]) => a)
    for (const anchor of anchors) expect(ids).toContain(anchor)
  })

  test('the accessibility statement names the versions of its tools and both tools of the site', () => {
    const copy = JSON.stringify(content.page('accessibility', locale))
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const [name, dependency] of [
      ['axe-core', 'axe-core'],
      ['Playwright', '@playwright/test'],
    ] as const) {
      const [major, minor] = devDependencies[dependency].split('.')
      expect(copy).toContain(`${name}\u00a0${major}.${minor}`)
    }
    for (const path of ['/try', '/try/callout']) expect(copy).toContain(`"href":"${path}"`)
  })

  test('the tables of legal pages have as many cells in each row as columns', () => {
    for (const id of [
      'terms',
      'privacy-policy',
      'gdpr',
      'data-processing-agreement',
      'accessibility',
    ] as const) {
      for (const { table } of content.page(id, locale).clauses) {
        for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
      }
    }
  })
})

test('every fictional value of site.yaml is listed, so that the launch check and the draft note know it', () => {
  const site = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  const leaves = Object.keys(site)
    .filter((key) => key !== 'placeholders')
    .flatMap((key) => leafPaths(site[key], key))
  const fictional = readPlaceholders({ ...site, placeholders: leaves })
    .filter(({ isFictional }) => isFictional)
    .map(({ path }) => path)
  const listed = (path: string) =>
    site.placeholders.some((each: string) => path === each || path.startsWith(`${each}.`))
  expect(leaves.length).toBeGreaterThan(40)
  expect(fictional.filter((path) => !listed(path))).toEqual([])
})

test('only the code that the storage table is made from stores anything in the browser', () => {
  const stores =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\.open|serviceWorker\.register|\bstoreForNextPage\(/
  const sources = ['shared', 'src'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  // The privacy receipt asks what is there, for names only.
  const asks = 'src/try/receipt/storage-found.ts'
  expect(readFileSync(join(root, asks), 'utf8')).not.toMatch(/setItem|\.open\(|\.put\(|cookie =/)
  const found = sources.filter(
    (name) => name !== asks && stores.test(readFileSync(join(root, name), 'utf8')),
  )
  expect(found.sort()).toEqual([
    'src/forms/carry-values.ts',
    'src/frame/keep-place.ts',
    'src/i18n/choice.ts',
    'src/i18n/first-visit.ts',
    'src/i18n/stored-scheme.ts',
    'src/navigation/next-page.ts',
  ])
})

/** Paths of all single values, in dot notation. */
function leafPaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, `${path}.${key}`))
}
