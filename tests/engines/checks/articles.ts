import { addressOf, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const article = '/knowledge-base/general-tolerances'
const contents = `nav[aria-label="${ui('en').contents}"]`

export const articles: Check[] = [
  {
    name: 'the contents mark the part that is read, and lead to parts',
    async run(visitor) {
      await visitor.open('/documentation')
      await visitor.misses(`${contents} [aria-current]`)
      const fourth = `${contents} li:nth-child(4) > a`
      await visitor.click(fourth)
      await visitor.has(fourth, 'aria-current', 'location')
      await visitor.driver.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await visitor.misses(`${contents} [aria-current]`)
    },
  },
  {
    name: 'a term shows its meaning beside it on focus, and Escape hides it',
    async run(visitor) {
      await visitor.open(addressOf(article, 'de'))
      await visitor.focus('article a.term')
      await visitor.press('Shift+Tab', 'Tab')
      await visitor.focuses('article a.term')
      const hint = await visitor.sees('.term-hint')
      const term = await visitor.sees('article a.term')
      if (Math.abs(hint.y - term.y) > 300 || Math.abs(hint.x - term.x) > 500) {
        throw new Error(`The hint is at ${hint.x}, ${hint.y}, its term at ${term.x}, ${term.y}`)
      }
      await visitor.press('Escape')
      await visitor.misses('.term-hint')
      await visitor.focuses('article a.term')
    },
  },
  {
    name: 'a term shows its meaning while it is pointed at',
    async run(visitor) {
      await visitor.open(addressOf(article, 'de'))
      await visitor.hover('article a.term')
      await visitor.sees('.term-hint')
      await visitor.hover('.term-hint')
      await visitor.sees('.term-hint')
      await visitor.driver.point({ x: 5, y: 500 })
      await visitor.misses('.term-hint')
    },
  },
  {
    name: 'an entry of the documentation lights its place and its JSON',
    async run(visitor) {
      await visitor.open('/documentation#features')
      await visitor.hover('#features rect[data-ref]')
      await visitor.sees('#features rect[data-active]')
      await visitor.sees('#features .code .is-active')
    },
  },
  {
    name: 'a detail shows its sheet below the place it marks',
    async run(visitor) {
      await visitor.open('/documentation#features')
      await visitor.driver.evaluate(() =>
        document.querySelector('#features [data-detail]')?.scrollIntoView(),
      )
      await visitor.until('the sheet is there and as large as its drawing says', () => {
        const picture = document.querySelector<HTMLImageElement>('#features foreignObject img')
        const drawing = document.querySelector<SVGSVGElement>('#features [data-detail] svg')
        const scale = drawing?.getScreenCTM()?.a
        const { width } = picture?.getBoundingClientRect() ?? { width: 0 }
        return Boolean(picture?.naturalWidth && scale && Math.abs(width / scale - 420) < 1)
      })
    },
  },
  {
    name: 'a record and its places on the sheet light each other, and a threshold counts at once',
    async run(visitor) {
      await visitor.open('/use-cases/erp-data-entry#record')
      await visitor.focus('#record tbody button')
      await visitor.sees('#record .evidence-boxes rect[data-active]')
      await visitor.focus('#record input[type=range]')
      await visitor.press('End')
      await visitor.has('#record input[inputmode=decimal]', 'value', '1.00')
    },
  },
  {
    name: 'a row of a characteristic list lights its balloon',
    async run(visitor) {
      await visitor.open('/use-cases/pmi-extraction#plan')
      await visitor.focus('#plan tr:nth-child(6) button')
      await visitor.sees('#plan circle[data-active]')
    },
  },
]
