interface Ending {
  end(): Promise<void>
}

/** An engine that is started when it is first needed. */
interface StartedLater<Engine> {
  /** The running engine; null if it could not be started. */
  get(): Promise<Engine | null>
  end(): Promise<void>
}

/**
 * Starts an engine when it is first needed.
 *
 * @param onMissing called once if it cannot be started. Without it that ends the recognition.
 */
export function startedLater<Engine extends Ending>(
  start: () => Promise<Engine>,
  onMissing: (error: unknown) => void = rethrow,
): StartedLater<Engine> {
  let running: Promise<Engine | null> | null = null
  const startOnce = async () => {
    try {
      return await start()
    } catch (error) {
      onMissing(error)
      return null
    }
  }
  return {
    get: () => {
      running ??= startOnce()
      return running
    },
    // One that could not be started has nothing to end.
    end: async () => (await running?.catch(() => null))?.end(),
  }
}

function rethrow(error: unknown): never {
  throw error
}
