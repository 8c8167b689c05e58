import { HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { FrameData } from '../../server/rendering/frame-data.ts'
import { notePage } from '../hydration/near-viewport.ts'
import type { Locale } from '../i18n/locale.ts'
import { ShownPageProvider } from '../navigation/shown-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Sheet } from './sheet.tsx'
import { StructuredData } from './structured-data.tsx'
import { UiProvider } from './ui-copy.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { useStartUp } from './use-start-up.ts'

interface DocumentProps {
  frame: FrameData
  locale: Locale
}

/** The whole HTML document: frame around the page of the current route. */
export function Document({ frame, locale }: DocumentProps) {
  // Of the page that is shown: the address is the next page's while that is loaded.
  const path = useMatches({ select: pathOf })
  const page = useMemo(() => ({ path, locale }), [path, locale])
  const { brand, ui, contact, revision } = frame
  notePage(path, locale)
  useStartUp()

  return (
    // The first-visit script may set `data-scheme` before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="theme-color" content="#fafaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1a33" media="(prefers-color-scheme: dark)" />
        <HeadContent />
        <StructuredData />
      </head>
      <body>
        <ShownPageProvider value={page}>
          <UiProvider value={ui}>
            <a className="skip-link" href="#main">
              {ui.skipToContent}
            </a>
            <Header brand={brand} copy={ui.header} locale={locale} />
            <Sheet path={path}>
              <main id="main" tabIndex={-1} className="mx-auto max-w-page px-5 pb-20 sm:px-8">
                <Outlet />
              </main>
            </Sheet>
            <Footer
              brand={brand}
              copy={ui.footer}
              scheme={ui.header.scheme}
              contact={contact}
              revision={revision}
              locale={locale}
            />
            <UpdateNotice copy={ui.updateNotice} running={revision} />
          </UiProvider>
        </ShownPageProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** The innermost route's path; that of a list ends with a slash. */
function pathOf(matches: readonly { pathname: string }[]): string {
  return matches.at(-1)?.pathname.replace(/(?<=.)\/$/, '') ?? '/'
}
