import { type ReactNode, useState } from 'react'
import type { PricingCopy } from '../../../../shared/content/pricing.ts'
import { fillText, formatNumber } from '../../../../shared/i18n/format.ts'
import { type Day, isoDay } from '../../../../shared/invoices/calendar.ts'
import {
  type Entries,
  type EntryFault,
  readPages,
  readStart,
} from '../../../../shared/invoices/entries.ts'
import { firstInvoices } from '../../../../shared/invoices/first-invoices.ts'
import { billingPrices } from '../../../../shared/invoices/invoice.ts'
import { FigureField } from '../../../components/figure-field.tsx'
import { SubmitWithoutScript } from '../../../components/submit-without-script.tsx'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { shareValues } from '../../../navigation/share-values.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import type { PricingData } from '../pricing-data.ts'
import { SimulatedInvoices, type SimulatorWords } from './simulated-invoices.tsx'

interface SimulatorProps {
  copy: SimulatorWords
  words: PricingCopy['invoice']
  facts: Pick<PricingData['facts'], 'invoiceSimulator' | 'price'>
  /** What stands in the fields without a shared link. */
  defaults: Entries
  /** What stands in them at first. */
  first: Entries
  /** What the invoices assume; the page has made it. */
  assumptions: ReactNode
}

/**
 * The first three invoices of a contract. The values live in the address (`?start=&pages=`), so that a
 * result can be shared; as a plain form it also works without scripts.
 */
export function Simulator({ copy, words, facts, defaults, first, assumptions }: SimulatorProps) {
  const { locale } = useShownPage()
  const { invoiceSimulator: limits, price } = facts
  const [entries, setEntries] = useState(first)
  const start = readStart(entries.start, limits)
  const pages = readPages(entries.pages, locale, limits)

  function change(name: keyof Entries, text: string) {
    const next = { ...entries, [name]: text }
    setEntries(next)
    const shared = sharedEntries(
      readStart(next.start, limits),
      readPages(next.pages, locale, limits),
    )
    shareValues({ [name]: shared[name] === defaults[name] ? undefined : shared[name] })
  }

  const faultText = (fault: unknown) =>
    typeof fault === 'string'
      ? fillText(copy.errors[fault as EntryFault], { max: formatNumber(limits.maxPages, locale) })
      : undefined
  const isValid = typeof start === 'object' && typeof pages === 'number'

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border border-line bg-sheet xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
      <form
        method="get"
        action="/pricing#simulator"
        noValidate
        className="px-3 py-5 sm:p-8 xl:col-span-4"
      >
        <LanguageField />
        <h3 className="text-2xl">{copy.inputsTitle}</h3>
        <FigureField
          name="start"
          copy={copy.start}
          text={entries.start}
          fault={faultText(start)}
          days={{ min: `${limits.firstYear}-01-01`, max: `${limits.lastYear}-12-31` }}
          onChange={(text) => change('start', text)}
        />
        <FigureField
          name="pages"
          copy={copy.pages}
          text={entries.pages}
          fault={faultText(pages)}
          inputMode="numeric"
          onChange={(text) => change('pages', text)}
        />
        <SubmitWithoutScript label={copy.calculate} />
      </form>
      <SimulatedInvoices
        copy={copy}
        words={words}
        invoices={isValid ? firstInvoices(start, pages, billingPrices(price)) : undefined}
        start={isValid ? start : undefined}
        pages={isValid ? pages : undefined}
        locale={locale}
      />
      {assumptions}
    </div>
  )
}

/** Only what can be read enters the address, numbers without signs of a language. */
function sharedEntries(start: Day | EntryFault, pages: number | EntryFault): Partial<Entries> {
  return {
    ...(typeof start === 'object' ? { start: isoDay(start) } : {}),
    ...(typeof pages === 'number' ? { pages: String(pages) } : {}),
  }
}
