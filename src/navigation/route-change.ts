import type { Locale } from '../../shared/i18n/locale.ts'
import { documentLocale } from '../i18n/document-locale.ts'

/** The route a visitor has arrived at: its path, without query and hash. */
interface RouteChange {
  path: string
  language: Locale
}

type RouteChangeListener = (route: RouteChange) => void

let listener: RouteChangeListener | undefined

/**
 * The one place an analytics adapter plugs in (SPEC section 2: "a function is called with the new
 * route after every route change"). None is registered by default.
 *
 * @returns a function that removes the listener again
 */
export function registerRouteChangeListener(next: RouteChangeListener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}

/** Reports this page, and again when the browser restores it from its back/forward cache (SPEC section 2). */
export function notifyRouteChanges(): void {
  const notify = () => notifyRouteChange({ path: location.pathname, language: documentLocale() })
  notify()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify()
  })
}

/** A failing listener must not break navigation. */
export function notifyRouteChange(route: RouteChange): void {
  try {
    listener?.(route)
  } catch (error) {
    console.warn('The route-change listener failed', error)
  }
}
