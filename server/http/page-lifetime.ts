import { pathOfMarkdown } from '../../shared/addresses/markdown-path.ts'
import { pageAt } from '../../shared/page-at.ts'

/**
 * Pages that are valid for a short time only, because they show free times for a call. A cached copy is shown for this
 * long at most. Bookings of this process show at once (`App.dropShortLived`); the store refuses a time that another
 * process has booked.
 */
const lifetimeMs = 15_000

/**
 * How long a cached copy may be shown, in milliseconds; undefined means: until the restart.
 *
 * @param key an address, or the key of one of its forms (`formKey`)
 */
export function lifetimeOf(key: string): number | undefined {
  const path = key.slice(key.indexOf('/')).split('?', 1)[0] as string
  return pageAt(pathOfMarkdown(path) ?? path)?.isShortLived ? lifetimeMs : undefined
}
