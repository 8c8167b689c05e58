import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { Folded } from '../../../components/sections/folded.tsx'
import { Section } from '../../../components/sections/section.tsx'
import { RichText } from '../../../components/text/rich-text.tsx'
import type { PricingData } from '../pricing-data.ts'
import { Simulator } from './simulator.tsx'
import type { SimulatorSetup } from './simulator-view.ts'

interface SimulatorSectionProps {
  copy: PricingCopy['simulator']
  words: PricingCopy['invoice']
  facts: PricingData['facts']
}

/** The simulator with what it assumes. */
export function SimulatorSection({ copy, words, facts }: SimulatorSectionProps) {
  return (
    <Section id="simulator" number={4} title={copy.title} intro={copy.intro} isBand>
      <Simulator
        copy={copy}
        words={words}
        setup={setupOf(copy, words, facts)}
        assumptions={<Assumptions title={copy.assumptionsTitle} items={copy.assumptions} />}
      />
    </Section>
  )
}

function setupOf(
  { errors }: PricingCopy['simulator'],
  { items, units }: PricingCopy['invoice'],
  { invoiceSimulator: limits, invoiceExample, price }: PricingData['facts'],
): SimulatorSetup {
  return {
    limits,
    price: { base: price.base, perPage: price.perPage },
    defaults: { start: limits.start, pages: String(invoiceExample.pages) },
    errors,
    words: { items, units },
  }
}

/** Below the invoices, and on their printed page. */
function Assumptions(props: { title: string; items: PricingCopy['simulator']['assumptions'] }) {
  return (
    <div className="printed-alone border-t border-line px-3 py-5 sm:p-8 @min-[71rem]:col-span-8 @min-[71rem]:col-start-5 @min-[71rem]:border-l [&>details]:mt-0">
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
