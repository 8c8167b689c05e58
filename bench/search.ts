import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { articleDocuments } from '../server/search/documents/article-documents.ts'
import { idRange } from '../server/search/index/id-range.ts'
import { createIndex, indexWriter } from '../server/search/index/write-index.ts'
import { openSearch } from '../server/search/open-search.ts'
import { type Locale, locales } from '../shared/i18n/locale.ts'
import { generateArticle } from './generate-articles.ts'
import { p99Row, type Section } from './report.ts'
import { percentile } from './statistics.ts'

const articles = 10_000
const asked = 300
const rounds = 3

/** Search over ten thousand made-up articles in both languages: time of a query, of the index, and memory. */
export async function measureSearch(): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'firstangle-search-'))
  const file = join(folder, 'content.db')
  try {
    const indexSeconds = writeIndex(file)
    const before = process.memoryUsage.rss()
    const site = openSearch(file)
    const openMs = timeOf(() => locales.map((locale) => site.search({ query: 'x', locale })))
    const kinds = Object.entries(typedQueries())
    const times = kinds.map(([kind, queries]) => {
      const run = () => queries.map((query) => timesOf(() => site.search(query)))
      run()
      return { kind, taken: Array.from({ length: rounds }, run).flat() }
    })
    const grown = (process.memoryUsage.rss() - before) / 1e6
    site.close()
    const all = times.flatMap(({ taken }) => taken)
    const wall = all.map(({ ms }) => ms)
    const processor = all.map((each) => each.processorMs)
    return [
      {
        title: `Search over ${articles} articles in each language`,
        rows: [
          { what: 'a query, p50', measured: percentile(wall, 50), unit: 'ms' },
          p99Row('a query, p99', wall, { atMost: 5 }),
          // On a machine that is busy with something else, this is what a query costs.
          p99Row('processor time of a query, p99', processor),
          ...times.map(({ kind, taken }) =>
            p99Row(
              `${kind}, p99`,
              taken.map(({ ms }) => ms),
            ),
          ),
          { what: 'opening both languages', measured: openMs, unit: 'ms' },
          { what: 'memory of both languages and all queries', measured: grown, unit: 'MB' },
          { what: 'writing the index', measured: indexSeconds, unit: 's' },
          { what: 'search tables', measured: statSync(file).size / 1e6, unit: 'MB' },
        ],
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeIndex(file: string): number {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = OFF; BEGIN')
  const synonyms = [
    { en: ['thread'], de: ['Gewinde'] },
    { en: ['title block'], de: ['Schriftfeld'] },
  ]
  const ms = timeOf(() => {
    createIndex(database, synonyms)
    const index = indexWriter(database, synonyms)
    for (const locale of locales) {
      let next = idRange(locale, 'knowledge-base')[0]
      for (let number = 1; number <= articles; number += 1) {
        index.add(index.analyse[locale](documentsOf(number, locale)), () => next++)
      }
    }
    index.finish()
  })
  database.exec('COMMIT')
  database.close()
  return ms / 1000
}

function documentsOf(number: number, locale: Locale) {
  const article = generateArticle(number, locale)
  const sections = article.sections.map(({ anchor, heading, paragraphs }) => ({
    anchor,
    heading,
    text: paragraphs.join('\n'),
  }))
  return articleDocuments({ ...article, collection: 'knowledge-base', locale, sections })
}

/** What people type, made from what stands in the articles. */
function typedQueries() {
  const queries = {
    'one word': [] as { query: string; locale: Locale }[],
    'half a word': [] as { query: string; locale: Locale }[],
    'a misspelt word': [] as { query: string; locale: Locale }[],
    'three words': [] as { query: string; locale: Locale }[],
    'a heading': [] as { query: string; locale: Locale }[],
    'a title': [] as { query: string; locale: Locale }[],
    'a long sentence': [] as { query: string; locale: Locale }[],
  }
  for (let at = 0; at < asked; at += 1) {
    const locale = locales[at % locales.length] as Locale
    const { title, sections } = generateArticle(((at * 97) % articles) + 1, locale)
    const words = sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' '))
    const word = (place: number) => words[(at * 13 + place) % words.length] as string
    const long = words.slice(at, at + 200).find(({ length }) => length > 7) as string
    const add = (kind: keyof typeof queries, query: string) => queries[kind].push({ query, locale })
    add('one word', word(0))
    add('half a word', long.slice(0, 5))
    add('a misspelt word', long.slice(0, 3) + long.slice(4))
    add('three words', [word(0), word(1), word(2)].join(' '))
    add('a heading', sections[at % sections.length]?.heading ?? '')
    add('a title', title)
    add('a long sentence', words.slice(0, 12).join(' '))
  }
  return queries
}

function timeOf(run: () => unknown): number {
  const startedAt = performance.now()
  run()
  return performance.now() - startedAt
}

function timesOf(run: () => unknown): { ms: number; processorMs: number } {
  const before = process.cpuUsage()
  const ms = timeOf(run)
  const { user, system } = process.cpuUsage(before)
  return { ms, processorMs: (user + system) / 1000 }
}
