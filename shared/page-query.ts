import { type PageId, sitePages } from './pages.ts'

/** The query of a page's address. Values come from outside: pages check them and show none unchecked. */
export type PageQuery = Readonly<Partial<Record<string, string>>>

/**
 * Control characters but tab and line ends, and marks that turn the direction of what follows. No value needs them;
 * terminals obey them where an agent prints a page, and they can make a title read as another one.
 */
const obeyed = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** The parameters of a query that the page reads; empty for a page without any. */
export function pageQuery(id: PageId, search: Readonly<Record<string, unknown>>): PageQuery {
  const found: Record<string, string> = {}
  for (const name of sitePages[id].queries ?? []) {
    const value = String(search[name] ?? '')
      .toWellFormed()
      .replace(obeyed, '')
    if (value) found[name] = value
  }
  return found
}
