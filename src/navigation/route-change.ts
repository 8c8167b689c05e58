import type { Locale } from '../../shared/i18n/locale.ts'

/** The route a visitor has arrived at: path and query as shown in the address bar, without the hash. */
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

/** Called once for each page that is shown. A failing listener must not break navigation. */
export function notifyRouteChange(route: RouteChange): void {
  try {
    listener?.(route)
  } catch (error) {
    console.warn('The route-change listener failed', error)
  }
}
