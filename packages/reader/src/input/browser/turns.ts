/** The long work yields at least this often (ms). */
const longestTurn = 40

/** The visitor has stopped the recognition. */
export class StoppedError extends Error {
  constructor() {
    super('The recognition was stopped')
    this.name = 'StoppedError'
  }
}

/**
 * Turns of a worker that has long work to do and is asked for pictures meanwhile: pictures come first, since somebody
 * looks at them.
 */
export function createTurns() {
  const pictures = new Set<Promise<void>>()
  let began = performance.now()
  let isStopped = false
  return {
    /** Draws a picture before the long work goes on. */
    first(work: Promise<void>): void {
      const done = work.finally(() => pictures.delete(done))
      pictures.add(done)
    },
    /** Ends the long work at its next turn. */
    stop(): void {
      isStopped = true
    },
    /**
     * Yields to waiting messages and pictures, if it is time.
     *
     * @throws StoppedError after `stop`.
     */
    async give(isUrgent = false): Promise<void> {
      if (!isUrgent && performance.now() - began < longestTurn) return
      await nextTask()
      while (pictures.size > 0) await Promise.all(pictures)
      if (isStopped) throw new StoppedError()
      began = performance.now()
    },
  }
}

/** Messages that wait are delivered; a timer would wait for longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
