import type { Recogniser } from './recogniser.ts'

/** A recogniser that is started when it is first needed. */
interface StartedLater {
  /** The running recogniser; null if it could not be started. */
  get(): Promise<Recogniser | null>
  end(): Promise<void>
}

/**
 * Starts a recogniser when it is first needed.
 *
 * @param onMissing called once if it cannot be started. Without it that ends the recognition.
 */
export function startedLater(
  start: () => Promise<Recogniser>,
  onMissing: (error: unknown) => void = rethrow,
): StartedLater {
  let running: Promise<Recogniser | null> | null = null
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
