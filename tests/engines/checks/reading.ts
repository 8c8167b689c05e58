import { content } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const { start } = content.page('try', 'en')
const { list, refused, summary, exports } = content.wording('reader', 'en')
const row = '.try-table tbody tr'

export const reading: Check[] = [
  {
    name: 'a vector drawing is read, and its table and its sheet light each other',
    async run(visitor) {
      await visitor.open('/try')
      await visitor.click('button', start.samples.shaft)
      await visitor.sees('.try-panel', list.kinds.dimension)
      await visitor.sees(row, 'Ø20 g6')
      await visitor.click(`${row} th button, ${row} button`, 'Ø20 g6')
      await visitor.has(row, 'data-active', 'true', 'Ø20 g6')
      await visitor.sees('.try-stage rect[data-active]')
    },
  },
  {
    name: 'the drawing is zoomed by keys, and the list reduced by words',
    async run(visitor) {
      await visitor.open('/try')
      await visitor.click('button', start.samples.shaft)
      await visitor.sees(row, 'Ø20 g6')
      const viewBox = async () => (await visitor.sees('.try-stage svg')).attributes.viewBox
      const whole = await viewBox()
      await visitor.focus('.try-stage')
      await visitor.press('+')
      await visitor.until(
        'the drawing is larger',
        (before) => document.querySelector('.try-stage svg')?.getAttribute('viewBox') !== before,
        whole,
      )
      await visitor.press('0')
      await visitor.has('.try-stage svg', 'viewBox', whole)
      await visitor.fill('.try-panel input[type=search]', '20g6')
      await visitor.until(
        'one row is left',
        (rows) => document.querySelectorAll(rows).length === 1,
        row,
      )
    },
  },
  {
    name: 'a drawing with balloons is made in the browser',
    async run(visitor) {
      await visitor.open('/try')
      // What is downloaded goes through here.
      await visitor.driver.evaluate(() => {
        const make = URL.createObjectURL
        URL.createObjectURL = (made: Blob) => {
          made
            .slice(0, 5)
            .text()
            .then((text) => {
              document.documentElement.dataset.made = `${text} ${made.size > 20_000}`
            })
          return make.call(URL, made)
        }
        HTMLAnchorElement.prototype.click = () => {}
      })
      await visitor.click('button', start.samples.shaft)
      await visitor.sees(row, 'Ø20 g6')
      await visitor.click('.try-exports button', exports.ballooned)
      await visitor.has('html', 'data-made', '%PDF- true')
    },
  },
  {
    name: 'a file that is not a drawing is refused with advice',
    async run(visitor) {
      await visitor.open('/try')
      await visitor.driver.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('input[type=file]')
        const files = new DataTransfer()
        files.items.add(new File(['AC1032 not a drawing on a sheet'.padEnd(400)], 'part.pdf'))
        if (!field) throw new Error('There is no field for a file')
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await visitor.sees('[role=alert]', refused.title)
      await visitor.click('[role=alert] button', summary.another)
      await visitor.sees('[data-desk=choose]')
    },
  },
]
