import { expect, test } from 'vitest'
import { fakePage, fakeSite, siteUrl } from './support/fake-site.ts'

test('a page is rendered once per language, whatever tracking and unknown parameters come with it', async () => {
  const site = fakeSite()
  for (const query of ['', '?utm_source=x', '?lang=de', '?lang=de&gclid=1', '?q=a', '?ref=b']) {
    expect((await site.get(`/pricing${query}`)).status).toBe(200)
  }
  expect(site.rendered).toEqual(['/pricing', '/pricing?lang=de'])
})

test('views of a query are cached apart from the pages, and sent from memory', async () => {
  const site = fakeSite()
  await site.get('/search?q=a&utm_source=x&lang=de')
  await site.get('/search?q=a&lang=de')
  await site.get('/?drawings=50')
  expect(site.rendered).toEqual(['/search?q=a&lang=de', '/?drawings=50'])
  expect(site.app.tryHit('GET', '/search?q=a&lang=de', {})?.status).toBe(200)
  expect(site.app.kept.size).toBe(0)
})

test('nothing of the visitor reaches the renderer', async () => {
  const site = fakeSite()
  const headers = { host: 'evil.example', cookie: 'a=1', 'x-forwarded-host': 'evil.example' }
  await site.send('HEAD', '/pricing?utm_source=secret', headers)
  const [request] = site.renderRequests
  expect(request?.url).toBe(`${siteUrl}/pricing`)
  expect(request?.method).toBe('GET')
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'text/html' })
})

test('a kept page is ready to be written without a Request, with the same head', async () => {
  const site = fakeSite()
  expect(site.app.tryHit('GET', '/', {})).toBeUndefined()
  const answer = await site.get('/')
  const hit = site.app.tryHit('GET', '/', {})
  const names = hit?.head.flatMap((name, at) =>
    at % 2 === 0 ? [[name.toLowerCase(), hit.head[at + 1]]] : [],
  )
  expect(Object.fromEntries(names as string[][])).toEqual(Object.fromEntries(answer.headers))
  expect(hit?.body?.toString()).toBe(await answer.text())
  expect(site.app.tryHit('HEAD', '/', {})?.body).toBeNull()
  expect(site.app.tryHit('POST', '/', {})).toBeUndefined()
  expect(site.app.tryHit('GET', '/', { 'if-none-match': '*' })?.status).toBe(304)
  expect(site.app.tryHit('GET', '/', { 'if-match': '"other"' })?.status).toBe(412)
})

test('one not-found page is made for each language, whatever was asked for', async () => {
  const site = fakeSite()
  for (const path of ['/missing', '/missing/2', '/missing?q=3', '/missing%5E', '/404']) {
    expect((await site.get(path)).status).toBe(404)
  }
  expect((await site.get('/missing?lang=de')).status).toBe(404)
  expect(site.rendered).toEqual(['/404', '/404?lang=de'])
})

test.each(['/throws', '/broken'])(
  '%s shows the shell in the right language, and logs why',
  async (path) => {
    const site = fakeSite()
    const answer = await site.get(`${path}?lang=de`)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = await answer.text()
    expect(text).toContain('<html lang="de"><title>Shell')
    expect(text).not.toContain('secret cause')
    const failure = site.logged.find((line) => line.msg === 'request failed')
    expect(failure?.requestId).toBe(answer.headers.get('x-request-id'))
    expect(String(failure?.err)).toMatch(/secret cause|answered 500/)
  },
)

test('a page that failed is tried again', async () => {
  let isBroken = true
  const site = fakeSite({ render: async () => fakePage(isBroken ? '/throws' : '/') })
  expect((await site.get('/x')).status).toBe(500)
  isBroken = false
  expect((await site.get('/x')).status).toBe(200)
})

test('even a failing shell leaves a readable page', async () => {
  const site = fakeSite({
    shell: () => {
      throw new Error('no shell')
    },
  })
  const answer = await site.get('/throws')
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('<h1>')])
})

test('warming makes a page and its compressed forms ready', async () => {
  const site = fakeSite()
  await site.app.warm(['/', '/throws', '/pricing?lang=de'])
  for (const coding of ['br', 'gzip']) {
    const hit = site.app.tryHit('GET', '/pricing?lang=de', { 'accept-encoding': coding })
    expect(hit?.head).toContain(coding)
  }
})

test('the log has path, status and time, and nothing a visitor typed', async () => {
  const site = fakeSite()
  const headers = {
    'user-agent': 'Secret/1',
    cookie: 'secret=1',
    referer: 'https://secret.example/',
  }
  await site.get('/search?q=secret', headers)
  const line = site.logged.at(-1)
  expect(line).toMatchObject({ method: 'GET', path: '/search', status: 200, msg: 'request' })
  expect(line?.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.stringify(site.logged)).not.toMatch(/secret/i)
})

test('more pages than can be made are refused in time, but none of the site map', async () => {
  const begun: (() => void)[] = []
  const render = async (request: Request) => {
    await new Promise<void>((resolve) => begun.push(resolve))
    return fakePage(new URL(request.url).pathname)
  }
  const site = fakeSite({ render })
  const asked = Array.from({ length: 110 }, (_, at) => site.get(`/?drawings=${at}`))
  const vital = site.get('/pricing')
  const refused = await asked[109]
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  let isOver = false
  const all = Promise.all([...asked, vital]).finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const finish of begun.splice(0)) finish()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const statuses = (await all).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(103)
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  expect((await vital).status).toBe(200)
})
