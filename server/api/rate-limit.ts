import { isIPv6 } from 'node:net'

export type RateLimitOptions = {
  /** Requests a client may make within one window. */
  readonly max: number
  readonly windowMs: number
  /** Milliseconds on any clock. */
  readonly now: () => number
  /** Clients that are remembered at most; the one that has been there longest goes first. */
  readonly maxClients?: number
}

/** What counting a request came to. */
export type Count = {
  /** Requests of this client in its window, this one included. */
  readonly count: number
  readonly isOver: boolean
  /** Until the window ends: whole seconds, at least 1 (RFC 9110 10.2.3). */
  readonly retryAfterSeconds: number
}

/** Counts requests by client address in fixed windows, each beginning with a client's first request. In memory only. */
export function createRateLimit({ max, windowMs, now, maxClients = 50_000 }: RateLimitOptions) {
  // In the order in which the windows began, so that the oldest is always first.
  const windows = new Map<string, { startedAt: number; count: number }>()

  function dropEnded(): void {
    for (const [key, { startedAt }] of windows) {
      if (now() - startedAt < windowMs && windows.size <= maxClients) return
      windows.delete(key)
    }
  }

  return {
    count(address: string): Count {
      const key = clientKey(address)
      dropEnded()
      const window = windows.get(key) ?? { startedAt: now(), count: 0 }
      window.count += 1
      windows.set(key, window)
      const left = Math.ceil((window.startedAt + windowMs - now()) / 1000)
      const { count } = window
      return { count, isOver: count > max, retryAfterSeconds: Math.max(1, left) }
    },
    get size() {
      return windows.size
    },
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>

/** One IPv6 subscriber has a whole /64, so its first four groups are the client (RFC 6177). */
export function clientKey(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [left = '', right] = plain.toLowerCase().split('::')
  const first = left === '' ? [] : left.split(':')
  const last = right ? right.split(':') : []
  // An embedded IPv4 address stands for two groups.
  const given = first.length + last.length + (plain.includes('.') ? 1 : 0)
  const between = right === undefined ? 0 : 8 - given
  const groups = [...first, ...Array<string>(between).fill('0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
