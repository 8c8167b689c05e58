import { expect, test } from 'vitest'
import { sitePages } from '../../shared/pages.ts'
import type { SitePage } from '../../shared/site-page.ts'
import { withFormState } from './form-state.ts'
import { sourceFiles } from './page-files.ts'
import { createRenderer } from './renderer.tsx'
import { provideSiteContext } from './site-context.ts'
import { provideBuiltSite } from './testing/built-site.ts'

const content = provideBuiltSite({ origin: 'https://x.example' })

const render = createRenderer(sourceFiles)
const pageAt = (address: string) => render(new Request(`https://x.example${address}`))
const addressIn = (html: string) => /<script[^>]* data-address="([^"]*)"/.exec(html)?.[1]

test('a page is a whole document in the language of its address', async () => {
  const page = await pageAt('/imprint?lang=de')
  const html = await page.text()
  expect(page.headers.get('content-language')).toBe('de')
  expect(html).toMatch(/^<!doctype html><html lang="de"><head><meta charSet="utf-8"\/>/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(addressIn(html)).toBeUndefined()
})

test('a form that is shown again tells the browser the address of its page', async () => {
  const state = { values: { name: 'Ada' }, errors: {} }
  const page = await withFormState(state, () => pageAt('/trial-license?lang=de'))
  expect(addressIn(await page.text())).toBe('/trial-license?lang=de')
})

test('what stands nowhere is said to be so, with 404', async () => {
  const page = await pageAt('/nowhere')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
})

test.each(['/nowhere', '/404', '/login', '/blog/-', '/nowhere?lang=de', '/knowledge-base?page=9'])(
  'what stands at %s for other addresses leads to their other language, not to its own',
  async (address) => {
    const html = await (await pageAt(address)).text()
    const links = html.matchAll(/<a href="([^"]*)" hrefLang="(\w\w)"/g)
    const found = new Set([...links].map(([, href, language]) => `${language} ${href}`))
    expect([...found].sort()).toEqual(['de ?lang=de', 'en ?'])
  },
)

const built = {
  addressOf: (file: string) => `/${file}`,
  inline: { startScript: '', styles: { rules: [], named: {}, scriptNames: {} } },
}

/** Of each page that has views, two. */
const views = Object.values(sitePages as Record<string, SitePage>).flatMap(
  ({ path, queries = [], isOpenView }) =>
    isOpenView ? [{ path, one: queryOf(queries, '3'), other: queryOf(queries, '0.25') }] : [],
)

function queryOf(names: readonly string[], value: string): string {
  return `?${names.map((name) => `${name}=${name === 'q' ? `M${value}` : value}`).join('&')}`
}

test.each(views)('what views of $path share says nothing of one of them', async (view) => {
  const { path, one, other } = view
  const textAt = async (renderer: typeof render, address: string) =>
    (await renderer(new Request(`https://x.example${address}`))).text()
  const renderer = createRenderer(built)
  const first = await textAt(renderer, path + one)
  const second = await textAt(renderer, path + other)
  expect(second).not.toBe(first)
  expect(second).toBe(await textAt(createRenderer(built), path + other))
  expect(await textAt(renderer, path)).toBe(await textAt(createRenderer(built), path))
})

test('the changelog leads to a status page where the owner has one, and says nothing of it elsewhere', async () => {
  expect(content.site().statusPage).toBeNull()
  expect(await (await pageAt('/changelog')).text()).not.toContain('status page')
  const statusPage = 'https://status.x.example/'
  const withStatus = { ...content, site: () => ({ ...content.site(), statusPage }) }
  const build = { version: '1', buildId: 'x', buildTimestamp: '2027-01-01T00:00:00Z' }
  const context = { build, origin: 'https://x.example', sentryDsn: undefined }
  provideSiteContext({ ...context, content: withStatus })
  const html = await (await pageAt('/changelog')).text()
  provideSiteContext({ ...context, content })
  expect(html).toContain(`<a href="${statusPage}">status page</a>`)
})
