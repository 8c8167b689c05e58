import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import viteReact from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleContent } from '../../server/content/testing/sample-content.ts'
import { removeFolder } from '../../server/testing/remove-folder.ts'

/* A page is made in a copy of the sources, with the smallest content there can be beside it, and removed again. */

const root = join(import.meta.dirname, '../..')
const folders = ['shared', 'server', 'src', 'scripts']
const settings = ['package.json', 'package-lock.json', 'biome.json', '.gitignore']
const scratch = mkdtempSync(join(tmpdir(), 'new-page-'))
const copy = join(scratch, 'site')
const contentDir = join(scratch, 'content')
const database = join(scratch, 'built/content.db')
const node = join(root, 'node_modules/.bin/node')
const origin = 'https://www.firstangle.example'

/** A program of the copy; what it prints. */
const run = (...command: string[]) => execFileSync(node, command, { cwd: copy, encoding: 'utf8' })
const compile = () => run('server/content/cli.ts', '--content', contentDir, '--out', database)

/** All texts that a page can be entered in, by their path. */
function texts(): Record<string, string> {
  const places = ['content/pages', 'shared', 'server/content', 'server/rendering', 'src/pages']
  const names = places.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(
    names.map((name) => [name.slice(copy.length + 1), readFileSync(name, 'utf8')]),
  )
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** What a maintainer does: files that are named after the page go, and so do lines that name it. */
function removePage(): void {
  for (const name of Object.keys(texts())) {
    const file = join(copy, name)
    if (name.includes('test-page')) rmSync(file)
    else edit(file, (text) => text.replace(/^.*test-page.*\n/gm, ''))
  }
  removeFolder(join(copy, 'src/pages/test-page'))
}

let before: Record<string, string>
let vite: ViteDevServer
let ask: (address: string) => Promise<Response>
let find: (query: string, locale: 'en' | 'de') => { href: string }[]
let close: () => void

beforeAll(async () => {
  cpSync(createSampleContent(afterAll).contentDir, contentDir, { recursive: true })
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.yaml'))
      edit(join(contentDir, name), (text) => text.replace(/: \/text$/gm, ': /'))
  }
  mkdirSync(copy)
  for (const name of [...folders, ...settings]) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(contentDir, join(copy, 'content'))
  before = texts()
  run('scripts/new-page.ts', 'test-page', '/company/test-page')
  compile()
  await openCopy()
})

afterAll(async () => {
  close?.()
  await vite?.close()
  removeFolder(scratch)
})

/** The copy's own modules, as the development server would load them. */
async function openCopy(): Promise<void> {
  vite = await createServer({
    root: copy,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [viteReact()],
  })
  const load = (path: string) => vite.ssrLoadModule(path)
  const { openContent } = await load('/server/content/store/queries.ts')
  const { openSearch } = await load('/server/search/open-search.ts')
  const { provideSiteContext } = await load('/server/rendering/site-context.ts')
  const { createRenderer } = await load('/server/rendering/renderer.tsx')
  const { sourceFiles } = await load('/server/rendering/page-files.ts')
  const { contentDocument } = await load('/server/rendering/documents/content-document.ts')
  const content = openContent(database)
  const search = openSearch(database)
  const build = { version: '1', buildId: 'x', buildTimestamp: '2027-01-01T00:00:00Z' }
  provideSiteContext({ content, build, origin, sentryDsn: undefined })
  const render = createRenderer(sourceFiles)
  ask = async (address) => {
    const request = new Request(origin + address, { headers: { accept: 'text/html' } })
    return (await contentDocument(request, render)) ?? render(request)
  }
  find = (query, locale) => search.search({ query, locale }).results
  close = () => {
    content.close()
    search.close()
  }
}

test.each([
  ['en', '/company/test-page', 'Test page', 'Title of the second section'],
  ['de', '/company/test-page?lang=de', 'Test page auf Deutsch', 'Titel des zweiten Abschnitts'],
] as const)('a new page is rendered in "%s"', async (locale, address, title, heading) => {
  const answer = await ask(address)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toMatch(new RegExp(`<h2 id="details-title"[^>]*>${heading}</h2>`))
  expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`)
})

test('it is in the sitemap, in llms.txt and there as Markdown', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${origin}/company/test-page</loc>`)
  expect(sitemap).toContain(`<loc>${origin}/company/test-page?lang=de</loc>`)
  expect(await (await ask('/llms.txt')).text()).toContain(`${origin}/company/test-page.md`)
  expect(await (await ask('/company/test-page.md')).text()).toContain(
    '## Title of the second section',
  )
})

test.each([
  ['en', 'test page'],
  ['de', 'zweiten Abschnitts'],
] as const)('the search in "%s" finds it', (locale, query) => {
  const found = find(query, locale).map(({ href }) => href)
  expect(found[0]).toMatch(/^\/company\/test-page/)
})

test('only these files are made or changed', () => {
  const made = Object.entries(texts()).filter(([name, text]) => before[name] !== text)
  expect(made.map(([name]) => name)).toEqual([
    'content/pages/test-page.de.yaml',
    'content/pages/test-page.en.yaml',
    'shared/pages.ts',
    'shared/content/pages/page-schemas.ts',
    'shared/content/pages/test-page.ts',
    'server/rendering/pages.tsx',
    'src/pages/test-page/test-page-page.tsx',
  ])
})

test('removing it leaves nothing', () => {
  removePage()
  expect(texts()).toEqual(before)
  expect(compile()).toMatch(/^Content: \d+ pages and 0 articles compiled/)
  expect(readFileSync(database).includes('company/test-page')).toBe(false)
})
