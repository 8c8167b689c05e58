import type { Running } from './processes.ts'
import type { Row } from './report.ts'
import { median } from './statistics.ts'

/** Texts that can make a regular expression backtrack when they are repeated many times. */
const pieces = ['a', '@', '.', ' ', '1', '(', 'Ø', '+', 'a@', '1 ', '±0.']

/** Requests with such a text, as long as each place accepts. */
const places: readonly ((bomb: (length: number) => string) => {
  path: string
  init?: RequestInit
})[] = [
  (bomb) => ({ path: `/search?q=${encodeURIComponent(bomb(1300))}` }),
  (bomb) => ({ path: `/api/search?lang=de&q=${encodeURIComponent(bomb(1300))}` }),
  (bomb) => ({ path: `/try/callout?q=${encodeURIComponent(bomb(1300))}` }),
  (bomb) => ({ path: `/blog?q=${encodeURIComponent(bomb(1300))}` }),
  (bomb) => ({ path: '/pricing', init: { headers: { accept: encodeURI(bomb(4000)) } } }),
  (bomb) => ({ path: '/', init: { headers: { 'accept-language': encodeURI(bomb(4000)) } } }),
  ...['/api/messages', '/api/trial-requests', '/api/calls'].map(
    (path) => (bomb: (length: number) => string) => ({
      path,
      init: {
        method: 'POST',
        body: JSON.stringify({ name: bomb(9000), email: `a@${bomb(9000)}`, phone: bomb(5000) }),
        headers: { 'Content-Type': 'application/json' },
      },
    }),
  ),
]

/** Times of texts that would cost an expression of quadratic time seconds, in every place that reads text of visitors. */
export async function measureRegexBombs(site: Running): Promise<Row[]> {
  const times: { path: string; ms: number }[] = []
  let faults = 0
  for (const [at, piece] of pieces.entries()) {
    const bomb = (length: number) => `${piece.repeat(Math.floor(length / piece.length))}!`
    for (const place of places) {
      const { path, init = {} } = place(bomb)
      const headers = { ...init.headers, 'X-Forwarded-For': `192.0.2.${at}` }
      const tries = [await timed(site.origin + path, { ...init, headers })]
      tries.push(await timed(site.origin + path, { ...init, headers }))
      faults += tries.filter(({ status }) => status >= 500).length
      // The first request also renders the page, which has nothing to do with the text.
      times.push({
        path: path.replace(/\?.*/, ''),
        ms: Math.min(...tries.map(({ ms }) => ms)),
      })
    }
  }
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]
  return [
    {
      what: `5xx for ${times.length} of them`,
      measured: faults,
      unit: 'count',
      goal: { atMost: 0 },
    },
    { what: 'answered, median', measured: median(times.map(({ ms }) => ms)), unit: 'ms' },
    {
      what: 'the slowest, better of two',
      measured: slowest?.ms ?? Number.NaN,
      unit: 'ms',
      goal: { atMost: 300 },
      note: slowest?.path,
    },
  ]
}

async function timed(url: string, init: RequestInit): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}
