import { dayMs, hourMs } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

/** A machine that was off for longer keeps the mail files that were withdrawn meanwhile. */
const withdrawnDays = 90

/** Deletes what the store no longer needs, at the start and then every hour. */
export function forgetHourly(
  store: Pick<Store, 'forgetExpired' | 'forgetWithdrawn'>,
  log: Pick<Log, 'warn'>,
  now: () => Date,
) {
  let timer: NodeJS.Timeout | undefined
  const forget = async () => {
    try {
      await store.forgetExpired(now().toISOString())
      const before = new Date(now().getTime() - withdrawnDays * dayMs)
      await store.forgetWithdrawn(before.toISOString())
    } catch (error) {
      // The next hour is soon enough: expired rows are ignored anyway and only take up space.
      log.warn({ error: (error as Error).name }, 'what has expired could not be deleted')
    }
  }
  return {
    start() {
      forget()
      timer = setInterval(forget, hourMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}
