import { stripStartupParams } from '../../shared/addresses/tracking-params.ts'
import { storeLocale } from '../i18n/choice.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { notifyRouteChange } from '../navigation/route-change.ts'

/**
 * `utm_*` and `ref` leave the address bar without a reload (SPEC section 5), and so does `lang=en`: English was asked for
 * and is remembered as a choice (SPEC section 2).
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = location
  const cleaned = stripStartupParams(search)
  if (cleaned === search) return
  if (/[?&]lang=en/.test(search)) storeLocale('en')
  history.replaceState(history.state, '', pathname + cleaned + hash)
}

/** Tells of this page, and again when the browser shows it anew as it has kept it (SPEC section 2). */
export function tellOfRoutes(): void {
  const tell = () => notifyRouteChange({ path: location.pathname, language: documentLocale() })
  tell()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell()
  })
}
