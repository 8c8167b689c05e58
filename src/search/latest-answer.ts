/** Asks for answers while the visitor types, and reports only the answer to the last query. */
interface LatestAnswer {
  /** Asks after a short pause in typing. An empty query is answered at once, with nothing. */
  ask(query: string): void
  /** Forgets what is under way. */
  stop(): void
}

interface Options<Answer> {
  fetchAnswer(query: string, signal: AbortSignal): Promise<Answer>
  onAnswer(answer: Answer | undefined): void
  onFailure(): void
  /** Pause in typing before a question is sent, in milliseconds. */
  pauseMs?: number
}

/** A question aborts the one before it; an answer that comes all the same is an older one, and is dropped. */
export function latestAnswer<Answer>(options: Options<Answer>): LatestAnswer {
  const { fetchAnswer, onAnswer, onFailure, pauseMs = 90 } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    current?.abort()
    current = undefined
  }

  async function send(query: string): Promise<void> {
    const own = new AbortController()
    current = own
    try {
      const answer = await fetchAnswer(query, own.signal)
      if (current === own) onAnswer(answer)
    } catch {
      if (current === own) onFailure()
    }
  }

  return {
    ask(query) {
      stop()
      if (query.trim() === '') onAnswer(undefined)
      else timer = setTimeout(() => send(query), pauseMs)
    },
    stop,
  }
}
