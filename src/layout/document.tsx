import type { ReactNode } from 'react'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { HeadTags } from '../../shared/seo/head.ts'
import { jsonForScript } from '../../shared/seo/json-for-script.ts'
import { type PageFacts, pageFactsId } from '../frame/page-facts.ts'
import { Cached } from '../islands/cached.tsx'
import { DocumentHead } from './document-head.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { Sheet } from './sheet.tsx'
import { speculationRules } from './speculation-rules.ts'

/** Addresses of what every page asks for. */
export interface DocumentFiles {
  /** The whole sheet, while developing; otherwise the page carries its part of it. */
  styles: string | undefined
  /** The faces, for after the first paint. */
  faces: string
  /** Loaded after the first paint. */
  frame: string
  /** Loaded with the first React island. */
  hydrate: string
  /** `frame/start.ts`: as text in the page itself, or by its address while developing. */
  start: { text: string } | { src: string }
}

interface DocumentProps {
  files: DocumentFiles
  frame: FrameData
  locale: Locale
  /** Path of the page, without its query. */
  path: string
  /** Address to show in the address bar, if it differs from the one requested. */
  address?: string | undefined
  head: HeadTags
  /** The page between header and footer. */
  children: ReactNode
}

/** The whole HTML document: head, frame, page. */
export function Document({ files, frame, locale, path, address, head, children }: DocumentProps) {
  const { brand, ui, contact, revision } = frame
  const start = <StartScript {...files} address={address} busy={ui.status.section} />
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        {address ? start : <Cached name="start">{start}</Cached>}
        {files.styles && <link rel="stylesheet" href={files.styles} />}
        <DocumentHead head={head} />
        <noscript>
          <link rel="stylesheet" href={files.faces} />
        </noscript>
      </head>
      <body>
        <Cached name="header">
          <a className="skip-link" href="#main">
            {ui.skipToContent}
          </a>
          <Header brand={brand} copy={ui.header} locale={locale} />
        </Cached>
        <Sheet path={path}>
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-page px-5 pb-8 sm:px-8"
            data-code-copied={ui.code.copied}
            data-text-copied={ui.code.copied}
            data-copy-failed={ui.code.copyFailed}
          >
            {children}
          </main>
        </Sheet>
        <Cached name="footer">
          <Footer
            brand={brand}
            copy={ui.footer}
            scheme={ui.header.scheme}
            contact={contact}
            revision={revision}
            locale={locale}
          />
          <Notices copy={ui} />
          <script
            id={pageFactsId}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped by jsonForScript
            dangerouslySetInnerHTML={{ __html: jsonForScript(factsOf(frame, path)) }}
          />
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped by jsonForScript
            dangerouslySetInnerHTML={{ __html: jsonForScript(speculationRules) }}
          />
        </Cached>
      </body>
    </html>
  )
}

type StartScriptProps = DocumentFiles &
  Pick<DocumentProps, 'address'> & {
    /** What a part that is loaded near the viewport says until then. */
    busy: string
  }

/** Before everything else of the head: it may lead to another language. */
function StartScript(props: StartScriptProps) {
  const { start, frame, hydrate, faces, busy, address } = props
  const others = {
    'data-frame': frame,
    'data-hydrate': hydrate,
    'data-faces': faces,
    'data-busy': busy,
    'data-address': address,
  }
  if ('src' in start) return <script type="module" src={start.src} {...others} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build
  return <script {...others} dangerouslySetInnerHTML={{ __html: start.text }} />
}

function factsOf({ revision, sentryDsn }: FrameData, path: string): PageFacts {
  const { version, buildId, buildTimestamp } = revision
  const build = { version, buildId, buildTimestamp }
  // Errors of a page for a visitor's own files may quote them.
  return pageAt(path)?.isLocal ? { build } : { build, sentryDsn }
}
