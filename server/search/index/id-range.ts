import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { type DocumentKind, documentKinds } from '../../../shared/search-answer.ts'

/** At most this many documents of a kind in a language. */
const idsPerKind = 2 ** 32

/**
 * First and last id of the documents of a kind in a language. They are numbered without gaps, so that a search can be
 * limited to one kind, and in the order in which results of equal worth are shown.
 */
export function idRange(locale: Locale, kind: DocumentKind): [first: number, last: number] {
  const place = locales.indexOf(locale) * documentKinds.length + documentKinds.indexOf(kind)
  return [place * idsPerKind + 1, (place + 1) * idsPerKind]
}

/** First and last id of all documents in a language. */
export function idRangeOf(locale: Locale): [first: number, last: number] {
  const last = documentKinds.at(-1) as DocumentKind
  return [idRange(locale, documentKinds[0])[0], idRange(locale, last)[1]]
}

/** The kind of the document with this id. */
export function kindOfId(id: number): DocumentKind {
  const place = Math.floor((id - 1) / idsPerKind)
  return documentKinds[place % documentKinds.length] as DocumentKind
}
