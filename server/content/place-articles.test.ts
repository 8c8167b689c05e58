import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeArticles, roomPerArticle } from './place-articles.ts'

const articles = fc.uniqueArray(
  fc.record({
    path: fc.integer({ min: 1, max: 40 }).map((number) => `/blog/a${number}`),
    published: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
  }),
  { selector: ({ path }) => path },
)

/** Newest first, and those of a day by their path, with room for each. */
function expectInOrder(
  list: readonly { path: string; published: string }[],
  places: ReadonlyMap<string, number>,
) {
  const sorted = list.toSorted((a, b) =>
    `${b.published}` === a.published
      ? `${a.path}.` < `${b.path}.`
        ? -1
        : 1
      : a.published < b.published
        ? 1
        : -1,
  )
  const found = sorted.map(({ path }) => places.get(path) as number)
  for (const [at, place] of found.entries()) {
    if (at > 0) expect(place - (found[at - 1] as number)).toBeGreaterThanOrEqual(roomPerArticle)
  }
  expect(places.size).toBe(list.length)
}

test('articles come in the order of their dates, and one that was there stays where it was', () => {
  fc.assert(
    fc.property(articles, articles, (before, now) => {
      const first = placeArticles(before, new Map())
      if (!first) throw new Error('a new index has room')
      expectInOrder(before, first)
      const known = new Map(
        before.map(({ path, published }) => [
          path,
          { published, place: first.get(path) as number },
        ]),
      )
      const places = placeArticles(now, known)
      if (!places) return
      expectInOrder(now, places)
      for (const { path, published } of now) {
        if (known.get(path)?.published === published) expect(places.get(path)).toBe(first.get(path))
      }
    }),
  )
})

test('where there is no room between two, there is no answer', () => {
  const published = '2026-01-01'
  const known = new Map([
    ['/blog/a', { published, place: 0 }],
    ['/blog/c', { published, place: roomPerArticle }],
  ])
  const named = (path: string) => ({ path, published })
  expect(placeArticles(['/blog/a', '/blog/c'].map(named), known)?.size).toBe(2)
  expect(placeArticles(['/blog/a', '/blog/b', '/blog/c'].map(named), known)).toBeUndefined()
})
