import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'

/** What a document says about itself and where it leads. */
export interface DocumentFacts {
  lang: string
  title: string
  /** Visible text of each h1. */
  h1: string[]
  ids: string[]
  /** Every `href` of an anchor as written. */
  links: { href: string; hreflang: string | null; text: string }[]
  /** Addresses of pictures, styles, scripts and downloads the page refers to. */
  resources: string[]
  forms: { action: string; fields: Record<string, string> }[]
  meta: Record<string, string[]>
  canonical: string[]
  alternates: { hreflang: string; href: string }[]
  jsonLd: string[]
  text: string
}

/** Parses HTML the way a browser without scripts would; any page serves as the parser. */
function readDocument(page: Page, html: string): Promise<DocumentFacts> {
  // The policy of the page that parses would refuse, loudly, the styles of another.
  return page.evaluate(parse, html.replaceAll(/<style>.*?<\/style>/gs, ''))
}

/** A document with the status of its answer. */
export type FetchedDocument = DocumentFacts & { status: number }

const fetched = new Map<string, FetchedDocument>()

/** Fetches and parses a page, whose address must be its last; one worker does so, the others read what it found. */
export async function fetchDocument(
  request: APIRequestContext,
  page: Page,
  address: string,
): Promise<FetchedDocument> {
  const found =
    fetched.get(address) ?? readFound(address) ?? (await fetchNew(request, page, address))
  fetched.set(address, found)
  return found
}

async function fetchNew(
  request: APIRequestContext,
  page: Page,
  address: string,
): Promise<FetchedDocument> {
  const answer = await request.get(address, { maxRedirects: 0 })
  const found = { status: answer.status(), ...(await readDocument(page, await answer.text())) }
  // Renamed when it is whole: another worker may look for it meanwhile.
  const file = fileOf(address)
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(found))
  renameSync(part, file)
  return found
}

function readFound(address: string): FetchedDocument | undefined {
  const file = fileOf(address)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** In the folder of this run (serve-build.ts). */
function fileOf(address: string): string {
  const folder = process.env.TEST_DOCUMENTS
  if (!folder) throw new Error('TEST_DOCUMENTS is not set: serve-build.ts has not run')
  return join(folder, createHash('sha256').update(address).digest('hex'))
}

function parse(html: string): DocumentFacts {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...parsed.querySelectorAll(selector)]
  const meta: Record<string, string[]> = {}
  for (const tag of all('meta[content]')) {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''
    meta[name] = [...(meta[name] ?? []), tag.getAttribute('content') ?? '']
  }
  const main = parsed.querySelector('main')
  return {
    lang: parsed.documentElement.lang,
    title: parsed.title,
    h1: all('h1').map((heading) => heading.textContent ?? ''),
    ids: all('[id]').map(({ id }) => id),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      hreflang: link.getAttribute('hreflang'),
      text: (link.textContent ?? '').trim() || (link.getAttribute('aria-label') ?? ''),
    })),
    resources: [
      ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
      ...all('link[rel~=icon], link[rel=stylesheet], link[rel*=preload], link[rel=manifest]').map(
        (link) => link.getAttribute('href') ?? '',
      ),
    ],
    forms: all('form').map((form) => ({
      action: form.getAttribute('action') ?? '',
      fields: Object.fromEntries(
        [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]),
      ),
    })),
    meta,
    canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
    alternates: all('link[rel=alternate][hreflang]:not([type])').map((link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    text: (main?.textContent ?? '').replace(/\s+/g, ' '),
  }
}
