import { load, visible } from '@tanstack/react-start/hydration'
import { createElement } from 'react'
import { isCrawler } from './crawler.ts'
import { KeptHtml } from './kept-html.tsx'

/** SPEC section 4: a section loads when its placeholder is this near above or below the viewport. */
const MARGIN = '250px 0px 200px 0px'
const IDLE_FALLBACK_MS = 180

export type Strategy = ReturnType<typeof visible>
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

let isReturning = false

/** Set while a visitor goes back or forward: the page must have its full height again to restore the position. */
export function noteReturn(value: boolean): void {
  isReturning = value
}

/** Whether waiting would harm: crawlers read all at once, a hash may point into any section, and see {@link noteReturn}. */
function mustLoadAtOnce(): boolean {
  return isReturning || isCrawler(navigator.userAgent) || location.hash.length > 1
}

/** Hydrates near the viewport, observing at once. */
export const observed = visible({ rootMargin: MARGIN })

/** Starts to observe after an idle moment; printing loads the section at once. */
function start(context: StartContext): () => void {
  let stop: (() => void) | undefined
  const open = () => {
    observed._s?.({ ...context, element: null })
  }
  if (mustLoadAtOnce()) open()
  const cancelIdle = whenIdle(() => {
    stop = observed._s?.(context) as (() => void) | undefined
  })
  window.addEventListener('beforeprint', open, { once: true })
  return () => {
    cancelIdle()
    stop?.()
    window.removeEventListener('beforeprint', open)
  }
}

/** Hydrates a section once it comes near the viewport. */
const nearViewport: Strategy = { ...observed, _s: start }

/** How the page shown now has come about; decides when its sections load. */
type Arrival = 'document' | 'navigation' | 'translation'

let arrival: Arrival = 'document'
let shownPath: string | undefined
let shownLocale: string | undefined

/** Tells the strategies which page is shown; called while the page renders. */
export function notePage(path: string, locale: string): void {
  if (shownPath !== undefined) {
    if (path !== shownPath) arrival = 'navigation'
    else if (locale !== shownLocale) arrival = 'translation'
  }
  shownPath = path
  shownLocale = locale
}

/** Key for the boundaries of a page: their strategies have hooks of their own, so a new one needs a new instance. */
export function pageArrival(): Arrival {
  return arrival
}

type Renderer = Pick<Strategy, '_h'>

/** A strategy that is decided at each rendering. */
function chosenWhenRendered(choose: () => Renderer): Strategy {
  return {
    ...nearViewport,
    _h(props) {
      const chosen = choose()
      return chosen._h.call(chosen as Strategy, props)
    },
  }
}

const keptHtml: Renderer = { _h: ({ children }) => createElement(KeptHtml, null, children) }

/**
 * For sections with interaction: near the viewport. A visitor who changes the language in the middle
 * of a page must not lose their place to placeholders, so then all sections change at once.
 */
export const lazySection = chosenWhenRendered(() =>
  arrival === 'translation' ? load() : nearViewport,
)

/**
 * For sections without interaction: the server's HTML of the first page stays as it is and is never
 * hydrated; after a client navigation they render like any lazy section.
 */
export const staticSection = chosenWhenRendered(() =>
  arrival === 'document' ? keptHtml : lazySection,
)
