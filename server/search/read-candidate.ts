import type { DatabaseSync } from 'node:sqlite'
import { type Entry, entryOf } from './entry.ts'

/** A document that may be an answer. */
export interface Candidate {
  id: number
  /** Number of its page. */
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

/** About 4 MB: every document of a site of this size, and of a large one those that common words ask for. */
const mostKept = 4096

/** Reads documents by id and keeps those asked for last: common words ask for the same ones again and again. */
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
      // The oldest eighth goes at once: keeping track of each use would cost more than reading some again.
      for (const old of [...kept.keys()].slice(0, mostKept / 8)) kept.delete(old)
    }
    kept.set(id, candidate)
    return candidate
  }
}
