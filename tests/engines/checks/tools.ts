import { content } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'

const feasibility = '/use-cases/feasibility-analysis'
const { result, drawings, form } = content.page('use-case-feasibility-analysis', 'en').playground
const { simulator } = content.page('pricing', 'en')
const callout = content.page('try-callout', 'en')
const glossary = content.page('glossary', 'en')

const playground: Check[] = [
  {
    name: 'the feasibility playground judges anew with each value, and the address carries it',
    async run(visitor) {
      await visitor.open(`${feasibility}#playground`)
      await visitor.sees('#playground a', `${drawings.bracket.short}`)
      await visitor.click('#playground a', drawings.bracket.short)
      await visitor.sees('#playground', result.noFindings)
      await visitor.fill('#playground input[name=tolerance]', '0.02')
      await visitor.sees('#playground li', '2x Ø6 H7')
      await visitor.sees('#playground .fault-balloon')
      await visitor.until('the address has the value', () =>
        location.search.includes('tolerance=0.02'),
      )
    },
  },
  {
    name: 'the feasibility playground keeps its last answer where a value is wrong',
    async run(visitor) {
      await visitor.open(`${feasibility}?tolerance=0.02#playground`)
      await visitor.fill('#playground input[name=ra]', 'fine')
      await visitor.has('#playground input[name=ra]', 'aria-invalid', 'true')
      await visitor.sees('#playground [role=status]', form.stale)
      await visitor.fill('#playground input[name=ra]', '0.8')
      await visitor.misses('#playground', form.stale)
    },
  },
]

const invoices: Check[] = [
  {
    name: 'the invoice simulator adds up, and says what is wrong',
    async run(visitor) {
      await visitor.open('/pricing?start=2027-11-28&pages=60#simulator')
      await visitor.fill('#simulator input[name=pages]', '100')
      for (const sum of ['€1,089.00', '€1,083.50', '€1,075.00']) {
        await visitor.sees('#simulator dl dd', sum)
      }
      await visitor.isAt('/pricing?start=2027-11-28&pages=100#simulator')
      await visitor.fill('#simulator input[name=pages]', '12.5')
      await visitor.sees('#simulator', simulator.errors.notWhole)
      await visitor.misses('#simulator dl dd', '€')
    },
  },
  {
    name: 'the start of the simulated invoices can be chosen',
    async run(visitor) {
      await visitor.open('/pricing?start=2027-01-15&pages=100#simulator')
      await visitor.sees('#simulator dl dd')
      await visitor.focus('#simulator input[name=start]')
      await visitor.driver.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('#simulator input[name=start]')
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        set?.call(field, '2027-11-28')
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        field?.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await visitor.sees('#simulator dl dd', '€1,089.00')
    },
  },
]

const decoder: Check[] = [
  {
    name: 'the callout decoder answers while typing, and its address can be shared',
    async run(visitor) {
      await visitor.open('/try/callout')
      await visitor.fill('#callout', 'M8x1.25-6H')
      await visitor.sees('main h2', 'M8x1.25-6H')
      await visitor.sees('main td', '6.647 to 6.912')
      await visitor.isAt('/try/callout?q=M8x1.25-6H')
      await visitor.focuses('#callout')
      await visitor.fill('#callout', '⌖ Ø0.1 Ⓜ A B')
      await visitor.sees('main h2', 'Ⓜ')
    },
  },
  {
    name: 'an answer that does not come is reported, and asked for again',
    expected: /Failed to load|502/,
    async run(visitor) {
      await visitor.open('/try/callout?q=R5')
      visitor.front.answer(/^\/try\/callout\?/, { status: 502, type: 'text/plain', body: '' })
      await visitor.fill('#callout', 'R50')
      await visitor.sees('main', callout.form.failed)
      visitor.front.reset()
      await visitor.click('main button', callout.form.submit)
      await visitor.sees('main h2', 'R50')
    },
  },
]

/** By a link a page is left whose address has changed: see `drawing` in ../support/webkit.ts. */
export const examples: Check[] = [
  {
    name: 'signs come by buttons, examples by links',
    async run(visitor) {
      await visitor.open('/try/callout')
      await visitor.fill('#callout', '20 H7')
      await visitor.press('Home')
      await visitor.click('[data-sign="Ø"]')
      await visitor.has('#callout', 'value', 'Ø20 H7')
      await visitor.focuses('#callout')
      await visitor.sees('main h2', 'Ø20 H7')
      await visitor.click('main a', 'Ra 3.2')
      await visitor.has('#callout', 'value', 'Ra 3.2')
      await visitor.sees('main h2', 'Ra 3.2')
    },
  },
]

const terms: Check[] = [
  {
    name: 'the glossary is filtered while typing',
    async run(visitor) {
      await visitor.open('/knowledge-base/glossary')
      await visitor.fill('main input[name=q]', 'interference fit')
      await visitor.misses('#letter-a')
      await visitor.sees('#letter-i')
      await visitor.fill('main input[name=q]', 'xyzzy')
      await visitor.sees('main', glossary.filter.none)
    },
  },
]

export const tools = [...playground, ...invoices, ...decoder, ...terms]
