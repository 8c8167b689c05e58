import { errorCodes, errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import type { SearchDocument } from './search-document.ts'

/** What each error is called, why it comes and what to do. */
export type ErrorWords = Readonly<Record<string, { title: string; detail: string; action: string }>>

/** The errors of the API, each at its place in the list of its page; its code and its status find it, too. */
export function errorDocuments(page: SearchDocument, words: ErrorWords): SearchDocument[] {
  return errorCodes.flatMap((code) => {
    const error = words[code]
    if (!error) return []
    const status = errorStatus[code]
    return {
      ...page,
      anchor: code,
      heading: error.title,
      keywords: `${code}, ${status}, HTTP ${status}`,
      body: `${error.detail}\n${error.action}`,
    }
  })
}
