import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

const dayMs = 86_400_000

/** Deletes idempotency keys whose time is over, at the start and then every day. */
export function forgetKeysDaily(
  store: Pick<Store, 'forgetExpiredKeys'>,
  log: Pick<Log, 'warn'>,
  now: () => Date,
) {
  let timer: NodeJS.Timeout | undefined
  const forget = () => {
    store.forgetExpiredKeys(now().toISOString()).catch((error: Error) => {
      // Tomorrow is soon enough: an expired key counts no more, it only takes room.
      log.warn({ error: error.name }, 'expired keys could not be deleted')
    })
  }
  return {
    start() {
      forget()
      timer = setInterval(forget, dayMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}
