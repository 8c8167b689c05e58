import { placeKey } from '../../shared/i18n/storage-keys.ts'
import { storeForNextPage } from '../navigation/next-page.ts'

/** Where a visitor reads: a part of the page, and how far below the top of the window it begins. */
export interface Place {
  path: string
  id: string
  /** CSS pixels */
  top: number
  hash: string
}

/**
 * Before a change of language: stores the reading position for the page in the other language, whose sections have
 * other heights. The hash is stored with it, because otherwise the browser would scroll to its target.
 */
export function keepPlace(link: HTMLAnchorElement): void {
  const part = partAtTop()
  if (!part || scrollY === 0) return
  const { pathname: path, hash } = location
  const place: Place = { path, id: part.id, top: part.getBoundingClientRect().top, hash }
  // Without storage the page begins at its top, or at its hash.
  if (storeForNextPage(placeKey, place)) link.hash = ''
}

/** The last part with an id that begins in the upper third of the window or above it. */
function partAtTop(): Element | undefined {
  const parts = [...document.querySelectorAll('main [id]')].filter((part) => part.checkVisibility())
  return parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3) ?? parts[0]
}
