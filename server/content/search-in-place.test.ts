import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { openSearch } from '../search/open-search.ts'
import { article, createSampleContent, type SampleContent } from './testing/sample-content.ts'

/* An index that was changed in place answers as one that was built from scratch from the same sources. */

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
  write('blog/first', 'Chamfers break edges')
  write('blog/second', 'Threads hold plates')
  write('knowledge-base/third', 'Bores take pins')
  expect(content.faultLines()).toEqual([])
})

function write(name: string, words: string, published = '2026-09-15') {
  for (const locale of ['en', 'de'] as const) {
    const text = article(`${name} ${locale}`, `## Part\n\n${words} ${locale}x\n`, locale)
    content.write(`${name}.${locale}.md`, text.replace('2026-09-15', published))
  }
}

function remove(name: string) {
  for (const locale of ['en', 'de']) unlinkSync(join(content.contentDir, `${name}.${locale}.md`))
}

/** Addresses that a query finds. */
function found(query: string): string[] {
  expect(content.faultLines()).toEqual([])
  return answers(content.outFile, [query]).flatMap(({ results }) => results.map(({ href }) => href))
}

function answers(file: string, queries: readonly string[]) {
  const site = openSearch(file)
  const given = queries.map((query) => site.search({ query, locale: 'en', limit: 50 }))
  site.close()
  return given
}

const queries = ['edges', 'threads', 'part', 'blog', 'welds', 'plats', 'text', 'enx', 'thr']

/** What an index says, without the numbers of terms, documents and pages, which depend on how it was built. */
function indexOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const all = (sql: string) => database.prepare(sql).all()
  const index = {
    documents: all('SELECT locale, kind, path, anchor, body FROM search_documents ORDER BY id'),
    terms: all('SELECT locale, term, documents FROM search_terms ORDER BY locale, term'),
    words: all(
      `SELECT word, shown, count, spellings, t.term FROM search_words AS w
       JOIN search_terms AS t ON t.locale = w.locale AND t.id = w.term ORDER BY w.locale, word`,
    ),
    entries: all('SELECT count(*), sum(is_page), sum(length(terms)) FROM search_entries'),
  }
  database.close()
  return index
}

function expectAsBuiltAnew() {
  expect(content.faultLines()).toEqual([])
  const [index, given] = [indexOf(content.outFile), answers(content.outFile, queries)]
  unlinkSync(content.storeFile)
  expect(content.faultLines()).toEqual([])
  expect(index).toEqual(indexOf(content.outFile))
  expect(given).toEqual(answers(content.outFile, queries))
}

test('an edited article is found by its new words and no longer by its old ones', () => {
  expect(found('edges')).toEqual(['/blog/first#part'])
  write('blog/first', 'Welds join plates')
  expect(found('edges')).toEqual([])
  expect(found('welds')).toEqual(['/blog/first#part'])
  expect(found('plates').toSorted()).toEqual(['/blog/first#part', '/blog/second#part'])
})

test('a removed article is gone, a new one is there', () => {
  remove('blog/second')
  write('blog/fourth', 'Rivets are rare')
  expect(found('threads')).not.toContainEqual(expect.stringContaining('/blog/'))
  expect(found('rivets')).toEqual(['/blog/fourth#part'])
})

test.each([
  ['an edited text', () => write('blog/first', 'Welds join Plates and plates')],
  ['another date', () => write('blog/first', 'Chamfers break edges', '2026-01-01')],
  [
    'a date that is found only in the parsed file',
    () => {
      write('blog/first', 'Chamfers break edges')
      const text = content.read('blog/first.en.md').replace('published:', '"published":')
      content.write('blog/first.en.md', text)
    },
  ],
  ['a removed article', () => remove('knowledge-base/third')],
  [
    'new articles, older and newer',
    () => {
      write('blog/old', 'Welds join', '2020-01-01')
      write('blog/new', 'Welds join', '2026-10-10')
      write('blog/g-between', 'Welds join')
    },
  ],
  [
    'an edited page',
    () => {
      const page = content.read('pages/not-found.en.yaml').replaceAll('text', 'Welds')
      content.write('pages/not-found.en.yaml', page.replace('title: not-found en', 'title: Welds'))
    },
  ],
])('%s leaves the index as if it were built anew', (_, change) => {
  change()
  expectAsBuiltAnew()
})

test('many articles of one day come between two others without losing any', () => {
  const names = Array.from({ length: 70 }, (_, at) => `blog/many-${at}`)
  for (const [at, name] of names.entries()) {
    write(name, `Number n${at}`)
    if (at % 10 === 9) expect(content.faultLines()).toEqual([])
  }
  expectAsBuiltAnew()
})

test('while other files have faults, what was compiled is kept, and published when they are right again', () => {
  const page = content.read('pages/not-found.en.yaml')
  content.write('pages/not-found.en.yaml', 'seo: [')
  write('blog/first', 'Welds join plates')
  expect(content.faultLines()).not.toEqual([])
  expect(answers(content.outFile, ['welds'])[0]?.total).toBe(0)
  content.write('pages/not-found.en.yaml', page)
  expect(found('welds')).toEqual(['/blog/first#part'])
})

test('a broken file of facts costs nothing that was compiled', () => {
  const facts = content.read('facts.yaml')
  const database = () => new DatabaseSync(content.storeFile)
  let store = database()
  store.exec("UPDATE articles SET html = 'kept'")
  store.close()
  content.write('facts.yaml', 'price: [')
  expect(content.faultLines()).not.toEqual([])
  content.write('facts.yaml', facts)
  expect(content.faultLines()).toEqual([])
  store = database()
  expect(store.prepare('SELECT DISTINCT html FROM articles').all()).toEqual([{ html: 'kept' }])
  store.close()
})
