import { documentLocale } from '../../i18n/document-locale.ts'
import { localAddress } from '../../navigation/local-address.ts'
import { sitePaths } from '../../navigation/site-map.ts'

/**
 * One-time extra initialisation of the proof section (SPEC section 4): whoever reads the figures is close to asking for a
 * trial or a call, so browsers fetch the two pages ahead when they have nothing else to do.
 */
export function prepareRequests(): void {
  for (const id of ['trial-license', 'schedule-call'] as const) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = localAddress(sitePaths[id], documentLocale())
    document.head.append(link)
  }
}
