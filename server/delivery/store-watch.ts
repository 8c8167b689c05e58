import type { Log } from '../log.ts'
import { errorCode } from './error-code.ts'

/**
 * Logs once that the store does not work, and once that it works again, however many calls fail in between. Each kind
 * of call is watched by name: on a full disk reading still works while writing fails.
 */
export interface StoreWatch {
  failed(caller: string, error: unknown): void
  /** The caller has succeeded, or no longer tries. */
  ended(caller: string): void
  /** Runs one call under watch; throws what it throws. */
  around<Answer>(caller: string, call: () => Promise<Answer>): Promise<Answer>
}

/** A watch that has seen no failure yet. */
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
