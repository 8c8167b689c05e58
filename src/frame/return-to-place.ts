import { PLACE_KEY } from '../../shared/i18n/storage-keys.ts'
import type { Place } from './keep-place.ts'

/**
 * After a change of language: shows the part of the page that was read before, at the same height.
 *
 * @param bringIn brings in what is not laid out yet
 */
export function returnToPlace(bringIn: () => void): void {
  const place = takePlace()
  const part = place && document.getElementById(place.id)
  if (!place || !part || place.path !== location.pathname) return
  bringIn()
  // Not before the document has been parsed: a browser then scrolls to the hash that the address has at that moment.
  setTimeout(() => place.hash && history.replaceState(history.state, '', place.hash))
  scrollBy({ top: part.getBoundingClientRect().top - place.top, behavior: 'instant' })
}

function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(PLACE_KEY)
    sessionStorage.removeItem(PLACE_KEY)
    return kept ? JSON.parse(kept) : undefined
  } catch {
    return undefined
  }
}
