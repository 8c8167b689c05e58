import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { type Locale, localeNamed } from '../../shared/i18n/locale.ts'
import { pageAt } from '../../shared/page-at.ts'
import { SignNamesContext } from '../../src/components/text/sign-names.ts'
import type { CachedParts } from '../../src/islands/cache-parts.tsx'
import { indexIslands } from '../../src/islands/index-islands.ts'
import { type PageOptions, renderPage, renderView } from '../../src/islands/render-page.tsx'
import { Document, type DocumentFiles } from '../../src/layout/document.tsx'
import type { FrameData } from '../../src/layout/frame-data.ts'
import { UiContext } from '../../src/layout/ui-copy.tsx'
import { ShownPageContext, shownPage } from '../../src/navigation/shown-page.tsx'
import { PiecedResponse } from '../http/pieced-body.ts'
import type { RenderPage } from '../markdown/markdown-answer.ts'
import { findPage } from './find-page.tsx'
import { currentFormState } from './form-state.ts'
import { frameData } from './frame-data.ts'
import { frameFiles, type PageFiles } from './page-files.ts'
import { type PagePiece, pieceWriter } from './page-pieces.ts'
import { type PrintedSheet, printProperties } from './print-sheet.ts'
import { siteContext } from './site-context.ts'

const islands = indexIslands(
  import.meta.glob<object>(['/src/**/*.island.tsx', '/src/**/*.enhance.ts'], { eager: true }),
)

/** The renderer of all pages. A page that cannot be rendered throws. */
export function createRenderer(files: PageFiles): RenderPage {
  const addresses = new Map([...islands].map(([island, file]) => [island, files.addressOf(file)]))
  const shared = documentFiles(files)
  const { cachedPiece, write } = pieceWriter(files)
  // While developing, words and components change.
  const partsOf = files.inline ? createPartCache<PagePiece>() : () => undefined
  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const locale = localeNamed(searchParams.get('lang'))
    const asked = shownPage(pathname + search, locale)
    const { path } = asked
    const { data, content } = await findPage(path, locale, asked.query)
    const shown = { ...asked, isMissing: data.status === 404 }
    const frame = frameData(locale)
    const inIsland = (inner: ReactNode) => (
      <ShownPageContext value={shown}>{inner}</ShownPageContext>
    )
    const page = (
      <Document
        frame={frame}
        files={shared}
        locale={locale}
        path={path}
        // A form that is shown again stands at the address of its endpoint, where there is no page to reload.
        address={currentFormState() && pathname + search}
        head={data.head}
      >
        {content}
      </Document>
    )
    const options: PageOptions = {
      addressOf: (island) => addresses.get(island),
      inIsland,
      inPage: (inner) =>
        inIsland(
          <SignNamesContext value={siteContext().content.wording('reader', locale).signs}>
            <UiContext value={frame.ui}>{inner}</UiContext>
          </SignNamesContext>,
        ),
    }
    const parts = partsOf(path, locale)
    const html = parts ? renderView(page, options, parts, cachedPiece) : [renderPage(page, options)]
    const own = printProperties(printedSheet(frame, { title: data.head.title, path }))
    return new PiecedResponse(write(html, own), {
      status: data.status ?? 200,
      headers: headersOf(locale, data),
    })
  }
}

/** The title block of the page on paper. Its first cell names the owner: the title does without the brand. */
function printedSheet(
  { ui, brand, contact, revision }: FrameData,
  { title, path }: { title: string; path: string },
): PrintedSheet {
  const { footer } = ui
  return {
    owner: contact.legalName,
    address: siteContext().origin.replace(/^https?:\/\//, '') + path,
    title: title.replace(` | ${brand}`, ''),
    revision: { label: footer.revision, version: revision.version, date: revision.date },
    sheet: footer.sheet,
  }
}

function headersOf(locale: Locale, { caching }: { caching?: string }): HeadersInit {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    ...(caching && { 'Cache-Control': caching }),
  }
}

function documentFiles({ addressOf, inline }: PageFiles): DocumentFiles {
  return {
    styles: inline ? undefined : addressOf(frameFiles.styles),
    faces: addressOf(frameFiles.faces),
    frame: addressOf(frameFiles.frame),
    hydrate: addressOf(frameFiles.hydrate),
    start: inline ? { text: inline.startScript } : { src: addressOf(frameFiles.start) },
  }
}

/** More than there are pages with views, in both languages. */
const mostPages = 40

/**
 * Cached parts for pages with too many views to cache each as a whole: search results, calculators. Other pages have
 * none.
 */
function createPartCache<Piece>() {
  const pages = new LRUCache<string, CachedParts<Piece>>({ max: mostPages })
  return (path: string, locale: Locale): CachedParts<Piece> | undefined => {
    if (!pageAt(path)?.isOpenView) return undefined
    const key = `${locale} ${path}`
    const parts = pages.get(key) ?? new Map()
    pages.set(key, parts)
    return parts
  }
}
