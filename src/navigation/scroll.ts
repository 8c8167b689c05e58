import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { noteReturn } from '../hydration/near-viewport.ts'

const SETTLE_MS = 1500

/**
 * Scroll behaviour of SPEC section 2: to the hash target (80 px below the top, by `scroll-padding-top`),
 * else to the top; back and forward restore the position. Positions live in memory only: a fresh
 * visit writes no storage. Reloads and other documents are left to the browser.
 *
 * @returns a function that ends it
 */
export function setUpScroll(router: AnyRouter): () => void {
  const positions = new Map<string, number>()
  let isTraversal = false
  let place: Place | undefined

  // Other documents and reloads are the browser's again.
  const handBack = () => {
    history.scrollRestoration = 'auto'
  }
  addEventListener('pagehide', handBack)

  const endings = [
    (router.history as RouterHistory).subscribe(({ action }) => {
      isTraversal = ['BACK', 'FORWARD', 'GO'].includes(action.type)
      noteReturn(isTraversal)
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (!fromLocation) return
      positions.set(keyOf(fromLocation.state), scrollY)
      place = placeInPage()
      // Not before the first navigation: a reload must still restore its own position.
      history.scrollRestoration = 'manual'
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
      if (!fromLocation || !hrefChanged) return
      const saved = positions.get(keyOf(toLocation.state))
      if (isTraversal && saved !== undefined) hold(() => scrollTo(0, saved))
      else if (toLocation.hash && isElsewhere(fromLocation, toLocation))
        scrollToHash(toLocation.hash)
      else if (toLocation.pathname !== fromLocation.pathname) startOfPage()
      else if (languageOf(toLocation) !== languageOf(fromLocation)) hold(() => returnTo(place))
    }),
  ]
  return () => {
    for (const end of endings) end()
    removeEventListener('pagehide', handBack)
  }
}

interface Address {
  pathname: string
  hash: string
}

/** The section at the top of the viewport and where it stands, in px. */
interface Place {
  id: string
  top: number
}

function placeInPage(): Place | undefined {
  const sections = [...document.querySelectorAll('main :is(section, .prose h2)[id]')]
  const section = sections.find((candidate) => candidate.getBoundingClientRect().bottom > 0)
  return section && { id: section.id, top: section.getBoundingClientRect().top }
}

/** After a change of language: sections of the other language have other heights. */
function returnTo(place: Place | undefined): void {
  const section = place && document.getElementById(place.id)
  if (section) scrollBy(0, section.getBoundingClientRect().top - place.top)
}

function languageOf({ search }: { search: object }): string | undefined {
  return (search as { lang?: string }).lang
}

function isElsewhere(from: Address, to: Address): boolean {
  return to.hash !== from.hash || to.pathname !== from.pathname
}

function keyOf(state: object): string {
  return (state as { __TSR_key?: string }).__TSR_key ?? ''
}

/** A new page begins at its top, with the focus on its heading (WCAG 2.4.3). */
function startOfPage(): void {
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function scrollToHash(hash: string): void {
  const target = () => document.getElementById(hash)
  const disclosure = target()?.closest('details')
  if (disclosure) disclosure.open = true
  hold(() => {
    // A placeholder gives way to its section, which then needs the focus again.
    if (document.activeElement !== target()) target()?.focus({ preventScroll: true })
    target()?.scrollIntoView()
  })
}

const movements = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls, and scrolls again while sections still load and move things, unless the visitor moves first. */
function hold(scroll: () => void): void {
  scroll()
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of movements) removeEventListener(type, end)
  }
  const timer = setTimeout(end, SETTLE_MS)
  for (const type of movements) addEventListener(type, end, { passive: true })
}
