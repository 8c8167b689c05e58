import { errorCodes, errorStatus } from '../../../shared/api-schemas/sandbox-errors.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { SearchDocument } from './search-document.ts'

/** The name, cause and remedy of each error. */
export type ErrorWords = Readonly<Record<string, { title: string; detail: string; action: string }>>

/** How people ask about a status that they received. */
const askedAs: Record<Locale, (status: number) => string> = {
  en: (status) => `error ${status}, request returns ${status}`,
  de: (status) => `Fehler ${status}, Anfrage liefert ${status}`,
}

/** One document for each error of the API, at its place on the page of errors; its code and status find it, too. */
export function errorDocuments(page: SearchDocument, words: ErrorWords): SearchDocument[] {
  return errorCodes.flatMap((code) => {
    const error = words[code]
    if (!error) return []
    const status = errorStatus[code]
    return {
      ...page,
      anchor: code,
      heading: error.title,
      keywords: `${code}, ${status}, HTTP ${status}, ${askedAs[page.locale](status)}`,
      body: `${error.detail}\n${error.action}`,
    }
  })
}
