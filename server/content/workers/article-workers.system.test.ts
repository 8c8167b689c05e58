import { afterAll, beforeAll, expect, test } from 'vitest'
import { article, sampleBodyWords } from '../testing/sample-content.ts'
import { type ArticleSetup, type ArticleTask, articleCompiler } from './article-compiler.ts'
import { type ArticleWorkers, startArticleWorkers } from './article-workers.ts'

const setup: ArticleSetup = {
  values: { site: {}, facts: {} },
  knownPaths: undefined,
  articlePaths: [],
  slugs: new Set(),
  figures: new Map(),
  glossary: [],
  synonyms: [],
  words: { en: { ...sampleBodyWords.en, signs: {} }, de: { ...sampleBodyWords.de, signs: {} } },
  places: [],
}

function task(number: number): ArticleTask {
  const twin = (locale: 'en' | 'de') => ({
    file: `content/blog/a${number}.${locale}.md`,
    source: article(
      `Title ${number} ${locale}`,
      `## Part ${number}\n\nSome ${locale} words\n`,
      locale,
    ),
  })
  return { collection: 'blog', slug: `a${number}`, twins: { en: twin('en'), de: twin('de') } }
}

/** Two for all tests that break none, as starting them takes longer than what they do here. */
let workers: ArticleWorkers
beforeAll(() => {
  workers = startArticleWorkers(2)
})
afterAll(() => workers.end())

test.each([0, 1, 8, 37])(
  '%d articles come out of workers as out of this thread, in order',
  (count) => {
    const tasks = Array.from({ length: count }, (_, number) => task(number))
    expect([...workers.compile(tasks, setup)]).toEqual(tasks.map(articleCompiler(setup)))
  },
)

test('an error in a worker is an error here', () => {
  const broken = { ...task(1), twins: { en: { file: 'a' } } } as unknown as ArticleTask
  const breaking = startArticleWorkers(1)
  expect(() => [...breaking.compile([broken], setup)]).toThrow(TypeError)
  breaking.end()
})

test('workers go on with other articles', () => {
  const words = [task(1), task(2)].map((one) => [one])
  for (const tasks of words) {
    expect([...workers.compile(tasks, setup)]).toEqual(tasks.map(articleCompiler(setup)))
  }
})
