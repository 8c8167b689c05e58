import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import type { SearchDocument } from './search-document.ts'

/** What visitors call a place of the site, beside its own title. */
export type PlaceNames = { readonly href: string } & Readonly<Record<Locale, readonly string[]>>

/** Adds the names of places to the keywords of their documents. */
export function placeNamer(
  places: readonly PlaceNames[],
): (document: SearchDocument) => SearchDocument {
  const byPlace = new Map<string, readonly string[]>()
  for (const place of places) {
    for (const locale of locales) {
      const key = `${locale} ${place.href}`
      byPlace.set(key, [...(byPlace.get(key) ?? []), ...place[locale]])
    }
  }
  return (document) => {
    const { locale, path, anchor, keywords } = document
    const names = byPlace.get(`${locale} ${anchor === '' ? path : `${path}#${anchor}`}`)
    if (!names || names.length === 0) return document
    return { ...document, keywords: [keywords, ...names].filter((name) => name !== '').join(', ') }
  }
}
