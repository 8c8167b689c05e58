import type { Locator, Page } from '@playwright/test'
import { isLaidOut } from '../../support/is-laid-out.ts'

/**
 * Opens an address and waits until the page is laid out to its end, and the scripts of every page listen, and the islands
 * that do not wait for anything.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await frameListens(page)
  await page.waitForFunction(() => !document.querySelector('page-island[when=load]'))
  await page.waitForFunction(isLaidOut)
}

/** Waits until the scripts of every page listen: they come after the first paint. */
export async function frameListens(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The same instance that the page loads for itself.
    await import(document.querySelector<HTMLElement>('script[data-frame]')?.dataset.frame ?? '')
  })
}

/** Waits until the island around an element of the server's HTML is hydrated. */
export async function hydrated(element: Locator): Promise<void> {
  await element.first().waitFor({ state: 'attached' })
  await element.page().waitForFunction(isAlive, await element.first().elementHandle())
}

/**
 * Whether an element waits for no island any more: each has `when` as long as it does not listen. An island that wakes
 * when it is used (`when=use`) gets the event that wakes it.
 */
function isAlive(element: Element | null): boolean {
  return element !== null && !element.closest('page-island[when]:not([when=use])')
}

/** Scrolls to an element and waits until it is hydrated. */
export async function reach(element: Locator): Promise<void> {
  await element.first().scrollIntoViewIfNeeded()
  await hydrated(element)
}

/**
 * Scrolls as a reader does, in steps of most of a screen, until nothing is left below. Each step is painted, however
 * busy the machine is: what came near for no frame is not noticed by the page either.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    const isAtEnd = await page.evaluate(async () => {
      const { clientHeight, scrollHeight } = document.documentElement
      scrollBy({ top: clientHeight * 0.8, behavior: 'instant' })
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      return scrollY + clientHeight >= scrollHeight - 1
    })
    await page.waitForTimeout(120)
    if (isAtEnd) return
  }
  throw new Error('The page has no end')
}

/**
 * Stops the clock of a page, so that what a control says for a moment stays until `passMoment` or `page.clock.resume`,
 * however busy the machine is.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the moment pass for which a control says what it did. */
export async function passMoment(page: Page): Promise<void> {
  await page.clock.runFor(2500)
}

/** How far an element's top is below the top of the viewport, once it has stopped moving. */
export async function settledTop(element: Locator): Promise<number> {
  let before = Number.NaN
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const top = await element.evaluate((node) => node.getBoundingClientRect().top)
    if (top === before) return top
    before = top
    await element.page().waitForTimeout(150)
  }
  return before
}

/** Path, query and hash in the address bar. */
export function addressBar(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** Goes to any address, as a link in an article could ask for. */
export async function navigateTo(page: Page, href: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((target) => location.assign(target), href),
  ])
}

/** Keys on the five developer tabs of which the first has the focus, each with the tab that has it then. */
export const movesAmongTabs = [
  ['ArrowRight', 1],
  ['End', 4],
  ['ArrowRight', 0],
  ['ArrowLeft', 4],
  ['Home', 0],
] as const
