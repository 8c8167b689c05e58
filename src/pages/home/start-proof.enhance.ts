import { localAddress } from '../../../shared/addresses/local-address.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { fetchAhead } from '../../navigation/fetch-ahead.ts'
import { countUp } from './count-up.ts'

/** What the proof does once it is near: its figures count, and the pages that readers of them ask for are fetched ahead. */
export function startProof(root: HTMLElement): void {
  countUp(root)
  prepareRequests()
}

/**
 * One-time extra initialisation of the proof section (SPEC section 4): visitors who read the figures are close to
 * asking for a trial or a call, so browsers fetch the two pages ahead.
 */
function prepareRequests(): void {
  for (const path of ['/trial-license', '/schedule-call']) {
    // What fails here is asked for again when it is needed.
    fetchAhead(localAddress(path, documentLocale())).catch(() => {})
  }
}
