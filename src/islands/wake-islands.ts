import { markBusy } from './busy.ts'
import { isCrawler } from './crawler.ts'
import { createWaking, sleepingAround } from './waking.ts'
import { sleeping } from './waking-types.ts'

/** SPEC section 9: 250 px above the viewport, 200 px below it. */
const rootMargin = '250px 0px 200px'
/** SPEC section 9, for browsers that report no idle moment. */
const idleMs = 180

export interface WakingOptions {
  /** What has happened before. */
  early: readonly Event[]
  /** The first paint is over. */
  painted: Promise<void>
  /** Address of the module that hydrates React components. */
  hydrate: string
  /** What a part that is not hydrated yet says to screen readers. */
  busyWords: string
}

/**
 * Wakes the islands of the page: after the first paint, near the viewport, or when somebody turns to them.
 *
 * @returns what wakes one of them
 */
export function wakeIslands(options: WakingOptions): (island: HTMLElement) => Promise<void> {
  const { early, painted, hydrate, busyWords } = options
  const { wake, wakeOnEvents } = createWaking(hydrate)
  wakeOnEvents(early)
  const isAtOnce = isCrawler(navigator.userAgent)
  if (!isAtOnce) for (const island of outermost(islands('near'))) markBusy(island, busyWords)
  painted.then(() => wakeInTurn(wake, isAtOnce))
  return wake
}

function wakeInTurn(wake: (island: HTMLElement) => void, isAtOnce: boolean): void {
  islands('load').forEach(wake)
  if (isAtOnce) islands('near').forEach(wake)
  const wakeNear = () => wakeWhenNear(wake)
  if ('requestIdleCallback' in window) requestIdleCallback(wakeNear, { timeout: 1000 })
  else setTimeout(wakeNear, idleMs)
  // Paper shows all of the page at once.
  addEventListener('beforeprint', () => islands('near').forEach(wake), { once: true })
}

function islands(when: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${sleeping}[when=${when}]`)]
}

/** Only the outermost islands: with nested ones, each would announce that it is loading. */
function outermost(found: readonly HTMLElement[]): HTMLElement[] {
  return found.filter(
    (island) => !found.some((other) => other !== island && other.contains(island)),
  )
}

function wakeWhenNear(wake: (island: HTMLElement) => void): void {
  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      for (const island of sleepingAround(target)) if (isWokenNear(island)) wake(island)
    }
  }
  const observer = new IntersectionObserver(onChange, { rootMargin })
  for (const part of islands('near').flatMap(shownParts)) observer.observe(part)
}

const isWokenNear = (island: Element) => island.getAttribute('when') === 'near'

/** Islands and slots have no boxes of their own; what they show has, if it is not an island again. */
function shownParts(place: Element): Element[] {
  return [...place.querySelectorAll(':scope > :not([data-busy])')].flatMap((part) =>
    part.matches('page-island,page-slot') ? shownParts(part) : part,
  )
}
