/** Wakes one sleeper. A ring while nobody sleeps is kept for the next who lies down. */
export type Bell = {
  ring(): void
  /** Sleeps until rung, at most `ms`; true when rung. The timer never keeps a process alive. */
  sleep(ms: number): Promise<boolean>
}

/** A bell that nobody has rung. */
export function createBell(): Bell {
  let isRung = false
  let wakeSleeper: (() => void) | undefined

  return {
    ring() {
      isRung = true
      wakeSleeper?.()
    },
    sleep(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(wake, ms)
        timer.unref()
        wakeSleeper = wake
        if (isRung) wake()

        function wake() {
          clearTimeout(timer)
          wakeSleeper = undefined
          resolve(isRung)
          isRung = false
        }
      })
    },
  }
}
