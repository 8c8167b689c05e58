import { markBusy } from './busy.ts'
import { isCrawler } from './crawler.ts'
import { keepFiles } from './keep-files.ts'
import { createWaking, sleeping, sleepingAround } from './waking.ts'

/** SPEC section 9: 250 px above the viewport, 200 px below it. */
const rootMargin = '250px 0px 200px'
/** SPEC section 9, where browsers tell of no idle moment. */
const idleMs = 180

interface Options {
  /** The document is there as a whole. */
  parsed: Promise<void>
  /** The first paint is over. */
  painted: Promise<void>
  /** Settled: the frame listens to what happens, or could not be loaded. */
  framed: Promise<unknown>
  /** Address of the module that hydrates React components. */
  hydrate: string
  /** What a part says that waits until it is near. */
  busyWords: string
}

/** Wakes the islands of the page: after the first paint, near the viewport, or when somebody turns to them. */
export async function wakeIslands(options: Options): Promise<void> {
  const { parsed, painted, framed, hydrate, busyWords } = options
  const { wake, wakeOnEvents } = createWaking(hydrate, framed)
  wakeOnEvents(parsed)
  keepFiles(wake)
  await parsed
  const isAtOnce = isCrawler(navigator.userAgent)
  if (!isAtOnce) for (const island of islands('near')) markBusy(island, busyWords)
  await painted
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

function wakeWhenNear(wake: (island: HTMLElement) => void): void {
  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      for (const island of sleepingAround(target)) if (waits(island)) wake(island)
    }
  }
  const observer = new IntersectionObserver(onChange, { rootMargin })
  for (const part of islands('near').flatMap(shownParts)) observer.observe(part)
}

const waits = (island: Element) => island.getAttribute('when') === 'near'

/** Islands and slots have no boxes of their own; what they show has, if it is not an island again. */
function shownParts(place: Element): Element[] {
  return [...place.querySelectorAll(':scope > :not([data-busy])')].flatMap((part) =>
    part.matches('page-island,page-slot') ? shownParts(part) : part,
  )
}
