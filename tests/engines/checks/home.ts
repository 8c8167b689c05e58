import { home, ui } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const { devs, roi, faq, supportedDrawings } = home('en')
const titles = Object.values(devs.tabs).map(({ title }) => title)
const tab = '#devs [role=tab]'

const tabs: Check[] = [
  {
    name: 'a tab that is clicked shows its panel, alone',
    async run(visitor) {
      await visitor.open('/')
      await visitor.click(tab, titles[2])
      await visitor.has(tab, 'aria-selected', 'true', titles[2])
      await visitor.sees('#devs-metadata')
      await visitor.misses('#devs-installation')
    },
  },
  {
    name: 'tabs are moved through with arrows, Home and End',
    async run(visitor) {
      await visitor.open('/#devs')
      await visitor.click(tab, titles[0])
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['End', 4],
        ['ArrowRight', 0],
        ['ArrowLeft', 4],
        ['Home', 0],
      ] as const) {
        await visitor.press(key)
        await visitor.focuses(tab, titles[index])
        await visitor.has(tab, 'aria-selected', 'true', titles[index])
      }
    },
  },
  {
    name: 'an address that names a tab shows its panel',
    async run(visitor) {
      await visitor.open('/#devs-features')
      await visitor.has(tab, 'aria-selected', 'true', titles[3])
      await visitor.sees('#devs-features')
      await visitor.misses('#devs-installation')
    },
  },
  {
    name: 'code is copied by a button, which says so',
    async run(visitor) {
      await visitor.open('/#devs')
      await visitor.click('#devs-installation [data-copy=code]')
      await visitor.sees('#devs-installation [aria-live=polite]', ui('en').code.copied)
    },
  },
]

const output = '#roi dl dd'

const calculator: Check[] = [
  {
    name: 'the ROI calculator answers while typing and keeps its values in the address',
    async run(visitor) {
      await visitor.open('/#roi')
      await visitor.fill('#roi input[name=drawings]', '400')
      await visitor.fill('#roi input[name=minutes]', '15')
      await visitor.fill('#roi input[name=wage]', '60')
      await visitor.sees(output, '€6,000')
      await visitor.sees(output, '€1,330')
      await visitor.sees(output, '€4,670')
      await visitor.isAt('/?drawings=400&minutes=15&wage=60#roi')
    },
  },
  {
    name: 'the ROI calculator says what is wrong, and dims the last figures then',
    async run(visitor) {
      await visitor.open('/?drawings=400&minutes=15&wage=60&lang=de#roi')
      await visitor.sees(output, '4.670 €')
      await visitor.fill('#roi input[name=drawings]', 'many')
      await visitor.has('#roi input[name=drawings]', 'aria-invalid', 'true')
      await visitor.sees('#roi', home('de').roi.errors.notANumber)
      await visitor.has('.roi-result', 'data-stale', 'true')
      await visitor.sees(output, '4.670 €')
    },
  },
  {
    name: 'a link to a result is copied',
    async run(visitor) {
      await visitor.open('/?drawings=400#roi')
      await visitor.click('#roi [data-copy=address]')
      await visitor.sees('#roi', roi.shared)
    },
  },
]

const parts: Check[] = [
  {
    name: 'a value and its place on the drawing light each other',
    async run(visitor) {
      await visitor.open('/')
      await visitor.hover('figure button[data-ref="27"]')
      await visitor.has('figure button[data-ref="27"]', 'aria-pressed', 'true')
      await visitor.sees('figure rect[data-ref="27"][data-active]')
      await visitor.hover('figure rect[data-ref="1"]')
      await visitor.has('figure button[data-ref="1"]', 'aria-pressed', 'true')
      await visitor.has('figure button[data-ref="27"]', 'aria-pressed', 'false')
    },
  },
  {
    name: 'the carousel moves by its buttons',
    async run(visitor) {
      const { next, previous } = supportedDrawings.carousel
      await visitor.open('/#supported-drawings')
      await visitor.click(`button[aria-label="${next}"]`)
      await visitor.until('the second drawing is shown', () => {
        return (document.querySelector('.carousel')?.scrollLeft ?? 0) > 200
      })
      await visitor.click(`button[aria-label="${previous}"]`)
      await visitor.until('the first drawing is shown', () => {
        return document.querySelector('.carousel')?.scrollLeft === 0
      })
    },
  },
  {
    name: 'a question opens and closes by click and by keyboard',
    async run(visitor) {
      const question = faq.items[0]?.question
      await visitor.open('/#faq')
      await visitor.click('#faq summary', question)
      await visitor.sees('#faq details[open]', question)
      await visitor.press('Enter')
      await visitor.misses('#faq details[open]', question)
    },
  },
]

export const homePage = [...tabs, ...calculator, ...parts]
