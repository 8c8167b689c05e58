import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { ActionLink } from '../../components/actions/action-link.tsx'
import { Section } from '../../components/sections/section.tsx'

type PricingCopy = HomeCopy['pricing']

/** Four plans as columns of one table, terms below. */
export function Pricing({ copy }: { copy: PricingCopy }) {
  return (
    <Section id="pricing" number={8} title={copy.title} intro={copy.intro}>
      <ul className="cells swipe sm:grid-cols-2 xl:grid-cols-4">
        {copy.plans.map((plan) => (
          <li key={plan.id} className="plan-card">
            <Plan plan={plan} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{copy.vat}</p>
      <ul className="terms mt-4 sm:mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {copy.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <div className="mt-4 sm:mt-8">
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
        <p>{plan.forWhom}</p>
      </div>
      <div>
        <b>{plan.price}</b>
        <p>{plan.perPage}</p>
      </div>
      <ul className="ruled">
        {plan.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div>
        <ActionLink href={plan.cta.href} look={plan.id === 'essential' ? 'primary' : 'secondary'}>
          {plan.cta.label}
        </ActionLink>
      </div>
    </>
  )
}
