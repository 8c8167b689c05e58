import { content, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const { header, footer, skipToContent } = ui('en')
const button = '[popovertarget=menu-use-cases]'
const panel = '#menu-use-cases'
const link = `${panel} a`

const dropdowns: Check[] = [
  {
    name: 'a menu opens by a click, lists its pages and says that it is open',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.has(button, 'aria-expanded', 'false')
      await visitor.press('Tab')
      await visitor.focus(button)
      await visitor.press('Enter')
      await visitor.has(button, 'aria-expanded', 'true')
      for (const { label } of header.useCases.items) await visitor.sees(link, label)
    },
  },
  {
    name: 'a menu opens under the pointer, stays on the way into it, and closes when it is left',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.hover(button)
      await visitor.sees(panel)
      await visitor.hover(link, header.useCases.items[2]?.label)
      await visitor.sees(panel)
      await visitor.driver.point({ x: 700, y: 800 })
      await visitor.misses(panel)
      await visitor.has(button, 'aria-expanded', 'false')
    },
  },
  {
    name: 'a menu is walked through by keyboard, and Escape gives the focus back',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.focus(button)
      await visitor.press('Space')
      await visitor.sees(panel)
      for (const { label } of header.useCases.items) {
        await visitor.press('Tab')
        await visitor.focuses(link, label)
      }
      await visitor.press('Escape')
      await visitor.misses(panel)
      await visitor.focuses(button)
    },
  },
  {
    name: 'a menu closes when the focus leaves it, and by a click elsewhere',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.focus(button)
      await visitor.press('Enter')
      await visitor.sees(panel)
      await visitor.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
      await visitor.focuses('[popovertarget=menu-success-stories]')
      await visitor.misses(panel)
      await visitor.press('Enter')
      await visitor.sees('#menu-success-stories')
      await visitor.driver.click({ x: 700, y: 800 })
      await visitor.misses('#menu-success-stories')
    },
  },
  {
    name: 'a menu stands below its button and leads to its pages',
    async run(visitor) {
      await visitor.open('/pricing')
      const above = await visitor.sees('[popovertarget=menu-language]')
      await visitor.click('[popovertarget=menu-language]')
      const below = await visitor.sees('#menu-language')
      if (Math.abs(below.x - above.x) > 200 || below.y < above.y || below.y > above.y + 200) {
        throw new Error(`The languages are at ${below.x}, ${below.y}, far from their button`)
      }
      await visitor.hover(button)
      await visitor.click(link, header.useCases.items[1]?.label)
      await visitor.isAt(header.useCases.items[1]?.href ?? '')
    },
  },
]

const menu = '#mobile-menu'
const opener = '[commandfor=mobile-menu][command=show-modal]'

function isInMenu(): boolean {
  return Boolean(document.activeElement?.closest('#mobile-menu'))
}

const mobileMenu: Check[] = [
  {
    name: 'the mobile menu is modal, and Escape gives the focus back',
    isNarrow: true,
    async run(visitor) {
      await visitor.open('/security')
      await visitor.click(opener)
      await visitor.sees(`${menu}:modal`)
      await visitor.has(opener, 'aria-expanded', 'true')
      // Not as far as its end: from there Tab leads into the browser's own bars.
      for (let press = 0; press < 8; press += 1) {
        await visitor.press('Tab')
        await visitor.until('the focus is in the menu', isInMenu)
      }
      await visitor.driver.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
      await visitor.until('nothing behind the menu takes the focus', isInMenu)
      await visitor.press('Escape')
      await visitor.misses(menu)
      await visitor.has(opener, 'aria-expanded', 'false')
      await visitor.focuses(opener)
    },
  },
  {
    name: 'the mobile menu closes by its button and leads to its pages',
    isNarrow: true,
    async run(visitor) {
      await visitor.open('/security')
      await visitor.click(opener)
      await visitor.click(`${menu} [command=close]`)
      await visitor.misses(menu)
      await visitor.click(opener)
      await visitor.click(`${menu} a`, header.links[0]?.label)
      await visitor.isAt(header.links[0]?.href ?? '')
      await visitor.misses(menu)
    },
  },
]

const walking: Check[] = [
  {
    name: 'the first Tab reaches the skip link, which leads to the content',
    async run(visitor) {
      await visitor.open('/security')
      await visitor.press('Tab')
      await visitor.focuses('a', skipToContent)
      await visitor.press('Enter')
      await visitor.focuses('main')
      await visitor.press('Tab')
      await visitor.until('the focus is in the content', () =>
        Boolean(document.activeElement?.parentElement?.closest('main')),
      )
    },
  },
  {
    name: 'a page that is pointed at is asked for ahead',
    async run(visitor) {
      await visitor.open('/terms')
      await visitor.hover('footer a[href="/careers"]')
      await visitor.asks(/^GET \/careers 200$/)
      await visitor.click('footer a[href="/careers"]')
      await visitor.isAt('/careers')
      await visitor.sees('h1', content.page('careers', 'en').hero.title)
    },
  },
  {
    name: 'a part that the address names stops 80 px below the top',
    async run(visitor) {
      for (const id of ['supported-drawings', 'roi', 'faq']) {
        await visitor.open('/imprint')
        await visitor.open(`/#${id}`)
        await visitor.until(
          `#${id} is 80 px below the top`,
          (name) => {
            const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0
            return Math.abs(top - 80) < 2
          },
          id,
        )
      }
    },
  },
  {
    name: 'what campaigns add leaves the address, the rest stays',
    async run(visitor) {
      await visitor.open('/pricing?utm_source=x&plan=growth&ref=y#growth')
      await visitor.isAt('/pricing?plan=growth#growth')
    },
  },
]

export const frame = [...dropdowns, ...mobileMenu, ...walking]

/** For a browser with a graphics card: WebKit without one may crash when it goes back to the home page. */
export const goingBack: Check[] = [
  {
    name: 'back and forward restore the place on both pages',
    async run(visitor) {
      const imprint = footer.groups.company.links.find(({ href }) => href === '/imprint')
      await visitor.open('/')
      await visitor.driver.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
      await visitor.until('the page has scrolled', () => scrollY === 2400)
      // Browsers note the place a moment after scrolling has ended.
      await new Promise((resolve) => setTimeout(resolve, 600))
      await visitor.driver.evaluate(() => {
        document.querySelector<HTMLElement>('footer a[href="/imprint"]')?.click()
      })
      await visitor.sees('h1', imprint?.label)
      await visitor.driver.evaluate(() => history.back())
      await visitor.isAt('/')
      await visitor.until('the place is as before', () => Math.abs(scrollY - 2400) < 3)
      await visitor.driver.evaluate(() => history.forward())
      await visitor.isAt('/imprint')
      await visitor.until('the top is shown', () => scrollY === 0)
    },
  },
]
