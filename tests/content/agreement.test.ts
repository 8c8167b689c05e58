import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from '../../server/content/store/queries.ts'
import { agreementPath } from '../../shared/addresses/file-paths.ts'
import { plainText } from '../../shared/content/parts/fields.ts'
import { locales } from '../../shared/i18n/locale.ts'

/* The data processing agreement as the build writes it: what the page says, to keep and to sign. */

const dist = resolve(import.meta.dirname, '../../dist')
const content = openContent(`${dist}/content.db`)
afterAll(() => content.close())

/** Letters and digits alone: where a line ends is not what it says. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

async function read(file: string) {
  // Only errors are said: no page is drawn, so no standard font is needed.
  const data = new Uint8Array(readFileSync(file))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  )
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' '),
    ),
  )
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const { info } = await pdf.getMetadata()
  return { texts, tree: JSON.stringify(trees), info: info as Record<string, unknown> }
}

describe.each(locales)('the agreement in %s', (locale) => {
  const copy = content.page('data-processing-agreement', locale)
  const pdf = read(`${dist}/client${agreementPath(locale)}`)

  test('holds every clause and every cell of the page', async () => {
    const { texts } = await pdf
    // A paragraph that goes on overleaf has the foot of its page in between.
    const foot = new RegExp(`${letters(copy.hero.title)}\\d{2}`, 'g')
    const all = letters(texts.join(' ')).replaceAll(foot, '')
    const said = copy.clauses.flatMap(({ title, paragraphs, table }) => [
      title,
      ...paragraphs.flatMap(({ text, points }) => [plainText(text), ...points.map(plainText)]),
      ...(table ? [table.caption, ...table.columns, ...table.rows.flat().map(plainText)] : []),
    ])
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter((text) => !all.includes(letters(text)))).toEqual([])
    expect(all).toContain(letters(plainText(copy.hero.intro)))
  })

  test('has no hyphen where a word may break and does not', async () => {
    const words = (await pdf).texts.join(' ')
    const breakable = JSON.stringify(copy.clauses).match(/\p{L}+\u00ad\p{L}+/gu) ?? []
    for (const word of breakable) expect(words).not.toContain(word.replace('\u00ad', '-'))
    if (locale === 'de') expect(breakable.length).toBeGreaterThan(0)
  })

  test('says its title and language, and which of how many pages this is', async () => {
    const { texts, info } = await pdf
    expect(info.Title).toBe(copy.hero.title.replaceAll('\u00ad', ''))
    expect(info.Language).toBe(locale)
    texts.forEach((text, index) => {
      expect(text).toContain(`${index + 1}/${texts.length}`)
    })
  })

  test('is tagged: headings, paragraphs and tables', async () => {
    const { tree } = await pdf
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
      expect(tree).toContain(`"role":"${tag}"`)
    }
  })
})
