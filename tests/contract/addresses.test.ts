import { describe, expect, test } from 'vitest'
import { siteAddresses } from '../../server/rendering/site-addresses.ts'
import { pageIds, pagePaths } from '../../shared/pages.ts'
import { fakePage, fakeSite } from './support/fake-site.ts'

/* Only pages are pages: what is no address of the site is one redirect or not found, and leaves nothing behind. */

const addresses = siteAddresses({
  hasArticle: (collection, slug) => collection === 'blog' && slug === 'gdt',
  articleCount: () => 45,
})
const missing =
  /^\/(?:404|login|(?:blog|knowledge-base|words|schemas)\/-)(?:\.md|\.json)?$|[?&]page=[4-9]/

/** The site with its real addresses; the renderer has a page for all but what stands for the missing ones. */
function site() {
  const rendered: string[] = []
  const made = fakeSite({
    addresses,
    async render(request) {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      return missing.test(pathname + search)
        ? new Response('<!doctype html>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : fakePage(pathname + search)
    },
  })
  return { ...made, rendered }
}

const cdnOf = (answer: Response) => answer.headers.get('cdn-cache-control')

test.each([
  ...pagePaths.filter((path) => path !== '/404'),
  '/impressum',
  '/index.md',
  '/pricing.md',
  '/blog/gdt',
  '/blog/gdt.md',
  '/blog?page=3',
  '/sitemap.xml',
  '/llms.txt',
  '/llms-full.txt',
  '/blog/feed.xml',
  '/knowledge-base/feed.xml',
  '/schemas/features.json',
  '/words/search.json',
  '/words/reader.json',
  '/words/terms.json',
])('%s is an address of the site', async (path) => {
  const answer = await site().get(path)
  expect(answer.status).toBe(200)
})

test.each([
  ['/pricing%20', '/pricing'],
  ['/%20%20pricing', '/pricing'],
  ['/pricing%C2%A0?utm_source=mail', '/pricing?utm_source=mail'],
  ['/Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['//pricing', '/pricing'],
  ['/%2Fpricing', '/pricing'],
  ['/BLOG/GDT?lang=DE', '/blog/gdt?lang=de'],
  ['/Pricing.MD', '/pricing.md'],
  ['/sitemap.xml%20', '/sitemap.xml'],
  ['/Robots.txt', '/robots.txt'],
  ['/favicon.ico%20', '/favicon.ico'],
  ['/schedule-call%20', '/schedule-call'],
  ['/Schedule-Call%20?lang=DE', '/schedule-call?lang=de'],
  ['/Press-Kit', '/press/press-kit'],
])('%s is one redirect away from %s', async (from, to) => {
  const { get } = site()
  const answer = await get(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  expect((await get(to)).status).toBe(200)
})

test.each([
  '/pricing%5E',
  '/blog/gdt%5E',
  '/nothing',
  '/blog/unknown',
  '/blog/gdt/x',
  '/sitemap.xml.md',
  '/pricing%2520',
  '/prices.html',
  '/404',
  '/404?path=/pricng',
  '/login',
  '/cards/5',
  '/blog?page=4',
  '/blog?page=99999',
  '/nothing.md',
  '/schemas/nothing.json',
  '/words/nothing.json',
  '/words/nothing/else.json',
  '/index',
  '/pricing/%5E',
])('%s is not found, and no cache in front of us keeps it', async (path) => {
  const answer = await site().get(path)
  expect([answer.status, cdnOf(answer)]).toEqual([404, null])
})

describe('the renderer is asked for', () => {
  test.each([
    ['/pricing%5E', '/404?path=%2Fpricing'],
    ['/pricng?lang=de', '/404?path=%2Fpricing&lang=de'],
    ['/404?path=%2Fpricng', '/404?path=%2Fpricing'],
    ['/qwertz/asdfg', '/404'],
    ['/blog/no-such-post', '/blog/-'],
    ['/knowledge-base/no-such-article', '/404'],
    ['/knowledge-bas', '/404?path=%2Fknowledge-base'],
    ['/login/anything', '/login'],
    ['/cards', '/login'],
    ['/blog?page=4', '/blog?page=4'],
    ['/blog?page=500', '/blog?page=4'],
  ])('%s by %s', async (path, wanted) => {
    const { get, rendered } = site()
    await get(path)
    expect(rendered).toEqual([wanted])
  })
})

test('free times are in no cache in front of us, whatever their address looks like', async () => {
  const { get } = site()
  for (const path of [
    '/schedule-call',
    '/schedule-call?lang=de&utm_source=x',
    '/schedule-call.md',
  ]) {
    const answer = await get(path)
    expect([answer.status, cdnOf(answer)]).toEqual([200, null])
  }
  for (const path of ['/schedule-call%20', '/Schedule-Call', '/schedule-call/%20']) {
    const answer = await get(path)
    expect([answer.status, cdnOf(answer)]).toEqual([301, null])
  }
})

test('only what is kept here may be bridged by a cache in front of us', async () => {
  const { get } = site()
  expect(cdnOf(await get('/pricing?utm_source=x'))).toMatch(/^max-age=60/)
  expect(cdnOf(await get('/blog?page=2'))).toMatch(/^max-age=60/)
  expect(cdnOf(await get('/search?q=thread'))).toBeNull()
  expect(cdnOf(await get('/?drawings=5'))).toBeNull()
  const nginx = async (path: string) => (await get(path)).headers.get('x-accel-expires')
  const paths = ['/pricing', '/search?q=thread', '/schedule-call', '/version.json', '/no-such-page']
  expect(await Promise.all(paths.map(nginx))).toEqual(['1', null, null, null, null])
})

test('a query that many ask at the same time is answered once, however it is spelled', async () => {
  const { get, rendered } = site()
  const spellings = ['thread+pitch', 'thread%20pitch', '+thread++pitch%20', 'thread+pitch&ref=x']
  const crowd = Array.from({ length: 40 }, (_, at) =>
    get(`/search?q=${spellings[at % spellings.length]}`),
  )
  const answers = await Promise.all(crowd)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(rendered).toEqual(['/search?q=thread%20pitch'])
})

test('endless views do not take the place of pages, and are bounded', async () => {
  const { app, get, rendered } = site()
  await get('/pricing')
  const { size } = app.kept
  for (let at = 0; at < 3_000; at += 1) await get(`/?drawings=${at}`)
  await get('/pricing')
  expect(app.kept.size).toBe(size)
  expect(rendered.filter((path) => path === '/pricing')).toHaveLength(1)
  await get('/?drawings=2999')
  await get('/?drawings=0')
  expect(rendered.slice(-2)).toEqual(['/?drawings=2999', '/?drawings=0'])
})

test.each([
  '/contact?state=sent&reference=R-1',
  '/schedule-call?call=key',
  '/trial-license?token=t',
])('%s is for one visitor, and never kept', async (path) => {
  const { get, rendered } = site()
  await get(path)
  await get(path)
  expect(rendered).toEqual([path, path])
})

test('twenty thousand different addresses leave no more behind than there are pages', async () => {
  const { app, get } = site()
  const endings = ['%20', '%5E', '', '.md', '?lang=de', '/%20%20', '?utm_source=']
  for (let at = 0; at < 20_000; at += 1) {
    const path = ['/pricing', `/x${at}`, `/blog/a${at}`][at % 3]
    const spaces = '%20'.repeat(at % 60)
    await get(`${path}${spaces}${endings[at % endings.length]}${at % 7 === 6 ? at : ''}`)
  }
  const forms = 2 * 2
  const most = forms * (pageIds.length + 10)
  expect(app.kept.size).toBeLessThan(most)
  expect(app.kept.bytes).toBeLessThan(most * 16_384)
})

test('a renderer that redirects on its own is at fault, and nobody follows it', async () => {
  const render = async () => new Response(null, { status: 307, headers: { Location: '/^' } })
  const answer = await fakeSite({ addresses, render }).get('/pricing')
  expect([answer.status, answer.headers.get('location')]).toEqual([500, null])
})
