import { type PageId, sitePages } from './pages.ts'

/** The query of a page's address. Values come from outside: pages check them and show none unchecked. */
export type PageQuery = Readonly<Partial<Record<string, string>>>

/** The parameters of a query that the page reads; empty for a page without any. */
export function pageQuery(id: PageId, search: Readonly<Record<string, unknown>>): PageQuery {
  const found: Record<string, string> = {}
  for (const name of sitePages[id].queries ?? []) {
    if (search[name]) found[name] = String(search[name])
  }
  return found
}
