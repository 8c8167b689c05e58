import { never, visible } from '@tanstack/react-start/hydration'
import { isCrawler } from './crawler.ts'

/** SPEC section 4: a section loads when its placeholder is this near above or below the viewport. */
const MARGIN = '250px 0px 200px 0px'
const IDLE_FALLBACK_MS = 180

type Strategy = ReturnType<typeof visible>
type StartContext = Parameters<NonNullable<Strategy['_s']>>[0]

/** Runs `task` when the browser is idle, after 180 ms where it cannot tell. Returns a canceller. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 1000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, IDLE_FALLBACK_MS)
  return () => clearTimeout(timer)
}

/** Whether waiting would harm: crawlers read all at once, and a hash may point into any section. */
function mustLoadAtOnce(): boolean {
  return isCrawler(navigator.userAgent) || location.hash.length > 1
}

const observed = visible({ rootMargin: MARGIN })

/** Starts to observe after an idle moment; printing loads the section at once. */
function start(context: StartContext): () => void {
  let stop: (() => void) | undefined
  const open = () => {
    observed._s?.({ ...context, element: null })
  }
  const cancelIdle = whenIdle(() => {
    if (mustLoadAtOnce()) open()
    else stop = observed._s?.(context) as (() => void) | undefined
  })
  window.addEventListener('beforeprint', open, { once: true })
  return () => {
    cancelIdle()
    stop?.()
    window.removeEventListener('beforeprint', open)
  }
}

/** Hydrates a section once it comes near the viewport. */
export const nearViewport: Strategy = { ...observed, _s: start }

let initialPage: string | undefined
let hasLeftInitialPage = false

/** Tells the strategies which page (path and language) is shown; called while the page renders. */
export function notePage(page: string): void {
  initialPage ??= page
  if (page !== initialPage) hasLeftInitialPage = true
}

/**
 * For sections without interaction: the server's HTML of the first page stays as it is and is never
 * hydrated; after a client navigation (or a change of language) they render like any lazy section.
 */
export const staticSection = () => (hasLeftInitialPage ? nearViewport : never())
