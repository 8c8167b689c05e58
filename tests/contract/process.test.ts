import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawClient, sendRaw } from './support/raw-client.ts'
import { runToEnd, startTiny, type TinyProcess, tinyCheckout } from './support/tiny-process.ts'

const root = tinyCheckout()

describe('starting', () => {
  test('says in one line where the site is', async () => {
    const site = await startTiny(root)
    expect(site.startLine).toMatch(/^Tiny is running at http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(site.origin)).status).toBe(200)
    site.child.kill('SIGTERM')
    expect(await site.exit()).toBe(0)
  })

  test('says in one line that the port is taken', async () => {
    const site = await startTiny(root)
    const { code, errors } = await runToEnd(root, { PORT: String(site.port) })
    expect([code, errors]).toEqual([
      1,
      `Port ${site.port} on 127.0.0.1 is already in use. Stop the other program or set PORT to another number.\n`,
    ])
    site.child.kill('SIGINT')
    expect(await site.exit()).toBe(0)
  })

  test('lists everything wrong with the environment in one line', async () => {
    const { code, errors } = await runToEnd(root, { PORT: 'x', SITE_URL: 'y', TRUST_PROXY: 'z' })
    expect(code).toBe(1)
    expect(errors).toMatch(/^Cannot start.*PORT must.*SITE_URL must.*TRUST_PROXY must.*\.\n$/)
  })
})

describe('stopping', () => {
  test('finishes half-sent posts, closes idle connections, accepts no more, ends with 0 in time', async () => {
    const site = await startTiny(root)
    const halves = await Promise.all(Array.from({ length: 5 }, () => rawClient(site.port)))
    for (const half of halves) {
      half.write('POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhello')
    }
    const idle = await rawClient(site.port)
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(() => idle.received(), { timeout: 60_000 }).toContain('200 OK')

    const startedAt = performance.now()
    site.child.kill('SIGTERM')
    expect((await idle.ended(1000)).isClosed).toBe(true)
    await expect(fetch(site.origin)).rejects.toThrow()
    for (const half of halves) half.write('world')
    for (const half of halves) {
      expect((await half.ended(5000)).text).toMatch(/^HTTP\/1\.1 201 [\s\S]*"received":10/)
    }
    expect(await site.exit()).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(4000)
  })

  test('does not wait for ever for what never comes', async () => {
    const site = await startTiny(root)
    const half = await rawClient(site.port)
    half.write('POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhello')
    const silent = await rawClient(site.port)
    silent.write('GET / HT')
    const startedAt = performance.now()
    site.child.kill('SIGTERM')
    expect(await site.exit()).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(9_000)
  })
})

describe('on the wire', () => {
  let site: TinyProcess
  beforeAll(async () => {
    site = await startTiny(root)
  })
  afterAll(() => {
    site.child.kill('SIGTERM')
  })

  test.each([
    ['TRACE / HTTP/1.1\r\nHost: x\r\nX-Echo: me\r\nConnection: close\r\n\r\n', '405 '],
    ['CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n', ''],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', '400 '],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 '],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400 '],
    ['GET evil HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400 '],
    [
      'POST /api/slow HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      '400 ',
    ],
    [
      'POST /api/slow HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 ',
    ],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431 '],
    ['GET / HTTP/1.0\r\n\r\n', '200 '],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: evil\r\n\r\n', '417 '],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '204 '],
    [
      'GET http://fr.firstangle.example/blog HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      '301 ',
    ],
    ['GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200 '],
    ['GET http:///pricing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400 '],
    ['GET http://a@evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400 '],
  ])('%j is answered with %s', async (message, status) => {
    const text = await sendRaw(site.port, message)
    if (status === '') return expect(text).toBe('')
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`))
    expect(text.toLowerCase()).toContain("default-src 'none'")
    expect(text).not.toContain('X-Echo')
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(text).not.toContain('evil')
  })

  test('a kept page and a made one have the same head', async () => {
    const head = async () => {
      const text = await sendRaw(
        site.port,
        'GET /kept HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      )
      const lines = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n').slice(1)
      return lines.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())).sort()
    }
    const [made, kept] = [await head(), await head()]
    const withoutDate = (lines: string[]) => lines.filter((line) => !line.startsWith('date:'))
    expect(withoutDate(kept)).toEqual(withoutDate(made))
  })

  test('a forwarded address counts only behind a trusted proxy', async () => {
    const ask = async (origin: string) => {
      const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }
      return (await (await fetch(`${origin}/api/address`, { headers })).json()) as object
    }
    expect(await ask(site.origin)).toMatchObject({ address: '127.0.0.1' })
    const proxied = await startTiny(root, { TRUST_PROXY: '1' })
    expect(await ask(proxied.origin)).toMatchObject({ address: '203.0.113.9' })
    proxied.child.kill('SIGTERM')
  })

  test('two requests on one connection get two answers in order', async () => {
    const one = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
    const text = await sendRaw(
      site.port,
      one('/pricing/') + one('/healthz', 'Connection: close\r\n'),
    )
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(['301', '200'])
  })

  test('slow headers and slow bodies are cut, and hold nobody else up', async () => {
    const opened = (message: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const client = await rawClient(site.port)
          client.write(message)
          return client
        }),
      )
    const headers = await opened('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 80)
    const post = 'POST /api/slow HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n'
    const bodies = await opened(post, 20)
    const statuses: number[] = []
    const dribble = setInterval(() => {
      for (const client of [...headers, ...bodies]) client.write('a')
      fetch(`${site.origin}/page-${statuses.length}`).then(
        ({ status }) => statuses.push(status),
        () => statuses.push(0),
      )
    }, 1000)
    const slowHeaders = await Promise.all(headers.map((client) => client.ended(15_000)))
    const slowBodies = await Promise.all(bodies.map((client) => client.ended(24_000)))
    clearInterval(dribble)
    expect(slowHeaders.filter(({ isClosed }) => isClosed)).toHaveLength(80)
    for (const { text } of slowHeaders) expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(slowBodies.filter(({ isClosed }) => isClosed)).toHaveLength(20)
    expect(statuses.length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})
