/** An error that was caught, not yet prepared for a report. */
export interface NotedError {
  error: unknown
  /** How it reached the window. React passes errors of islands on to `onerror` as well. */
  by: 'onerror' | 'onunhandledrejection'
  /** Message and place, which the browser gives even without an error object. */
  at?: { message: string; filename: string; line: number; column: number }
}

type Receiver = (noted: NotedError) => void

/** A broken page may throw for ever; its first errors are enough to find the cause. */
const limit = 20

let waiting: NotedError[] = []
let receiver: Receiver | undefined
let seen = new WeakSet<object>()

/** Holds an error until reporting starts, or reports it. The same error object counts once. */
export function noteError(noted: NotedError): void {
  const { error } = noted
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  if (receiver) receiver(noted)
  else if (waiting.length < limit) waiting.push(noted)
}

const types = ['error', 'unhandledrejection']

/**
 * Listens until the SDK is there, so that no error before it is lost.
 *
 * @param early events of any kind from before this was called
 */
export function listenForErrors(early: readonly Event[]): void {
  // The target of an event is an element if a file failed to load: that is no script error.
  for (const event of early) if (event.target === window) noteEvent(event)
  for (const type of types) window.addEventListener(type, noteEvent)
}

/** Passes the noted errors to the receiver, and every later error at once. */
export function receiveErrors(next: Receiver): void {
  receiver = next
  for (const noted of waiting.splice(0)) next(noted)
}

/** Stops listening and drops the noted errors: reporting could not be loaded. */
export function forgetErrors(): void {
  for (const type of types) window.removeEventListener(type, noteEvent)
  waiting = []
  seen = new WeakSet()
  receiver = () => {}
}

function noteEvent(event: Event): void {
  if (event.type === 'unhandledrejection') {
    const { reason } = event as PromiseRejectionEvent
    noteError({ error: reason, by: 'onunhandledrejection' })
  }
  if (event.type === 'error') {
    const { error, message, filename, lineno: line, colno: column } = event as ErrorEvent
    noteError({ error, by: 'onerror', at: { message, filename, line, column } })
  }
}
