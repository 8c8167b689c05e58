import type { ReactNode } from 'react'
import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { firstEntries } from '../../../../shared/invoices/entries.ts'
import { simulatorSearch } from '../../../../shared/invoices/simulator-search.ts'
import { FigureField } from '../../../components/fields/figure-field.tsx'
import { SubmitWithoutScript } from '../../../components/fields/submit-without-script.tsx'
import { Enhanced } from '../../../islands/island.tsx'
import { JsonBlock } from '../../../islands/json-block.tsx'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { simulateInvoices } from './simulate-invoices.enhance.ts'
import { SimulatedInvoices } from './simulated-invoices.tsx'
import { type SimulatorSetup, simulatorView } from './simulator-view.ts'

interface SimulatorProps {
  copy: PricingCopy['simulator']
  words: PricingCopy['invoice']
  setup: SimulatorSetup
  /** What the invoices assume. */
  assumptions: ReactNode
}

/**
 * The first three invoices of a contract. The values live in the address (`?start=&pages=`), so that a
 * result can be shared; as a plain form it also works without scripts.
 */
export function Simulator({ copy, words, setup, assumptions }: SimulatorProps) {
  const { query, locale } = useShownPage()
  const { limits, defaults } = setup
  const entries = firstEntries(simulatorSearch(query), defaults, locale)
  const { faults, invoices } = simulatorView(entries, setup, locale)
  // While an entry cannot be read the usual invoices are there, hidden: a script writes into them.
  const shown = invoices ?? simulatorView(defaults, setup, locale).invoices ?? []
  return (
    <Enhanced by={simulateInvoices} when="near">
      <div className="grid grid-cols-[minmax(0,1fr)] border border-line bg-sheet @min-[71rem]:grid-cols-12 print:box-decoration-clone">
        <JsonBlock value={setup} />
        <form
          method="get"
          action="/pricing#simulator"
          noValidate
          className="px-3 py-5 sm:p-8 @min-[71rem]:sticky @min-[71rem]:top-(--header-height) @min-[71rem]:col-span-4 @min-[71rem]:row-span-2 @min-[71rem]:self-start print:grid print:grid-cols-2 print:gap-x-8 print:py-4"
        >
          <LanguageField />
          <h3 className="text-2xl print:col-span-2">{copy.inputsTitle}</h3>
          <FigureField
            name="start"
            copy={copy.start}
            text={entries.start}
            fault={faults.start}
            days={{ min: `${limits.firstYear}-01-01`, max: `${limits.lastYear}-12-31` }}
          />
          <FigureField
            name="pages"
            copy={copy.pages}
            text={entries.pages}
            fault={faults.pages}
            inputMode="numeric"
          />
          <SubmitWithoutScript label={copy.calculate} />
        </form>
        <SimulatedInvoices
          copy={copy}
          words={words}
          invoices={shown}
          isWaiting={invoices === undefined}
        />
        {assumptions}
      </div>
    </Enhanced>
  )
}
