import type { Log } from '../log.ts'
import { errorCode } from './error-code.ts'

/** Says once that the store is away and once that it is back, however many calls fail in between. */
export type StoreWatch = {
  failed(error: unknown): void
  worked(): void
}

export function createStoreWatch(log: Pick<Log, 'error' | 'info'>): StoreWatch {
  let isAway = false
  return {
    failed(error) {
      if (!isAway) log.error({ error: errorCode(error) }, 'Deliveries wait for the store')
      isAway = true
    },
    worked() {
      if (isAway) log.info('The store is back, deliveries go on')
      isAway = false
    },
  }
}
