import { placeKey } from '../../shared/i18n/storage-keys.ts'
import { takeFromLastPage } from '../navigation/next-page.ts'
import type { Place } from './keep-place.ts'

/**
 * After a change of language: shows the part of the page that was read before, at the same height.
 *
 * @param layOutRest lays out what is not laid out yet
 */
export function returnToPlace(layOutRest: () => void): void {
  takeFromLastPage<Place>(placeKey, ({ path, id = '', top = 0, hash }) => {
    if (path !== location.pathname) return
    // Not before the document has been parsed: a browser then scrolls to the hash that the address has at that moment.
    setTimeout(() => hash && history.replaceState(history.state, '', hash))
    const part = document.getElementById(id)
    // A visitor who has begun to scroll is not moved.
    if (!part || scrollY) return
    layOutRest()
    scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}
