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

/**
 * Calls back when a lazy module fails to load, by Vite's preload-error event or by message.
 *
 * @returns a function that ends the watch
 */
export function watchModuleFailures(onFailure: () => void): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isModuleFailure(event.reason)) onFailure()
  }
  const onError = (event: ErrorEvent) => {
    if (isModuleFailure(event.error ?? event.message)) onFailure()
  }
  window.addEventListener('vite:preloadError', onFailure)
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener('error', onError)
  return () => {
    window.removeEventListener('vite:preloadError', onFailure)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener('error', onError)
  }
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
