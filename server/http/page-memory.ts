import { LRUCache } from 'lru-cache'
import type { PreparedAnswer } from './prepare-answer.ts'

/** Headers and bookkeeping of one page beside its bodies, roughly. */
const pageOverhead = 4096

/** A new object whenever its size changes, because lru-cache takes a size only together with a new value. */
type Entry = { readonly page: PreparedAnswer; readonly bytes: number }

/**
 * Pages in memory, up to a number of bytes; the least recently used are evicted first. A page may grow while it is cached:
 * it gets its compressed forms on demand.
 *
 * @param now milliseconds on any clock
 */
export function createPageMemory(maxBytes: number, now: () => number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    perf: { now },
    ttlResolution: 0,
    noUpdateTTL: true,
  })
  const put = (key: string, page: PreparedAnswer, bytes: number, lifetimeMs = 0) =>
    entries.set(key, { page, bytes }, { size: bytes, ttl: lifetimeMs })

  return {
    get: (key: string): PreparedAnswer | undefined => entries.get(key)?.page,
    /** Adds a page with this many bytes of text, for a while where it has a lifetime. */
    set(key: string, page: PreparedAnswer, bytes: number, lifetimeMs: number | undefined): void {
      put(key, page, pageOverhead + bytes, lifetimeMs)
    },
    /** Accounts for more bytes of a page, if it is still the one in the cache. */
    grow(key: string, page: PreparedAnswer, more: number): void {
      const current = entries.peek(key)
      if (current?.page === page) put(key, page, current.bytes + more)
    },
    delete: (key: string): boolean => entries.delete(key),
    get bytes(): number {
      return entries.calculatedSize
    },
    get size(): number {
      return entries.size
    },
  }
}
