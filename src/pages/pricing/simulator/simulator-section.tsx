import type { PricingCopy } from '../../../../shared/content/pricing.ts'
import { firstEntries } from '../../../../shared/invoices/entries.ts'
import { simulatorSearch } from '../../../../shared/invoices/simulator-search.ts'
import { Folded } from '../../../components/folded.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { Section } from '../../../components/section.tsx'
import { Island } from '../../../islands/island.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import type { PricingData } from '../pricing-data.ts'
import { Simulator } from './simulator.island.tsx'

interface SimulatorSectionProps {
  copy: PricingCopy['simulator']
  words: PricingCopy['invoice']
  facts: PricingData['facts']
}

/** The simulator with what it assumes. */
export function SimulatorSection({ copy, words, facts }: SimulatorSectionProps) {
  const { title, intro, assumptionsTitle, assumptions, ...simulator } = copy
  const { query, locale } = useShownPage()
  const { invoiceSimulator, invoiceExample, price } = facts
  const defaults = { start: invoiceSimulator.start, pages: String(invoiceExample.pages) }
  return (
    <Section id="simulator" number={4} title={title} intro={intro} isBand>
      <Island when="near">
        <Simulator
          copy={simulator}
          words={words}
          facts={{ invoiceSimulator, price }}
          defaults={defaults}
          first={firstEntries(simulatorSearch(query), defaults, locale)}
          assumptions={<Assumptions title={assumptionsTitle} items={assumptions} />}
        />
      </Island>
    </Section>
  )
}

/** Beside the invoices, and on their printed page. */
function Assumptions(props: { title: string; items: PricingCopy['simulator']['assumptions'] }) {
  return (
    <div
      data-printed
      className="border-t border-line px-3 py-5 sm:p-8 xl:col-span-4 xl:border-hairline [&>details]:mt-0"
    >
      <Folded title={props.title}>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-muted print:text-xs">
          {props.items.map((assumption, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: assumptions never change their order
            <li key={index}>
              <RichText nodes={assumption} />
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  )
}
