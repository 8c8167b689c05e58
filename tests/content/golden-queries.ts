import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '../../shared/i18n/locale.ts'

/** What people type, with the place that answers it best, then others that answer it as well. */
export interface GoldenQuery {
  query: string
  places: string[]
}

const file = resolve(import.meta.dirname, 'golden-queries.yaml')
const lists: Record<Locale, [query: string, ...places: string[]][]> = parse(
  readFileSync(file, 'utf8'),
)

/** The golden queries of a language. */
export function goldenQueries(locale: Locale): GoldenQuery[] {
  return lists[locale].map(([query, ...places]) => ({ query: String(query), places }))
}
