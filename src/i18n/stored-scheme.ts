import { schemeKey } from '../../shared/i18n/storage-keys.ts'

/**
 * Shows the page in the scheme that the visitor has chosen, from before the first paint. A page that is open elsewhere,
 * rendered ahead of its visit, or shown again on the way back, follows a choice that was made meanwhile.
 */
export function followStoredScheme(): void {
  applyStoredScheme()
  addEventListener('storage', applyStoredScheme)
  addEventListener('pageshow', applyStoredScheme)
}

function applyStoredScheme(): void {
  const { dataset } = document.documentElement
  try {
    const scheme = localStorage.getItem(schemeKey)
    if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
    else delete dataset.scheme
  } catch {
    // Storage is blocked: what was chosen on this page stays.
  }
}
