import { content, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const words = ui('en').search
const field = 'dialog [role=combobox]'
const option = 'dialog [role=option]'

export const search: Check[] = [
  {
    name: 'the key / opens the search, arrows choose, Enter leads to the place',
    async run(visitor) {
      await visitor.open('/security')
      await visitor.press('/')
      await visitor.focuses(field)
      await visitor.type('growth plan')
      await visitor.sees(option, 'Growth')
      await visitor.press('ArrowDown')
      await visitor.has(option, 'aria-selected', 'true')
      await visitor.press('Enter')
      await visitor.isAt('/pricing#growth')
      await visitor.misses('dialog')
    },
  },
  {
    name: 'Ctrl with K opens the search, and Enter the page of all results',
    async run(visitor) {
      await visitor.open('/security')
      await visitor.press('Control+k')
      await visitor.focuses(field)
      await visitor.type('gewinde')
      await visitor.press('Enter')
      await visitor.isAt('/search?q=gewinde')
      await visitor.sees('h1', content.page('search', 'en').hero.title)
    },
  },
  {
    name: 'the search opens by a click, and Escape gives the focus back',
    async run(visitor) {
      await visitor.open('/security')
      await visitor.click('header [data-opens-search]')
      await visitor.focuses(field)
      await visitor.press('Escape')
      await visitor.misses('dialog')
      await visitor.focuses('header [data-opens-search]')
    },
  },
  {
    name: 'the page of the search finds, marks and leads to a place',
    async run(visitor) {
      await visitor.open('/search')
      await visitor.fill('main input[type=search]', 'position tolerance')
      await visitor.click('main button', words.submit)
      await visitor.sees('main mark')
      await visitor.until('the address has the question', () =>
        location.search.includes('position'),
      )
      await visitor.click('main h3 a')
      await visitor.until('another page is shown', () => location.pathname !== '/search')
    },
  },
]
