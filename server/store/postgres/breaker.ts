import type { Log } from '../../log.ts'
import { ServerSilent } from './failures.ts'

/** How long a server that was silent is left alone before it is asked again. */
const probePauseMs = 1_000

interface Options {
  /** A server that is silent for this long counts as unreachable. */
  readonly silenceMs: number
  /** Called once when that happens: pending connections will not succeed. */
  readonly giveUp: () => void
  /** Resolves if the server answers; asked again and again until then. */
  readonly probe: () => Promise<void>
  readonly log: Pick<Log, 'error' | 'info'>
}

/** Keeps visitors from waiting for a server that does not answer (a circuit breaker). */
export interface Breaker {
  /**
   * Runs `work`. If the server has not answered this or another call for too long, throws ServerSilent, and from then
   * on at once without running anything, until a probe is answered. Pass `isWatched` false for work that may wait for
   * something other than the server.
   */
  run<Result>(work: () => Promise<Result>, isWatched?: boolean): Promise<Result>
  /** Asks no more. */
  stop(): void
}

/** A breaker that lets everything through until it sees a silence. */
export function createBreaker({ silenceMs, giveUp, probe, log }: Options): Breaker {
  const waiting = new Set<(error: ServerSilent) => void>()
  let silence: ServerSilent | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function open(): void {
    silence = new ServerSilent()
    log.error({ silenceMs }, 'PostgreSQL does not answer')
    for (const reject of waiting) reject(silence)
    waiting.clear()
    giveUp()
    probeLater()
  }

  function probeLater(): void {
    if (isStopped) return
    timer = setTimeout(async () => {
      try {
        await probe()
        silence = undefined
        log.info({}, 'PostgreSQL answers again')
      } catch {
        probeLater()
      }
    }, probePauseMs).unref()
  }

  return {
    run(work, isWatched = true) {
      if (silence) return Promise.reject(silence)
      return new Promise((resolve, reject) => {
        // An answer that came while this process was busy is read before silence is concluded from the time.
        const conclude = () => setImmediate(() => waiting.has(reject) && open())
        const limit = isWatched ? setTimeout(conclude, silenceMs) : undefined
        waiting.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(limit)
            waiting.delete(reject)
          })
      })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
