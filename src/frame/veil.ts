import { hasPlace } from './return-to-place.ts'

/** Parts of a page below its head (`styles/frame.css`). */
const parts = '.section,footer'

/**
 * Before the first paint: browsers then lay out only what is near the viewport. Not where somebody comes to a place further
 * down, whose distance from the top must be right at once.
 */
export function veil(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAtTop = visit?.type === 'navigate' && !location.hash && !hasPlace()
  if (isAtTop) document.documentElement.dataset.veiled = ''
}

/** Has the rest laid out part by part, so that a visitor never waits for all of it. */
export async function unveil(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.veiled === undefined) return
  const veiled = [...document.querySelectorAll<HTMLElement>(parts)]
  for (const part of veiled) {
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    await new Promise((done) => setTimeout(done))
  }
  delete dataset.veiled
  for (const part of veiled) part.style.contentVisibility = ''
}
