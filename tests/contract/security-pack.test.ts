import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentDocument } from '../../server/rendering/documents/content-document.ts'
import { contactData } from '../../server/rendering/page-data/contact-data.ts'
import { securityPackData } from '../../server/rendering/security-pack/security-pack-data.ts'
import { siteAddresses } from '../../server/rendering/site-addresses.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { packFileTypes } from '../../shared/addresses/file-paths.ts'
import { csvOf } from '../../shared/csv.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { unescapeXml } from '../support/unescape-xml.ts'
import { inLocale } from './support/content-site.ts'
import { fakeSite, siteUrl } from './support/fake-site.ts'
import { foreignQuestions } from './support/foreign-questions.ts'
import { parseXml } from './support/parse-xml.ts'

/* The security pack as files, as a feed and as views of its page, over the real content. */

const readMade = async (name: string) => new Uint8Array(Buffer.from(`%PDF of ${name}`))
const content = provideBuiltSite({ origin: siteUrl, readMade })
const render = async () => new Response('', { status: 404 })
const site = fakeSite({
  render,
  documents: (request) => contentDocument(request, render),
  addresses: siteAddresses(content),
})

const controlsOf = (locale: 'en' | 'de') => content.page('security-pack', locale).controls

describe.each(locales)('in %s', (locale) => {
  test.each(packFileTypes)('the pack is a file to save as %s', async (type) => {
    const answer = await site.get(inLocale(`/security/pack.${type}`, locale))
    expect(answer.status).toBe(200)
    const { version } = content.page('security-pack', locale)
    const headers = Object.fromEntries(answer.headers)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="security-pack-${version}.${locale}.${type}"`,
    )
    expect(headers['content-language']).toBe(locale)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10)
  })

  test('the JSON has every question with its answer and the address that states it', async () => {
    const pack = await (await site.get(inLocale('/security/pack.json', locale))).json()
    expect(pack).toMatchObject({
      language: locale,
      version: content.page('security-pack', locale).version,
    })
    expect(pack.controls.map(({ id }: { id: string }) => id)).toEqual(
      controlsOf(locale).map(({ id }) => id),
    )
    for (const { question, answer, source, updated } of pack.controls) {
      expect(question).toMatch(/\?$/)
      expect(answer).not.toBe('')
      expect(source).toMatch(new RegExp(`^${siteUrl}/.*${locale === 'de' ? 'lang=de' : ''}`))
      expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('the CSV has a row for every question below its headings', async () => {
    const text = await (await site.get(inLocale('/security/pack.csv', locale))).text()
    const rows = text.trimEnd().split('\r\n')
    expect(rows).toHaveLength(controlsOf(locale).length + 1)
    const separator = locale === 'de' ? ';' : ','
    expect(rows[0]).toBe(content.page('security-pack', locale).columns.join(separator))
    expect(rows[1]).toMatch(new RegExp(`^FA-ACC-01${separator}`))
  })

  test('the workbook has both languages, that of the reader first', async () => {
    const answer = await site.get(inLocale('/security/pack.xlsx', locale))
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = [
      ...strFromU8(files['xl/workbook.xml'] as Uint8Array).matchAll(/<sheet .*?name="(\w+)"/g),
    ]
    expect(names.map(([, name]) => name)).toEqual(
      locale === 'de' ? ['Deutsch', 'English'] : ['English', 'Deutsch'],
    )
    const texts = unescapeXml(strFromU8(files['xl/sharedStrings.xml'] as Uint8Array))
    for (const each of locales) {
      const questions = controlsOf(each).map(({ question }) => question)
      expect(questions.filter((question) => !texts.includes(question))).toEqual([])
    }
  })

  test('the feed tells each change, and when the pack last changed', async () => {
    const path = inLocale('/security/pack/feed.xml', locale)
    const feed = parseXml(await (await site.get(path)).text())
    const textOf = (name: string) => feed.children.find((child) => child.name === name)?.text
    const { changes, version } = content.page('security-pack', locale)
    expect(textOf('id')).toBe(siteUrl + path)
    expect(textOf('updated')).toContain(version)
    const entries = feed.children.filter(({ name }) => name === 'entry')
    expect(entries).toHaveLength(changes.items.length)
  })
})

describe('a buyer with the workbook and a questionnaire of somebody else', () => {
  let rows: string[][]
  beforeAll(async () => {
    const answer = await site.get('/security/pack.xlsx')
    const sheet = await readSheet(Buffer.from(await answer.arrayBuffer()))
    rows = sheet.map((row) => row.map(String))
  })

  test.each(foreignQuestions)('finds the answer to %s, %s', (_, __, words, id) => {
    const found = rows.filter((row) => row.join(' ').toLowerCase().includes(words.toLowerCase()))
    // Nobody looks at more of what a search finds.
    const [, , , answer, status, source] = found.slice(0, 5).find(([first]) => first === id) ?? []
    for (const text of [answer, status]) expect(text ?? '').not.toBe('')
    expect(source).toMatch(new RegExp(`^${siteUrl}/`))
  })
})

test('a cell that a spreadsheet would run is guarded in the CSV', () => {
  const [row] = csvOf([['=1+1', '+a', '-b', '@c', 'd']], { separator: ',', decimal: '.' }).split(
    '\r\n',
  )
  expect(row).toBe("\ufeff'=1+1,'+a,'-b,'@c,d")
})

describe('the page shows what its address asks for', () => {
  const shownBy = (query: Record<string, string>) =>
    securityPackData('en', query).topics.flatMap(({ controls }) =>
      controls.filter(({ isShown }) => isShown).map(({ id }) => id),
    )
  const all = () => controlsOf('en').map(({ id }) => id)

  test.each([
    [{ q: 'Encryption at rest' }, ['FA-ENC-02']],
    [{ q: 'FA-BCK-01' }, ['FA-BCK-01']],
    [{ category: 'PHY' }, ['FA-PHY-01', 'FA-PHY-02', 'FA-PHY-03']],
    [{ category: 'ENC', status: 'ask' }, ['FA-ENC-05', 'FA-ENC-06', 'FA-ENC-07', 'FA-ENC-08']],
  ])('%j', (query, expected) => {
    expect(shownBy(query as Record<string, string>)).toEqual(expected)
  })

  test.each([{}, { category: '<script>' }, { status: '__proto__' }, { category: '' }])(
    'everything for %j',
    (query) => {
      expect(shownBy(query as Record<string, string>)).toEqual(all())
    },
  )

  test('a long question is cut', () => {
    expect(securityPackData('en', { q: 'x'.repeat(5000) }).filter.q).toHaveLength(100)
  })
})

test('a question that is not answered is asked with one click; any other text is not repeated', () => {
  const messageFor = (question: string) => {
    const { view } = contactData('en', { topic: 'security', question })
    return view.kind === 'form' ? view.form.state?.values : undefined
  }
  expect(messageFor('FA-ACC-07')).toEqual({
    topic: 'security',
    message: expect.stringMatching(/^FA-ACC-07: Can our users sign in with single sign-on/),
  })
  expect(messageFor('<script>')).toEqual({ topic: 'security' })
})
