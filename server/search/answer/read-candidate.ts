import type { DatabaseSync } from 'node:sqlite'
import { type Entry, entryOf } from '../index/entry.ts'

/** A document that may be an answer. */
export interface Candidate {
  id: number
  page: number
  /** Stands for its page as a whole. */
  isPage: boolean
  entry: Entry
}

interface Row {
  page: number
  isPage: 0 | 1
  terms: Uint8Array
}

/** About 4 MB: all documents of a site of this size; of a larger one, those that common words find. */
const mostKept = 4096

/** Reads documents by id and caches the latest, since common words find the same ones again and again. */
export function candidateReader(database: DatabaseSync): (id: number) => Candidate {
  const read = database.prepare(
    'SELECT page, is_page AS isPage, terms FROM search_entries WHERE id = ?',
  )
  const kept = new Map<number, Candidate>()
  return (id) => {
    const known = kept.get(id)
    if (known) return known
    const { page, isPage, terms } = read.get(id) as unknown as Row
    const candidate = { id, page, isPage: isPage === 1, entry: entryOf(terms) }
    if (kept.size >= mostKept) {
      // The oldest eighth is dropped at once: keeping track of every use would cost more than reading some again.
      for (const old of [...kept.keys()].slice(0, mostKept / 8)) kept.delete(old)
    }
    kept.set(id, candidate)
    return candidate
  }
}
