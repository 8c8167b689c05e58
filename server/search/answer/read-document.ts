import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { DocumentKind } from '../../../shared/search-answer.ts'
import { type ReadText, readText } from './snippet.ts'

/** A document as a result shows it. */
export interface FoundDocument {
  kind: DocumentKind
  path: string
  anchor: string
  title: string
  heading: string
  /** Names that find it without being shown. */
  keywords: string
  body: ReadText
}

/** Some 10 kB each. All searches together mostly find the same few hundred. */
const mostKept = 400

/** Reads documents of one language by id, with the words of their texts; keeps those found last. */
export function documentReader(
  database: DatabaseSync,
  locale: Locale,
): (id: number) => FoundDocument {
  const read = database.prepare(
    'SELECT kind, path, anchor, title, heading, keywords, body FROM search_documents WHERE id = ?',
  )
  const kept = new LRUCache<number, FoundDocument>({ max: mostKept })
  return (id) => {
    const known = kept.get(id)
    if (known) return known
    const row = read.get(id) as unknown as Omit<FoundDocument, 'body'> & { body: string }
    const found = { ...row, body: readText(row.body, locale) }
    kept.set(id, found)
    return found
  }
}
