import type { Log } from '../log.ts'
import { errorCode } from './error-code.ts'

/**
 * Says once that the store does not work and once that it works again, however many calls fail in between. Callers name
 * themselves: on a full disk reading goes on working while writing fails, which is one outage and not a hundred.
 */
export type StoreWatch = {
  failed(caller: string, error: unknown): void
  /** The caller has got through, or no longer tries. */
  ended(caller: string): void
  /** One call under watch; throws what it throws. */
  around<Answer>(caller: string, call: () => Promise<Answer>): Promise<Answer>
}

/** A watch that knows of no failure yet. */
export function createStoreWatch(log: Pick<Log, 'error' | 'info'>): StoreWatch {
  const failing = new Set<string>()

  function failed(caller: string, error: unknown): void {
    if (failing.size === 0) log.error({ error: errorCode(error) }, 'Deliveries wait for the store')
    failing.add(caller)
  }

  function ended(caller: string): void {
    if (failing.delete(caller) && failing.size === 0) {
      log.info({}, 'The store is back, deliveries go on')
    }
  }

  return {
    failed,
    ended,
    async around(caller, call) {
      try {
        const answer = await call()
        ended(caller)
        return answer
      } catch (error) {
        failed(caller, error)
        throw error
      }
    },
  }
}
