import { localAddress } from '../../../shared/addresses/local-address.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { fetchAhead } from '../../navigation/fetch-ahead.ts'

/**
 * One-time extra initialisation of the proof section (SPEC section 4): visitors who read the figures are close to asking for a
 * trial or a call, so browsers fetch the two pages ahead.
 */
export function prepareRequests(): void {
  for (const path of ['/trial-license', '/schedule-call']) {
    // What fails here is asked for again when it is needed.
    fetchAhead(localAddress(path, documentLocale())).catch(() => {})
  }
}
