import { type BuildVersion, isNewerBuild } from './build-version.ts'

/** SPEC section 9. */
const pollMs = 60_000
/** A request that hangs is aborted before the next is due. */
const timeoutMs = 50_000

/**
 * Asks `/version.json` every 60 s, on focus and when the tab becomes visible (SPEC section 7).
 * A non-OK answer is ignored, a failure is logged as a warning and ignored.
 */
export function watchVersion(
  running: BuildVersion,
  onNewer: (offered: BuildVersion) => void,
): void {
  let isAsking = false

  async function ask() {
    if (isAsking || document.visibilityState === 'hidden') return
    isAsking = true
    try {
      const offered = await fetchVersion()
      if (isNewerBuild(offered, running)) onNewer(offered)
    } catch (error) {
      console.warn('The version check failed', error)
    } finally {
      isAsking = false
    }
  }

  setInterval(ask, pollMs)
  addEventListener('focus', ask)
  document.addEventListener('visibilitychange', ask)
}

/** The answer of the server, whatever it holds; undefined if its status is not OK. */
async function fetchVersion(): Promise<Partial<BuildVersion> | null | undefined> {
  const response = await fetch(`/version.json?t=${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return response.ok ? response.json() : undefined
}
