import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { SharedCounts } from '../store/store.ts'

export interface RateLimitOptions {
  readonly name: string
  /** Requests a client may make within one window. */
  readonly max: number
  readonly windowMs: number
  /** Without it each process counts for itself, in memory. */
  readonly shared?: SharedCounts | undefined
  /** Clients that are remembered in memory at most; the one that has been there longest goes first. */
  readonly maxClients?: number
}

/** The result of counting a request. */
export interface Count {
  readonly isOver: boolean
  /** The client has been refused as often as it had been let in. */
  readonly isFarOver: boolean
  /** Requests that the client may still make within the window. */
  readonly remaining: number
  /** Until the window ends: whole seconds, at least 1 (RFC 9110 10.2.3). */
  readonly retryAfterSeconds: number
}

export type RateLimit = { count(client: string): Promise<Count> }

/**
 * Counts requests by client in fixed windows, each beginning with a client's first request. While the shared counts
 * cannot be reached, each process counts in memory; a client that is over its limit is refused without asking them
 * again.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { name, max, windowMs, shared, maxClients = 20_000 } = options
  const rules = { keyPrefix: name, points: max, duration: windowMs / 1000 }
  const memory = new RateLimiterMemory(rules)
  const refusals = new RateLimiterMemory(rules)
  const limiter = shared
    ? new RateLimiterPostgres({
        ...rules,
        storeClient: shared,
        storeType: 'client',
        tableName: 'client_counts',
        tableCreated: true,
        inMemoryBlockOnConsumed: max + 1,
        insuranceLimiter: memory,
      })
    : memory
  // The library never forgets before a window ends, which a million clients would make expensive.
  const remembered = new Set<string>()

  function remember(key: string): void {
    remembered.delete(key)
    remembered.add(key)
    if (remembered.size <= maxClients) return
    const [oldest = ''] = remembered
    remembered.delete(oldest)
    memory.delete(oldest)
    refusals.delete(oldest)
  }

  return {
    async count(client) {
      const key = clockEpoch() + client
      const { isOver, result } = await consume(limiter, key)
      if (result.isFirstInDuration) remember(key)
      const isFarOver = isOver && (await consume(refusals, key)).isOver
      const leftMs = Math.min(result.msBeforeNext, windowMs)
      const remaining = Math.max(0, result.remainingPoints)
      const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
      return { isOver, isFarOver, remaining, retryAfterSeconds }
    },
  }
}

/** The library rejects with what was counted when that is too much. */
async function consume(limiter: RateLimiterMemory | RateLimiterPostgres, key: string) {
  try {
    return { isOver: false, result: await limiter.consume(key) }
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return { isOver: true, result: rejected }
    throw rejected
  }
}

const leastStepMs = 60_000

/**
 * The library reads the wall clock. If that is set back, windows would last longer; so a jump of a minute or more
 * starts new windows. A monotonic clock tells when the wall clock has jumped.
 */
function clockEpoch(): string {
  const stepMs = Date.now() - (performance.timeOrigin + performance.now())
  const epoch = Math.round(stepMs / leastStepMs)
  return epoch === 0 ? '' : `${epoch} `
}
