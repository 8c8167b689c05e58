import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot, type RootOptions } from 'react-dom/client'
import { stripStartupParams } from './navigation/tracking-params.ts'
import { getRouter } from './router.tsx'
import { listenForErrors, noteError } from './telemetry/noted-errors.ts'
import { keepLoadFailuresQuiet, startErrorReporting } from './telemetry/start-error-reporting.ts'

/**
 * Errors nobody catches and those hydration recovers from reach the window by React's defaults and are
 * noted there; only what a boundary catches is invisible outside.
 */
const rootOptions: RootOptions = {
  onCaughtError(error) {
    console.error(error)
    noteError({ error, by: 'react' })
    // When the boundary stands above the document, its start-up never runs.
    if (window.__TSR_ROUTER__) startErrorReporting(window.__TSR_ROUTER__)
  },
}

/** SPEC section 5: `utm_*` and `ref` leave the address bar without a reload. */
function cleanAddress(): void {
  const { pathname, search, hash } = location
  const cleaned = stripStartupParams(search)
  if (cleaned !== search) history.replaceState(history.state, '', pathname + cleaned + hash)
}

function isFailureShell(): boolean {
  return document.getElementById('initial-h1') !== null && !window.$_TSR
}

listenForErrors()
keepLoadFailuresQuiet()
cleanAddress()
if (isFailureShell()) {
  import('./telemetry/render-in-browser.tsx')
    .then(({ renderInBrowser }) => renderInBrowser(rootOptions))
    .catch((error) => rootOptions.onCaughtError?.(error, {}))
} else {
  // The router's own client: without server functions Start's would only add their serializer.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
      rootOptions,
    )
  })
}
