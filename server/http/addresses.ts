import type { Locale } from '../../shared/i18n/locale.ts'

/** The addresses of the site. Any other address is redirected once, or does not exist. */
export interface Addresses {
  /** Whether a page or a document stands at this path: canonical, without query. */
  has(path: string): boolean
  /** How many pages the list of articles has that this path shows; undefined where there is no list. */
  lastListPage(path: string, locale: Locale): number | undefined
  /**
   * The path whose answer an unknown path shares, such as `/404`. There are few of them, so that a million unknown
   * addresses fill no cache.
   *
   * @param asked the path that the visitor asked for, where the page says so itself
   */
  notFoundPath(path: string, asked?: string): string
}
