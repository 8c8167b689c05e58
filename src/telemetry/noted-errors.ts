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

/**
 * Listens until the SDK is there, so that no error before it is lost.
 *
 * @param early events of any kind from before this was called
 */
export function listenForErrors(early: readonly Event[] = []): void {
  for (const event of early) {
    // An event of what failed to load names its element: that is not a script error.
    if (event.target !== window) continue
    if (event.type === 'error') onError(event as ErrorEvent)
    if (event.type === 'unhandledrejection') onRejection(event as PromiseRejectionEvent)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

/** Hands over what has been noted, and from now on every error as it comes. */
export function receiveErrors(next: Receiver): void {
  receiver = next
  for (const noted of waiting.splice(0)) next(noted)
}

/** Without a place to report to, nothing is kept. */
export function forgetErrors(): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  waiting = []
  seen = new WeakSet()
  receiver = () => {}
}

function onError({ error, message, filename, lineno: line, colno: column }: ErrorEvent): void {
  noteError({ error, by: 'onerror', at: { message, filename, line, column } })
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  noteError({ error: reason, by: 'onunhandledrejection' })
}
