import { stripStartupParams } from '../../shared/addresses/tracking-params.ts'
import { storeLocale } from '../i18n/choice.ts'

/**
 * `utm_*` and `ref` leave the address bar without a reload (SPEC section 5), and so does `lang=en`: English was asked for
 * and is remembered as a choice (SPEC section 2).
 */
export function cleanAddressBar(): void {
  const { pathname, search, hash } = location
  const cleaned = stripStartupParams(search)
  if (cleaned === search) return
  if (/[?&]lang=en/.test(search)) storeLocale('en')
  history.replaceState(history.state, '', pathname + cleaned + hash)
}
