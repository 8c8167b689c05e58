import type { Check } from '../support/check.ts'
import { pause, type Visitor } from '../support/visitor.ts'

const darkOption = 'footer [data-scheme-switch] input[value=dark]'

/** Time to render what has been asked for; a click that comes too early only asks less of the page. */
const renderingMs = 800

/** Points at a link until its page has been asked for, and rendered where the engine does that. */
async function pointAt(visitor: Visitor, selector: string, address: RegExp): Promise<void> {
  await visitor.hover(selector)
  await visitor.asks(address)
  await pause(renderingMs)
}

async function chooseDark(visitor: Visitor): Promise<void> {
  await visitor.focus('footer [data-scheme-switch] input[value=system]')
  await visitor.press('ArrowRight', 'ArrowRight')
  await visitor.has('html', 'data-scheme', 'dark')
}

/** Pages that the browser prepared before the visit know what happened since. */
export const ahead: Check[] = [
  {
    name: 'a page that was prepared before has the scheme chosen since',
    async run(visitor) {
      await visitor.open('/security')
      await pointAt(visitor, 'footer a[href="/terms"]', /\/terms/)
      await chooseDark(visitor)
      await visitor.click('footer a[href="/terms"]')
      await visitor.isAt('/terms')
      await visitor.has('html', 'data-scheme', 'dark')
      await visitor.has(darkOption, 'checked', true)
    },
  },
  {
    name: 'a page on the way back has the scheme chosen since',
    async run(visitor) {
      await visitor.open('/security')
      await visitor.click('footer a[href="/terms"]')
      await visitor.isAt('/terms')
      await chooseDark(visitor)
      await visitor.driver.evaluate(() => history.back())
      await visitor.isAt('/security')
      await visitor.has('html', 'data-scheme', 'dark')
      await visitor.has(darkOption, 'checked', true)
    },
  },
]
