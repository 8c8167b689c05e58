import { stripStartupParams } from '../../shared/addresses/tracking-params.ts'
import { storeLocale } from '../i18n/choice.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { notifyRouteChange } from '../navigation/route-change.ts'

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

/** Reports this page, and again when the browser restores it from its back/forward cache (SPEC section 2). */
export function notifyRouteChanges(): void {
  const notify = () => notifyRouteChange({ path: location.pathname, language: documentLocale() })
  notify()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify()
  })
}
