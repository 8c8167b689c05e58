import { LRUCache } from 'lru-cache'
import type { PreparedAnswer } from './prepare-answer.ts'

/** Headers and bookkeeping of one page beside its bodies, roughly. */
const pageOverhead = 4096

/** Made anew for each change of its size, which the cache takes down only with a new value. */
type Kept = { readonly page: PreparedAnswer; readonly bytes: number }

/**
 * Pages in memory, up to a number of bytes; the least recently read leave first. A page may grow after it was kept: it
 * gets its compressed forms on demand.
 *
 * @param now milliseconds on any clock
 */
export function createKeptPages(maxBytes: number, now: () => number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    perf: { now },
    ttlResolution: 0,
    noUpdateTTL: true,
  })
  const put = (key: string, page: PreparedAnswer, bytes: number, lifetimeMs = 0) =>
    kept.set(key, { page, bytes }, { size: bytes, ttl: lifetimeMs })

  return {
    get: (key: string): PreparedAnswer | undefined => kept.get(key)?.page,
    /** Keeps a page with this many bytes of text, for a while where it has a lifetime. */
    set(key: string, page: PreparedAnswer, bytes: number, lifetimeMs: number | undefined): void {
      put(key, page, pageOverhead + bytes, lifetimeMs)
    },
    /** Accounts for more bytes of a page, if it is still the one that is kept. */
    grow(key: string, page: PreparedAnswer, more: number): void {
      const current = kept.peek(key)
      if (current?.page === page) put(key, page, current.bytes + more)
    },
    delete: (key: string): boolean => kept.delete(key),
    get bytes(): number {
      return kept.calculatedSize
    },
    get size(): number {
      return kept.size
    },
  }
}
