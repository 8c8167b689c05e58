import { expect, test, vi } from 'vitest'
import { type Traffic, type WatchedScope, watchTraffic } from './traffic.ts'

/** A scope whose ways to send go nowhere, and what was reported of it. */
function watched(parts: WatchedScope = {}) {
  const news: Partial<Traffic>[] = []
  const scope = { fetch: vi.fn(async () => new Response()), ...parts }
  const { fetch } = scope
  watchTraffic(scope, (one) => news.push(one))
  return { scope, fetch, sent: () => news.flatMap((one) => one.sent ?? []), news }
}

const url = '/collect?x=1'

test('asking for a file is no sending', async () => {
  const { scope, fetch, sent } = watched()
  await scope.fetch(url)
  await scope.fetch(url, { method: 'HEAD' })
  await scope.fetch(new Request('https://a.example/'))
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(sent()).toEqual([])
})

test.each<[kind: string, body: BodyInit, bytes: number | null]>([
  ['text, in bytes', 'Ø8', 3],
  ['fields', new URLSearchParams({ a: 'b' }), 3],
  ['a file', new Blob(['drawing']), 7],
  ['bytes', new Uint8Array(12), 12],
  ['a form, whose size only the browser knows', new FormData(), null],
])('a body is recorded with its size: %s', async (_kind, body, bytes) => {
  const { scope, fetch, sent } = watched()
  await scope.fetch(url, { method: 'post', body })
  expect(sent()).toEqual([{ method: 'POST', url, bytes }])
  expect(fetch).toHaveBeenCalledWith(url, { method: 'post', body })
})

test('a request object is recorded with its own method', async () => {
  const { scope, sent } = watched()
  await scope.fetch(new Request('https://a.example/', { method: 'DELETE' }))
  expect(sent()).toEqual([{ method: 'DELETE', url: 'https://a.example/', bytes: null }])
})

test('older ways of sending are recorded, too', () => {
  const opened: unknown[] = []
  class Xhr {
    open(...given: unknown[]) {
      opened.push(given)
    }
    send(_body?: unknown) {}
  }
  const beacon = vi.fn(() => true)
  const parts = { XMLHttpRequest: Xhr, navigator: { sendBeacon: beacon } }
  const { sent } = watched(parts as unknown as WatchedScope)
  const request = new Xhr()
  request.open('PUT', url, true)
  request.send('four')
  new Xhr().send()
  expect(opened).toEqual([['PUT', url, true]])
  expect(parts.navigator.sendBeacon).not.toBe(beacon)
  ;(parts.navigator.sendBeacon as (...given: unknown[]) => boolean)(url, 'seven..')
  expect(sent()).toEqual([
    { method: 'PUT', url, bytes: 4 },
    { method: 'POST', url, bytes: 7 },
  ])
})

test('a connection that is opened counts as sending, since nobody can look into it', () => {
  class WebSocket {
    readonly url: string
    constructor(given: string) {
      this.url = given
    }
  }
  const { scope, sent } = watched({ WebSocket } as WatchedScope)
  const socket = new (scope as unknown as { WebSocket: typeof WebSocket }).WebSocket(
    'wss://a.example',
  )
  expect(socket.url).toBe('wss://a.example')
  expect(sent()).toEqual([{ method: 'WEBSOCKET', url: 'wss://a.example', bytes: null }])
})

test('files are recorded with their sizes; what came from the cache did not come over the line', () => {
  const entry = { encodedBodySize: 40, decodedBodySize: 100 }
  const entries = [
    { ...entry, name: 'https://a.example/a.js', transferSize: 340 },
    { ...entry, name: 'https://a.example/b.js', transferSize: 0 },
  ]
  class Observer {
    static readonly supportedEntryTypes = ['paint', 'resource']
    readonly tell: (...given: unknown[]) => void
    constructor(tell: (...given: unknown[]) => void) {
      this.tell = tell
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'resource', buffered: true })
      this.tell({ getEntries: () => entries }, this, { droppedEntriesCount: 2 })
    }
  }
  const { news } = watched({ PerformanceObserver: Observer } as unknown as WatchedScope)
  expect(news).toEqual([
    {
      loaded: [
        { url: 'https://a.example/a.js', transferred: 40, size: 100 },
        { url: 'https://a.example/b.js', transferred: 0, size: 100 },
      ],
      dropped: 2,
    },
  ])
})
