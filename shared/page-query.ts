import { type PageId, sitePages } from './pages.ts'

/** What an address says to a page. Values come from outside: pages check them and show none as it is. */
export type PageQuery = Readonly<Partial<Record<string, string>>>

/** Of an address's query what the page reads; nothing for a page that reads none. */
export function pageQuery(id: PageId, search: Readonly<Record<string, unknown>>): PageQuery {
  const found: Record<string, string> = {}
  for (const name of sitePages[id].queries ?? []) {
    if (search[name]) found[name] = String(search[name])
  }
  return found
}
