import { home, languageNames, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const german = 'footer a[hreflang=de]'

export const language: Check[] = [
  {
    name: 'a change of language keeps every parameter and the hash',
    async run(visitor) {
      await visitor.open('/?drawings=500&x=1#roi')
      await visitor.click(german, languageNames.de)
      await visitor.isAt('/?drawings=500&x=1&lang=de#roi')
      await visitor.has('html', 'lang', 'de')
      await visitor.has('#roi input[name=drawings]', 'value', '500')
    },
  },
  {
    name: 'a change of language in the middle of a page keeps the place',
    async run(visitor) {
      await visitor.open('/')
      await visitor.driver.evaluate(() => {
        const top = document.querySelector('#why')?.getBoundingClientRect().top ?? 0
        scrollBy({ top: top - 100, behavior: 'instant' })
      })
      await visitor.driver.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.click(),
        german,
      )
      await visitor.has('html', 'lang', 'de')
      await visitor.sees('#why h2', home('de').why.title)
      await visitor.until('the same part is shown', () => {
        const top = document.querySelector('#why')?.getBoundingClientRect().top ?? 9999
        // Half a screen: not every engine holds what is read in its place when faces and pictures come.
        return Math.abs(top - 100) < 450
      })
    },
  },
  {
    name: 'who chose German before gets German, with all parameters',
    async run(visitor) {
      await visitor.open('/imprint')
      await visitor.click(german, languageNames.de)
      await visitor.has('html', 'lang', 'de')
      await visitor.open('/pricing?plan=growth')
      await visitor.isAt('/pricing?plan=growth&lang=de')
      await visitor.sees('[popovertarget=menu-use-cases]', ui('de').header.useCases.label)
    },
  },
]
