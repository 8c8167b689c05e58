/** SPEC section 4: what browsers and bundlers say when a lazily loaded module of an older build is gone. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'ChunkLoadError',
]

/** Whether an error means that a lazy module could not be loaded. */
export function isModuleFailure(error: unknown): boolean {
  return MESSAGES.some((text) => String(error).includes(text))
}

/** Calls back when a lazy module fails to load, by Vite's preload-error event or by message. */
export function watchModuleFailures(onFailure: () => void): void {
  const onReason = (reason: unknown) => {
    if (isModuleFailure(reason)) onFailure()
  }
  addEventListener('vite:preloadError', onFailure)
  addEventListener('unhandledrejection', ({ reason }) => onReason(reason))
  addEventListener('error', ({ error, message }) => onReason(error ?? message))
}

/**
 * Tells of a module that could not be loaded, as Vite does for imports that it has compiled.
 *
 * @throws the error itself, unless a listener has dealt with it
 */
export function tellOfFailure(payload: unknown): void {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(Object.assign(event, { payload }))) throw payload
}
