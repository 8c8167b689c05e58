import { forgetErrors, listenForErrors, receiveErrors } from './noted-errors.ts'

const idleTimeoutMs = 5000
const idleFallbackMs = 1000

/**
 * Starts reporting errors when the page was given a DSN: the SDK is loaded once the page is idle, what happened before is
 * reported then. Without a DSN nothing is loaded or kept.
 * To be called before anything listens for modules that are gone: listeners of a window run in the order they came.
 *
 * @param early events of any kind from before this was called
 */
export function startErrorReporting(
  dsn: string | undefined,
  release: string,
  early: readonly Event[],
): void {
  if (!dsn) return
  listenForErrors(early)
  let isLoading = false
  // Blockers refuse scripts like the SDK: that is no sign of a new version, so the update notice must not hear of it.
  addEventListener('vite:preloadError', (event) => {
    if (isLoading) event.stopImmediatePropagation()
  })
  whenLoadedAndIdle(async () => {
    isLoading = true
    try {
      const { openReports } = await import('./open-reports.ts')
      receiveErrors(openReports({ dsn, release }))
    } catch {
      forgetErrors()
    } finally {
      isLoading = false
    }
  })
}

function whenLoadedAndIdle(task: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(task, { timeout: idleTimeoutMs })
    } else setTimeout(task, idleFallbackMs)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
