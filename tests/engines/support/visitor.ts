import type { SmtpReceiver } from '../../faults/support/smtp-receiver.ts'
import { isLaidOut } from '../../support/is-laid-out.ts'
import type { Driver } from './driver.ts'
import { type Found, find } from './find.ts'
import type { Front } from './front.ts'

const patienceMs = 40_000
const pauseMs = 40

/** Somebody at a browser, the same for every engine. Elements are named by a selector and their words. */
export class Visitor {
  readonly driver: Driver
  readonly front: Front
  /** Where the mails of the site arrive. */
  readonly mails: SmtpReceiver

  constructor(driver: Driver, front: Front, mails: SmtpReceiver) {
    this.driver = driver
    this.front = front
    this.mails = mails
  }

  /** Opens an address of the site and waits until the frame of the page works by itself. */
  async open(address: string): Promise<void> {
    await this.driver.open(this.front.origin + address)
    await this.until('the frame of the page works', isFrameAlive)
    await this.until('the page is laid out to its end', isLaidOut)
    // They move what is pointed at.
    await this.until('the web fonts are in use', hasFaces)
  }

  /** Waits for something true in the page; what it throws meanwhile, as between two pages, is only reported at the end. */
  async until<Args extends unknown[]>(
    what: string,
    test: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.#poll(what, () => this.driver.evaluate(test, ...args))
  }

  /** Waits for something true outside the page. */
  async #poll(what: string, test: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patienceMs
    let trouble: unknown
    do {
      try {
        if (await test()) return
        trouble = undefined
      } catch (error) {
        trouble = error
      }
      await pause(pauseMs)
    } while (Date.now() < end)
    const place = await this.address().catch(() => 'no page')
    throw new Error(`Not so: ${what} (on ${place})`, { cause: trouble })
  }

  /** The newest mail to an address, once there are so many. */
  async mailTo(address: string, count: number): Promise<string> {
    await this.#poll(
      `mail ${count} to ${address}`,
      async () => this.mails.to(address).length >= count,
    )
    return this.mails.to(address).at(-1)?.text ?? ''
  }

  /** Waits until something has been asked for since the check began. */
  asks(address: RegExp): Promise<void> {
    const test = async () => this.front.asked.some((each) => address.test(each))
    return this.#poll(`${address} is asked for`, test)
  }

  /** Waits until the pages have shown problems. */
  shows(...problems: RegExp[]): Promise<void> {
    return this.#poll('all problems are noticed', async () => {
      const found = this.front.problems
      const missing = problems.filter((problem) => !found.some((each) => problem.test(each)))
      if (missing.length > 0) throw new Error(`${missing.join(', ')} not in ${found.join(', ')}`)
      return true
    })
  }

  /** Waits for an element that shows. */
  async sees(selector: string, words = ''): Promise<Found> {
    let found: Found | null = null
    await this.#poll(`${selector} “${words}” shows`, async () => {
      found = await this.driver.evaluate(find, selector, words, false)
      return found !== null
    })
    return found as unknown as Found
  }

  /** Waits until no such element shows. */
  misses(selector: string, words = ''): Promise<void> {
    return this.#poll(`${selector} “${words}” does not show`, async () => {
      return (await this.driver.evaluate(find, selector, words, false)) === null
    })
  }

  /** Waits until the element that shows has a property: its `value`, `checked`, `isFocused`, `inView`, or an attribute. */
  async has(selector: string, name: string, value: unknown, words = ''): Promise<void> {
    let last: unknown
    await this.#poll(`${name} of ${selector} “${words}” is ${value}`, async () => {
      const found = await this.driver.evaluate(find, selector, words, false)
      last = found && name in found ? found[name as keyof Found] : found?.attributes[name]
      if (last !== value) throw new Error(`it is ${last}`)
      return true
    })
  }

  async focuses(selector: string, words = ''): Promise<void> {
    await this.has(selector, 'isFocused', true, words)
  }

  /** Clicks on an element that shows. */
  async click(selector: string, words = ''): Promise<void> {
    await this.driver.click(await this.#reach(selector, words))
  }

  /** Points at an element that shows. */
  async hover(selector: string, words = ''): Promise<void> {
    await this.#reach(selector, words)
  }

  /** Scrolls an element into view and points at it until it stays below the pointer. */
  async #reach(selector: string, words: string): Promise<Found> {
    let before: Found | null = null
    let now: Found | null = null
    await this.#poll(`${selector} “${words}” can be pointed at`, async () => {
      before = now
      now = await this.driver.evaluate(find, selector, words, true)
      if (now?.isOnTop && (before?.x !== now.x || before.y !== now.y)) await this.driver.point(now)
      return now?.isOnTop === true && before?.x === now.x && before.y === now.y
    })
    return now as unknown as Found
  }

  /** Focuses an element as a visitor's Tab would. */
  async focus(selector: string, words = ''): Promise<void> {
    await this.sees(selector, words)
    await this.driver.evaluate(find, selector, words, true, true)
    await this.focuses(selector, words)
  }

  /** Types into a field, in place of what it has. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector)
    await this.driver.press('Control+a')
    await this.driver.type(text)
    await this.has(selector, 'value', text)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key)
  }

  type(text: string): Promise<void> {
    return this.driver.type(text)
  }

  /** Path, query and hash of the address bar. */
  address(): Promise<string> {
    return this.driver.evaluate(() => location.pathname + location.search + location.hash)
  }

  async isAt(address: string): Promise<void> {
    await this.until(
      `the address is ${address}`,
      (wanted) => location.pathname + location.search + location.hash === wanted,
      address,
    )
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The header names the keys of the search once its scripts run. */
function isFrameAlive(): boolean {
  const keys = document.querySelector('[data-opens-search] kbd')
  return document.readyState === 'complete' && Boolean(keys?.textContent)
}

function hasFaces(): boolean {
  return [...document.fonts].some(({ status }) => status === 'loaded')
}
