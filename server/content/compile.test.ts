import { existsSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { pageIds } from '../../shared/pages.ts'
import {
  article,
  createSampleContent,
  plainPage,
  type SampleContent,
  writeArticle,
  writeSampleContent,
} from './testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

test('a complete content folder compiles without faults', () => {
  content = writeSampleContent()
  expect(content.compile()).toEqual({
    pages: pageIds.length,
    articles: 0,
    figureFiles: [],
    faults: [],
  })
  expect(existsSync(content.outFile)).toBe(true)
})

test('line ends, byte order mark and decomposed umlauts of any editor give the same text', () => {
  const plain = plainPage('B\u00fcro').replace('intro: Text', 'intro: |\n    one\n    two')
  const foreign = `\ufeff${plain.replaceAll('\n', '\r\n').normalize('NFD')}`
  expect(foreign).not.toContain('\u00fc')
  content.write('pages/not-found.de.yaml', plain)
  expect(content.faultLines()).toEqual([])
  const before = rows("SELECT json FROM pages WHERE id = 'not-found' AND locale = 'de'")
  content.write('pages/not-found.de.yaml', foreign)
  expect(content.faultLines()).toEqual([])
  expect(rows("SELECT json FROM pages WHERE id = 'not-found' AND locale = 'de'")).toEqual(before)
  expect(String(before[0]?.json)).toContain('B\u00fcro')
})

test('a page whose words stay as they were follows its facts and the pages it leads to', () => {
  const page = plainPage('Page').replace('intro: Text', "intro: '[{price.base}](/blog/sheets)'")
  content.write('pages/not-found.en.yaml', page)
  content.write('pages/not-found.de.yaml', page.replace('Page', 'Seite'))
  writeArticle(content, 'Text')
  expect(content.faultLines()).toEqual([])
  content.write('facts.yaml', content.read('facts.yaml').replace('base: 1', 'base: 95'))
  expect(content.faultLines()).toEqual([])
  const [compiled] = rows("SELECT json FROM pages WHERE id = 'not-found' AND locale = 'en'")
  expect(String(compiled?.json)).toContain('95')
  for (const locale of ['en', 'de'])
    unlinkSync(join(content.contentDir, `blog/sheets.${locale}.md`))
  expect(content.faultLines()).toEqual([
    expect.stringMatching(/^content\/pages\/not-found\.de\.yaml:8:3 .*found "\/blog\/sheets"$/),
    expect.stringMatching(/^content\/pages\/not-found\.en\.yaml:8:3 .*found "\/blog\/sheets"$/),
  ])
})

test('a placeholder to a number is a number where the schema wants one', () => {
  content.write('facts.yaml', content.read('facts.yaml').replace('standard: 1', 'standard: 95'))
  for (const locale of ['en', 'de']) {
    const name = `pages/home.${locale}.yaml`
    const home = content.read(name).replace('value: 1\n', 'value: "{accuracy.standard}"\n')
    content.write(name, home.replace('context: /text', 'context: "{accuracy.standard}"'))
  }
  expect(content.faultLines()).toEqual([])
  expect(rows('SELECT json FROM pages WHERE id = ?', 'home').map(firstKpi)).toEqual([
    { value: 95, suffix: '/text', label: '/text', context: '95' },
    { value: 95, suffix: '/text', label: '/text', context: '95' },
  ])
})

test('a fault leaves the last good content.db untouched and no draft beside it', () => {
  content.compile()
  const before = readFileSync(content.outFile)
  content.write('pages/not-found.en.yaml', 'seo: [')
  expect(content.compile().faults).not.toEqual([])
  expect(readFileSync(content.outFile).equals(before)).toBe(true)
})

test('nothing is written when the first compilation has faults', () => {
  content.write('pages/not-found.en.yaml', 'seo: [')
  content.compile()
  expect(existsSync(join(content.outFile, '..'))).toBe(false)
})

test('the same sources give the same bytes', () => {
  for (const locale of ['en', 'de'] as const) {
    content.write(`blog/a.${locale}.md`, article(`A ${locale}`, '## One\n\nText\n', locale))
  }
  content.compile()
  const first = readFileSync(content.outFile)
  expect(rows('SELECT slug FROM articles')).toHaveLength(2)
  unlinkSync(content.outFile)
  content.compile()
  expect(readFileSync(content.outFile).equals(first)).toBe(true)
})

function rows(sql: string, ...values: string[]): Record<string, unknown>[] {
  const database = new DatabaseSync(content.outFile, { readOnly: true })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

function firstKpi(row: Record<string, unknown>): unknown {
  return JSON.parse(String(row.json)).proof.kpis[0]
}
