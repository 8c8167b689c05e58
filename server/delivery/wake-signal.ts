/** Wakes one sleeping loop. A signal sent while it is awake ends its next sleep at once. */
export interface WakeSignal {
  send(): void
  /** Waits until the signal is sent, at most `ms`; resolves to true when it was. The timer never keeps a process alive. */
  sleep(ms: number): Promise<boolean>
}

/** A signal that is not sent yet. */
export function createWakeSignal(): WakeSignal {
  let isSent = false
  let wakeSleeper: (() => void) | undefined

  return {
    send() {
      isSent = true
      wakeSleeper?.()
    },
    sleep(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(wake, ms)
        timer.unref()
        wakeSleeper = wake
        if (isSent) wake()

        function wake() {
          clearTimeout(timer)
          wakeSleeper = undefined
          resolve(isSent)
          isSent = false
        }
      })
    },
  }
}
