import type { Page } from '@playwright/test'
import { faultsOf, nameOf, stopFunctions, stopsIn } from './stop-faults.ts'

/** What a walk with the Tab key through the content of a page has found. */
interface Walk {
  /** Number of stops in `main`. */
  stops: number
  /** Elements that can have the focus and did not get it, or out of the order of the document. */
  missed: string[]
  /** Stops that cannot be seen, have no name or do not show that they have the focus. */
  faults: string[]
  /** Whether the focus has left the content behind its last stop. */
  isThrough: boolean
}

/** Goes from the top of a page over its skip link into the content and with Tab through all of it. */
export async function walkContent(page: Page): Promise<Walk> {
  // What comes to life near the window does so before the walk, and moves no stop during it.
  if ((await page.evaluate(seeIslands)) > 0) await page.waitForLoadState('networkidle')
  await page.evaluate(`(() => {\n${stopFunctions}\n(${watchFocus})()\n})()`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let left = (await page.evaluate(() => tabbables().length)) + 1
  while (left > 0) {
    // Sent together: each is a round trip otherwise.
    await Promise.all(Array.from({ length: Math.min(left, 20) }, () => page.keyboard.down('Tab')))
    left -= 20
    if (left <= 0 && (await page.evaluate(() => isInContent()))) left = 1
    if (await page.evaluate(() => isEndless())) break
  }
  return page.evaluate(() => walk())
}

/**
 * Runs in the page: brings each part that waits until it is near into the window and waits until it listens, then shows
 * the top again. Gives their number. To scroll through all of the page would paint all of it.
 */
async function seeIslands(): Promise<number> {
  const islands = [...document.querySelectorAll('page-island[when=near]')]
  for (const island of islands) {
    const shown = [...island.querySelectorAll('*')].find((part) => part.checkVisibility())
    shown?.scrollIntoView({ behavior: 'instant' })
    for (let frame = 0; shown && frame < 300 && island.matches('[when=near]'); frame += 1) {
      await new Promise(requestAnimationFrame)
    }
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return islands.length
}

declare function tabbables(): HTMLElement[]
declare function isInContent(): boolean
declare function isEndless(): boolean
declare function walk(): Walk

/** Runs in the page: notes each stop when the next Tab comes, that is, when it has settled. */
function watchFocus(): void {
  const main = document.querySelector('main')
  const expected = stopsIn(main)
  const reached: HTMLElement[] = []
  const faults: string[] = []
  let presses = 0

  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return
      presses += 1
      const stop = document.activeElement as HTMLElement
      if (stop === main || !main?.contains(stop) || reached.at(-1) === stop) return
      reached.push(stop)
      faults.push(...faultsOf(stop).map((fault) => `${nameOf(stop)}: ${fault}`))
    },
    true,
  )

  const isIn = () => main?.contains(document.activeElement) ?? false
  Object.assign(globalThis, {
    tabbables: () => expected,
    isInContent: isIn,
    isEndless: () => presses > 3 * expected.length + 40,
    walk: (): Walk => ({
      stops: reached.length,
      missed: missedStops().map(nameOf),
      faults,
      isThrough: !isIn(),
    }),
  })

  /** Parts that come to life on the way bring further stops between those that were there. */
  function missedStops(): HTMLElement[] {
    let next = 0
    return expected.filter((each) => {
      const place = reached.indexOf(each, next)
      if (place !== -1) next = place + 1
      return place === -1
    })
  }
}
