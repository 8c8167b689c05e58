/**
 * Query keys that change what a page shows, beside `lang`: the states after a form was accepted, what a form starts
 * with, which times and terms are shown, which path was not found. Routes, the page cache and the loaders read this one
 * list. The reference of a request is not called `ref`: SPEC section 5 takes that name out of the address bar.
 */
export const pageQueries = {
  'trial-license': ['state', 'reference', 'token'],
  glossary: ['q'],
  contact: ['topic', 'state', 'reference'],
  'schedule-call': ['call', 'state', 'timeZone', 'from'],
  search: ['q', 'page'],
  blog: ['q', 'page'],
  'try-callout': ['q', 'unit'],
  'knowledge-base': ['page'],
  'not-found': ['path'],
} as const

export type QueriedPageId = keyof typeof pageQueries

/** What an address says to a page. Values come from outside: pages check them and show none as it is. */
export type PageQuery = Readonly<Partial<Record<string, string>>>

/** Of an address's query what the page reads; nothing for a page that reads none. */
export function pageQuery(id: string, search: Readonly<Record<string, unknown>>): PageQuery {
  const found: Record<string, string> = {}
  for (const name of pageQueries[id as QueriedPageId] ?? []) {
    if (search[name]) found[name] = String(search[name])
  }
  return found
}
