import type { HomeCopy } from '../../../shared/content/home.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { Section } from '../../components/section.tsx'

type PricingCopy = HomeCopy['pricing']

/** Four plans as columns of one table, terms below. */
export function Pricing({ copy }: { copy: PricingCopy }) {
  return (
    <Section id="pricing" number={8} title={copy.title} intro={copy.intro}>
      <ul className="cells sm:grid-cols-2 xl:grid-cols-4">
        {copy.plans.map((plan) => (
          <li key={plan.id} className="grid p-6 sm:row-span-4 sm:grid-rows-subgrid">
            <Plan plan={plan} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{copy.vat}</p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {copy.terms.map((term) => (
          <li key={term} className="border-l-2 border-action pl-3">
            {term}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ActionLink href={copy.details.href} look="quiet">
          {copy.details.label}
        </ActionLink>
      </div>
    </Section>
  )
}

function Plan({ plan }: { plan: PricingCopy['plans'][number] }) {
  return (
    <>
      <div>
        <h3 className="text-2xl">{plan.name}</h3>
        <p className="mt-1 text-sm text-muted">{plan.forWhom}</p>
      </div>
      <div className="mt-5">
        <p className="font-heading text-xl font-semibold">{plan.price}</p>
        <p className="text-sm text-muted">{plan.perPage}</p>
      </div>
      <ul className="mt-5 self-start border-t border-hairline text-sm">
        {plan.points.map((point) => (
          <li key={point} className="border-b border-hairline py-2">
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-6 self-end">
        <ActionLink href={plan.cta.href} look={plan.id === 'essential' ? 'primary' : 'secondary'}>
          {plan.cta.label}
        </ActionLink>
      </div>
    </>
  )
}
