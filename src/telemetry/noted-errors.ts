/** An error as it was met, before anything is known about reporting. */
export interface NotedError {
  error: unknown
  /** Where it surfaced: the window, an unhandled promise, or one of React's error boundaries. */
  by: 'onerror' | 'onunhandledrejection' | 'react'
  /** Where it was thrown, when the browser tells it without an error object. */
  at?: { message: string; filename: string; line: number; column: number }
}

type Receiver = (noted: NotedError) => void

/** A broken page may throw for ever; the first errors tell why. */
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
  // An event of what failed to load names its element: that is not a script error.
  for (const event of early) if (event.target === window) noteEvent(event)
  for (const type of types) window.addEventListener(type, noteEvent)
}

/** Hands over what has been noted, and from now on every error as it comes. */
export function receiveErrors(next: Receiver): void {
  receiver = next
  for (const noted of waiting.splice(0)) next(noted)
}

/** Without a place to report to, nothing is kept. */
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
