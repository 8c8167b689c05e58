import { LRUCache } from 'lru-cache'
import { hashOf } from '../hash-of.ts'

/** The most keys that are remembered: some hundred kilobytes. */
const maxKeys = 2000

/** What is known of a key: the request is new, the same as before, or another one. */
type KeyState = { readonly kind: 'new' | 'other' } | { readonly kind: 'same'; jobId: string }

export interface RememberedKeys {
  recall(client: string, key: string, body: string): KeyState
  remember(client: string, key: string, body: string, jobId: string): void
}

/**
 * Remembers which job a key led to, for a while and in this process. All visitors share one public key, so that a key
 * counts for its client only.
 */
export function rememberKeys(minutes: number): RememberedKeys {
  const known = new LRUCache<string, { bodyHash: string; jobId: string }>({
    max: maxKeys,
    ttl: minutes * 60_000,
  })
  return {
    recall(client, key, body) {
      const found = known.get(hashOf([client, key]))
      if (!found) return { kind: 'new' }
      if (found.bodyHash !== hashOf(body)) return { kind: 'other' }
      return { kind: 'same', jobId: found.jobId }
    },
    remember(client, key, body, jobId) {
      known.set(hashOf([client, key]), { bodyHash: hashOf(body), jobId })
    },
  }
}
