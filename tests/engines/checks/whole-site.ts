import { content, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const { updateNotice, header } = ui('en')
const paper = { light: 'rgb(250, 250, 247)', dark: 'rgb(10, 26, 51)' }
const newer = {
  version: '9.0.0',
  buildId: 'ffffffffffff',
  buildTimestamp: '2999-01-01T00:00:00.000Z',
}

function isPaper(color: string): boolean {
  return getComputedStyle(document.documentElement).backgroundColor === color
}

const schemes: Check[] = [
  {
    name: 'the dark scheme is chosen at once, and stays after a reload',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.until('the paper is light', isPaper, paper.light)
      await visitor.focus('footer [data-scheme-switch] input[value=system]')
      await visitor.press('ArrowRight', 'ArrowRight')
      await visitor.until('the paper is dark', isPaper, paper.dark)
      await visitor.open('/imprint')
      await visitor.until('the paper is dark', isPaper, paper.dark)
      await visitor.has('footer [data-scheme-switch] input[value=dark]', 'checked', true)
    },
  },
]

/** Goes before all others: a browser keeps each module that it once had. */
export const lostModule: Check[] = [
  {
    name: 'a missing module shows the notice, and its part works once it is there again',
    expected: /Failed to|rror loading|Importing|MIME|404|NS_ERROR/,
    async run(visitor) {
      visitor.front.answer(/filter-terms\.enhance/, { status: 404, type: 'text/plain', body: '' })
      await visitor.open('/knowledge-base/glossary')
      await visitor.sees('.notices', updateNotice.text)
      visitor.front.reset()
      await visitor.fill('main input[name=q]', 'interference fit')
      await visitor.misses('#letter-a')
    },
  },
]

const updates: Check[] = [
  {
    name: 'a newer build shows the notice, which can be dismissed',
    async run(visitor) {
      await visitor.open('/pricing')
      visitor.front.answer(/^\/version\.json/, { body: JSON.stringify(newer) })
      await visitor.driver.evaluate(() => window.dispatchEvent(new Event('focus')))
      await visitor.sees('.notices', updateNotice.text)
      await visitor.click(`.notices [aria-label="${updateNotice.dismiss}"]`)
      await visitor.misses('.notices', updateNotice.text)
    },
  },
  {
    name: 'the notice loads the page again',
    async run(visitor) {
      await visitor.open('/pricing')
      visitor.front.answer(/^\/version\.json/, { body: JSON.stringify(newer) })
      await visitor.driver.evaluate(() => window.dispatchEvent(new Event('focus')))
      await visitor.driver.evaluate(() => {
        document.documentElement.dataset.isOld = ''
      })
      await visitor.click('.notices [data-reload]')
      await visitor.until('the page is new', () => !('isOld' in document.documentElement.dataset))
      await visitor.isAt('/pricing')
    },
  },
]

/** One of each kind: each is scrolled through, so that all of its islands come to life. */
const kinds = [
  '/',
  '/pricing?lang=de',
  '/security',
  '/careers',
  '/partners?lang=de',
  '/press/press-kit',
  '/blog',
  '/knowledge-base/glossary?lang=de',
  '/case-studies/process-automation',
  '/use-cases/supplier-matching?lang=de',
  '/use-cases/accelerated-quoting',
  '/integrations',
  '/trial-license?lang=de',
  '/privacy-policy',
]

const pages: Check[] = [
  {
    name: 'pages of each kind come to life without a problem, and none scrolls sideways on a phone',
    isNarrow: true,
    async run(visitor) {
      for (const address of kinds) {
        await visitor.open(address)
        await visitor.driver.evaluate(() => {
          for (const island of document.querySelectorAll('page-island[when=near] > *'))
            island.scrollIntoView({ behavior: 'instant' })
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        })
        await visitor.until('nothing is wider than the screen', () => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth === clientWidth
        })
      }
    },
  },
  {
    name: 'an unknown address offers the page that was meant',
    expected: /Failed to load resource/,
    async run(visitor) {
      await visitor.open('/pricng')
      await visitor.sees('h1', content.page('not-found', 'en').hero.title)
      await visitor.click('main a', content.page('pricing', 'en').seo.title)
      await visitor.isAt('/pricing')
    },
  },
  {
    name: 'on paper there are no controls, and every tab has its panel',
    async run(visitor) {
      await visitor.open('/')
      await visitor.driver.evaluate(() => {
        function print(rules: CSSRuleList) {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) {
              rule.media.mediaText = 'all'
            }
            if (rule instanceof CSSGroupingRule) print(rule.cssRules)
          }
        }
        for (const sheet of document.styleSheets) print(sheet.cssRules)
      })
      await visitor.misses('[popovertarget]')
      await visitor.misses('#devs [role=tab]')
      for (const id of ['installation', 'python', 'metadata', 'features', 'insights']) {
        await visitor.sees(`#devs-${id}`)
      }
      await visitor.until('answers are open', () => {
        const answer = document.querySelector('#faq details > :not(summary)')
        return (answer?.getBoundingClientRect().height ?? 0) > 0
      })
    },
  },
]

const problems: Check[] = [
  {
    name: 'these checks notice errors, breaches of the policy and other origins',
    expected: /provoked|content security policy|Failed to load|blocked|other\.example/i,
    async run(visitor) {
      await visitor.open('/imprint')
      const body = "Promise.reject(new Error('provoked 3')); throw new Error('provoked 4')"
      visitor.front.answer(/^\/provoked\.js/, { type: 'text/javascript', body })
      await visitor.driver.evaluate(() => {
        console.error('provoked 1')
        console.warn('provoked 2')
        // A script of the page: errors of what a driver runs are kept from it.
        document.head.append(
          Object.assign(document.createElement('script'), { src: '/provoked.js' }),
        )
        document.body.setAttribute('style', 'color: red')
        new Image().setAttribute('src', 'https://other.example/')
      })
      await visitor.shows(
        /error: provoked 1/,
        /warn: provoked 2/,
        /provoked 3/,
        /provoked 4/,
        /style-src/,
        /other\.example/,
      )
    },
  },
]

export const wholeSite = [...schemes, ...updates, ...pages, ...problems]

export const darkAndStill: Check[] = [
  {
    name: 'the page follows the scheme of the system, and a choice goes before it',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.until('the paper is dark', isPaper, paper.dark)
      await visitor.focus('footer [data-scheme-switch] input[value=system]')
      await visitor.press('ArrowRight')
      await visitor.until('the paper is light', isPaper, paper.light)
    },
  },
  {
    name: 'nothing moves: figures stand, slides and anchors jump',
    async run(visitor) {
      await visitor.open('/#supported-drawings')
      await visitor.until('the system wants less motion', () => {
        return matchMedia('(prefers-reduced-motion: reduce)').matches
      })
      await visitor.driver.evaluate(() => {
        document.querySelector('.carousel')?.addEventListener('scroll', ({ target }) => {
          const { dataset } = document.documentElement
          dataset.steps = `${dataset.steps ?? ''} ${(target as Element).scrollLeft}`
        })
      })
      await visitor.click('[data-move="1"]')
      await visitor.until('one step was taken', () => {
        return document.documentElement.dataset.steps?.trim().split(' ').length === 1
      })
      await visitor.until('pages change without a fade', () => {
        return getComputedStyle(document.documentElement).scrollBehavior === 'auto'
      })
      await visitor.click('header a', header.links[0]?.label)
      await visitor.isAt(header.links[0]?.href ?? '')
    },
  },
]
