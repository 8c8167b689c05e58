import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignPositions, roomPerArticle } from './assign-positions.ts'

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
  positions: ReadonlyMap<string, number>,
) {
  const sorted = list.toSorted((a, b) => {
    if (a.published !== b.published) return a.published < b.published ? 1 : -1
    return `${a.path}.` < `${b.path}.` ? -1 : 1
  })
  const found = sorted.map(({ path }) => positions.get(path) as number)
  for (const [at, position] of found.entries()) {
    if (at > 0) expect(position - (found[at - 1] as number)).toBeGreaterThanOrEqual(roomPerArticle)
  }
  expect(positions.size).toBe(list.length)
}

test('articles come in the order of their dates, and one that was there stays where it was', () => {
  fc.assert(
    fc.property(articles, articles, (before, now) => {
      const first = assignPositions(before, new Map())
      if (!first) throw new Error('a new index has room')
      expectInOrder(before, first)
      const known = new Map(
        before.map(({ path, published }) => [
          path,
          { published, position: first.get(path) as number },
        ]),
      )
      const positions = assignPositions(now, known)
      if (!positions) return
      expectInOrder(now, positions)
      for (const { path, published } of now) {
        if (known.get(path)?.published === published)
          expect(positions.get(path)).toBe(first.get(path))
      }
    }),
  )
})

test('where there is no room between two, there is no answer', () => {
  const published = '2026-01-01'
  const known = new Map([
    ['/blog/a', { published, position: 0 }],
    ['/blog/c', { published, position: roomPerArticle }],
  ])
  const named = (path: string) => ({ path, published })
  expect(assignPositions(['/blog/a', '/blog/c'].map(named), known)?.size).toBe(2)
  expect(assignPositions(['/blog/a', '/blog/b', '/blog/c'].map(named), known)).toBeUndefined()
})
