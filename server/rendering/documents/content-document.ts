import { packFeedPath, packFilePath } from '../../../shared/addresses/file-paths.ts'
import { pathOfMarkdown } from '../../../shared/addresses/markdown-path.ts'
import { parseSearch } from '../../../shared/addresses/search-params.ts'
import { type Collection, collections } from '../../../shared/collections.ts'
import { type Locale, localeNamed } from '../../../shared/i18n/locale.ts'
import { specimenFormAt } from '../../../shared/invoices/specimen-address.ts'
import { manifestSchemaPath, templatePath } from '../../../shared/sample-set/manifest-fields.ts'
import { openToAll } from '../../http/open-to-all.ts'
import { specimenAnswer } from '../../invoices/specimen-answer.ts'
import { markdownAnswer, type RenderPage } from '../../markdown/markdown-answer.ts'
import { termHints } from '../page-data/glossary-data.ts'
import { packFeed } from '../security-pack/pack-feed.ts'
import { packCsv, packJson, packPdf, packXlsx } from '../security-pack/pack-files.ts'
import { siteContext } from '../site-context.ts'
import { apiSchema, responseOfPath } from './api-schemas.ts'
import { changelogFeed } from './changelog-feed.ts'
import { feed } from './feed.ts'
import { changelogFeedPath, feedPath } from './feed-path.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { openApi, openApiPath } from './open-api.ts'
import { sampleSetSchema, sampleSetTemplate } from './sample-set-files.ts'
import { sitemap } from './sitemap.ts'

/** The files that hold the types of the API, by their path. */
const typePaths: Readonly<Record<string, string>> = Object.freeze({
  '/types/firstangle.ts': 'ts',
  '/types/firstangle.py': 'py',
  '/types/firstangle.cs': 'cs',
  // Java wants a file named after its class.
  '/types/Firstangle.java': 'java',
})

/** The types in the language of a file ending; loaded when somebody first asks. */
async function apiTypes(ending: string): Promise<string> {
  const { default: types } = await import('../../../src/generated/api-types.json', {
    with: { type: 'json' },
  })
  return (types as Record<string, string>)[ending] ?? ''
}

/**
 * Documents made from content, and pages asked for as Markdown; kept in the page cache like pages. Undefined for any
 * other request.
 *
 * @param request a clean one: its `accept` is the form the website has settled on
 */
export async function contentDocument(
  request: Request,
  render: RenderPage,
): Promise<Response | undefined> {
  const { pathname: path, search } = new URL(request.url)
  const query = parseSearch(search)
  const locale = localeNamed(query.lang)
  const twin = pathOfMarkdown(path)
  if (twin !== undefined || request.headers.get('accept') === 'text/markdown') {
    const isTwin = twin !== undefined
    return markdownAnswer({ path: twin ?? path, query, locale, isTwin }, render)
  }
  const document = textDocuments[path]
  if (document) return document(locale, render)
  if (path.startsWith('/schemas/')) return schemaFile(path)
  const form = specimenFormAt(path)
  if (form) return specimenAnswer(form, query, siteContext().content, locale)
  const name = wordsName(path)
  if (name === undefined) return undefined
  return hasWords(name) ? json(pageWords[name](locale)) : notFound()
}

/** Whether {@link contentDocument} has something at this path; Markdown exists wherever its page does. */
export function isDocument(path: string): boolean {
  if (Object.hasOwn(textDocuments, path) || specimenFormAt(path)) return true
  const name = wordsName(path)
  return name === undefined ? responseOfPath(path) !== undefined : hasWords(name)
}

/** `search` of `/words/search.json`. */
function wordsName(path: string): string | undefined {
  return /^\/words\/([a-z]+)\.json$/.exec(path)?.[1]
}

type TextDocument = (locale: Locale, render: RenderPage) => Response | Promise<Response>

/** What programs read about the whole site. */
const textDocuments: Readonly<Record<string, TextDocument>> = Object.freeze({
  [openApiPath]: (locale: Locale) => openJson(openApi(locale), 'application/json'),
  ...Object.fromEntries(
    Object.entries(typePaths).map(([path, ending]) => [
      path,
      async () => openFile(await apiTypes(ending), 'text/plain'),
    ]),
  ),
  [manifestSchemaPath]: () => openJson(sampleSetSchema(), 'application/schema+json'),
  [templatePath]: (locale: Locale) => openFile(sampleSetTemplate(locale), 'text/csv', locale),
  '/sitemap.xml': () => sitemapFile(),
  '/llms.txt': (locale: Locale) => openFile(llmsText(locale), 'text/plain', locale),
  '/llms-full.txt': async (locale: Locale, render: RenderPage) =>
    openFile(await llmsFullText(locale, render), 'text/plain', locale),
  ...Object.fromEntries(
    collections.map((collection) => [feedPath(collection), feedOf(collection)]),
  ),
  [packFeedPath]: (locale: Locale) => openFile(packFeed(locale), 'application/atom+xml', locale),
  [packFilePath('csv')]: (locale: Locale) => packCsv(locale),
  [packFilePath('json')]: (locale: Locale) => packJson(locale),
  [packFilePath('xlsx')]: (locale: Locale) => packXlsx(locale),
  [packFilePath('pdf')]: (locale: Locale) => packPdf(locale),
  [changelogFeedPath]: (locale: Locale) =>
    openFile(changelogFeed(locale), 'application/atom+xml', locale),
})

function feedOf(collection: Collection): TextDocument {
  return async (locale) => openFile(await feed(collection, locale), 'application/atom+xml', locale)
}

/** Only crawlers read it, so scripts on other origins need no permission. */
function sitemapFile(): Response {
  return new Response(sitemap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

/** For scripts of pages: nothing for a search index. */
function json(words: unknown): Response {
  return new Response(JSON.stringify(words), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}

/** Validators and generators load schemas from anywhere, so these files are open to other origins. */
function schemaFile(path: string): Response {
  const response = responseOfPath(path)
  if (!response) return notFound()
  return openJson(apiSchema(response), 'application/schema+json')
}

function openJson(body: object, type: string): Response {
  return openFile(`${JSON.stringify(body, null, 2)}\n`, type)
}

/** Open to scripts on other origins: it is the same for everybody. */
function openFile(body: string, type: string, locale?: Locale): Response {
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8`, ...openToAll })
  if (locale) headers.set('Content-Language', locale)
  return new Response(body, { headers })
}

function notFound(): Response {
  return new Response('{"title":"Not Found","status":404}', {
    status: 404,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/**
 * Words that a part of a page asks for when it is opened, at `/words/<name>.json`: of the search over the page, of a
 * drawing that is read, and the meanings of all terms.
 */
const pageWords = {
  search: (locale: Locale): unknown => siteContext().content.ui(locale).search,
  reader: (locale: Locale): unknown => siteContext().content.wording('reader', locale),
  set: (locale: Locale): unknown => siteContext().content.wording('set', locale),
  receipt: (locale: Locale): unknown => siteContext().content.wording('receipt', locale),
  terms: (locale: Locale): unknown => termHints(locale),
}

/** Whether there are words of this name, without making them. */
function hasWords(name: string): name is keyof typeof pageWords {
  return Object.hasOwn(pageWords, name)
}
