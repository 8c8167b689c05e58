/** SPEC section 4: what browsers and bundlers say when a lazily loaded module of an older build is gone. */
const failureMessages = [
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'ChunkLoadError',
]

/** Whether an error means that a lazy module could not be loaded. */
export function isModuleFailure(error: unknown): boolean {
  return failureMessages.some((text) => String(error).includes(text))
}

/** Events that can report a failure: Vite's preload-error event, and uncaught errors. */
export const failureTypes = ['vite:preloadError', 'unhandledrejection', 'error']

/**
 * Calls back when a lazy module fails to load, by Vite's preload-error event or by message.
 *
 * @param early events of these types and others, from before this was called
 */
export function watchModuleFailures(onFailure: () => void, early: readonly Event[]): void {
  function onEvent(event: Event) {
    const { type, reason, error, message } = event as PromiseRejectionEvent & ErrorEvent
    if (type === 'vite:preloadError' || isModuleFailure(reason ?? error ?? message)) onFailure()
  }
  for (const type of failureTypes) addEventListener(type, onEvent)
  for (const event of early) if (failureTypes.includes(event.type)) onEvent(event)
}

/**
 * Reports a module that could not be loaded, as Vite does for imports that it has compiled.
 *
 * @throws the error itself, unless a listener has dealt with it
 */
export function tellOfFailure(payload: unknown): void {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(Object.assign(event, { payload }))) throw payload
}
