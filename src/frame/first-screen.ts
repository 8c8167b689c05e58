import { isCrawler } from '../islands/crawler.ts'

const { prerendering } = document as { prerendering?: boolean }

/** Whether the browser renders the page ahead of a visit that may never come. */
const isAhead = prerendering === true

/**
 * Rules for what may be below the first screen: sections, the blocks of a text, the footer. The margin keeps bands visible
 * that are wider than their section. Until the rest is laid out, the scroll bar shows guessed heights: low for blocks of a
 * text, because several fit into the first screen, high for sections, because only one or two do.
 *
 * @param first position among its siblings from which on an element is left out
 */
const rules = (first: number) =>
  `:where(.section,article section,.prose>*):nth-child(n+${first}),.page-footer{content-visibility:auto;contain-intrinsic-height:30rem;overflow-clip-margin:100vw}.section{contain-intrinsic-height:150vh}`

/** How long the rest waits for the web fonts: laid out before they arrive, it would be laid out twice. */
const longestWaitMs = 500

/** Whatever is further back among its siblings is brought in with the last turn. */
const lastTurn = 32

interface Events {
  /** The first screen has been painted. */
  painted: Promise<void>
  /** The web fonts are in use. */
  fontsLoaded: Promise<void>
  /** The visitor has pressed, touched or focused something. */
  first: Promise<void>
}

/**
 * Leaves what is below the first screen out of the layout until the screen is painted and has its web fonts, then
 * brings it in by turns, or at once when the visitor does something. A visitor who follows a link to a part of the
 * page, reloads it or comes back to it gets all of it at once, and so does a crawler (SPEC section 4). A page that is
 * rendered ahead is laid out whole before its visit.
 *
 * @returns a function that lays the rest out at once
 */
export function paintFirstScreenOnly({ painted, fontsLoaded, first }: Events): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Otherwise the visitor would wait for this layout.
  if (isAhead) fontsLoaded.then(() => document.body.offsetHeight)
  if (isAhead || visit?.type !== 'navigate' || location.hash || isCrawler(navigator.userAgent))
    return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules(1))
  document.adoptedStyleSheets = [sheet]
  const layOutRest = () => {
    sheet.disabled = true
  }
  // All of it at once would block a phone for more than 100 ms.
  const bringInFrom = (next: number) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (next > lastTurn) return layOutRest()
        sheet.replaceSync(rules(next))
        bringInFrom(next * 2)
      }),
    )
  painted
    .then(() => Promise.race([fontsLoaded, new Promise((done) => setTimeout(done, longestWaitMs))]))
    .then(() => bringInFrom(4))
  first.then(layOutRest)
  addEventListener('scroll', layOutRest, { once: true })
  return layOutRest
}
