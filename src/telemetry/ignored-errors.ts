import type { Event } from '@sentry/browser'

/** Where browsers keep the scripts of extensions; Sentry writes Safari's without slashes. */
const extensionScript =
  /^(?:chrome-extension|moz-extension|safari-extension|safari-web-extension|ms-browser-extension|webkit-masked-url):/i
const noScript = /^(?:<anonymous>|\[native code\]|native)?$/

/**
 * Whether an error was thrown by a browser extension (SPEC section 7: ignored). The script that threw
 * decides: an extension that merely wraps our handlers does not hide our own errors.
 */
export function isExtensionEvent(event: Event): boolean {
  return (event.exception?.values ?? []).some(({ stacktrace }) => {
    const thrower = stacktrace?.frames?.findLast(({ filename = '' }) => !noScript.test(filename))
    return extensionScript.test(thrower?.filename ?? '')
  })
}

/**
 * Whether an error is the browser's word that it has left out the fade into a page, as when a visitor clicks twice. Chromium
 * says so as a rejected promise, although no script has asked for the fade (`@view-transition`): nothing is wrong.
 */
export function isSkippedTransition(error: unknown): boolean {
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  return isAborted && /^Transition was skipped\b/.test(error.message)
}
