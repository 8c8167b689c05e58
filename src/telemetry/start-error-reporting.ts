import type { AnyRouter } from '@tanstack/react-router'
import type { FrameData } from '../../server/rendering/frame-data.ts'
import { isLocalPage } from '../navigation/local-pages.ts'
import { forgetErrors, receiveErrors } from './noted-errors.ts'

const IDLE_TIMEOUT_MS = 5000
const IDLE_FALLBACK_MS = 1000

let hasStarted = false
let isLoading = false
let isReporting = false

/**
 * Blockers refuse scripts like the SDK: that is no sign of a new version, so the update notice must not hear of it.
 * Call it before anything else listens: on `window`, listeners run in the order they came.
 */
export function keepLoadFailuresQuiet(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!isLoading) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}

/**
 * Starts reporting errors when the server was given a DSN: the SDK is loaded once the page is idle, what
 * happened before is reported then. Without a DSN nothing is loaded or kept, nor in a document that a page for a
 * visitor's own files began: an error may quote them. Later calls do nothing.
 */
export function startErrorReporting(router: AnyRouter): void {
  const frame = router.state.matches[0]?.loaderData as FrameData | undefined
  // Without its frame's data the page knows neither; a later call may.
  if (hasStarted || !frame) return
  hasStarted = true
  const { sentryDsn: dsn, revision } = frame
  isReporting = Boolean(dsn) && !isLocalPage(location.pathname)
  if (dsn && isReporting) whenLoadedAndIdle(() => loadReports(dsn, revision.buildId))
  else forgetErrors()
}

/** Whether this document reports its errors, so that its policy lets them go to another host. */
export const reportsErrors = (): boolean => isReporting

async function loadReports(dsn: string, release: string): Promise<void> {
  isLoading = true
  try {
    const reports = await import('./open-reports.ts')
    receiveErrors(reports.openReports({ dsn, release }))
  } catch {
    forgetErrors()
  } finally {
    isLoading = false
  }
}

function whenLoadedAndIdle(task: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    } else setTimeout(task, IDLE_FALLBACK_MS)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
