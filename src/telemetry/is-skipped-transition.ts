/**
 * Whether an error is the browser's word that it has left out the fade into a page, as when a visitor clicks twice. Chromium
 * says so as a rejected promise, although no script has asked for the fade (`@view-transition`): nothing is wrong.
 */
export function isSkippedTransition(error: unknown): boolean {
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  return isAborted && /^Transition was skipped\b/.test(error.message)
}
