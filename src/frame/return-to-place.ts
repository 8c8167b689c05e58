import { placeKey } from '../../shared/i18n/storage-keys.ts'
import { takeFromLastPage } from '../navigation/next-page.ts'
import type { Place } from './keep-place.ts'

/**
 * After a change of language: shows the part of the page that was read before, at the same height.
 *
 * @param bringIn brings in what is not laid out yet
 */
export function returnToPlace(bringIn: () => void): void {
  takeFromLastPage<Place>(placeKey, ({ path, id = '', top = 0, hash }) => {
    if (path !== location.pathname) return
    // Not before the document has been parsed: a browser then scrolls to the hash that the address has at that moment.
    setTimeout(() => hash && history.replaceState(history.state, '', hash))
    const part = document.getElementById(id)
    // A place that arrives late moves nobody who has begun to scroll.
    if (!part || scrollY) return
    bringIn()
    scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}
