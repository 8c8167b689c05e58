import type { PricingCopy } from '../../../shared/content/pages/pricing.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { Definitions } from '../../components/lists/definitions.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { Folded } from '../../components/sections/folded.tsx'

type BillingCopy = PricingCopy['billing']

/** Which invoice covers which days, as a drawing and in words; below it the terms line by line. */
export function Billing({ copy }: { copy: BillingCopy }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @min-[56rem]:grid-cols-2 @min-[56rem]:gap-12">
        <TimeLine copy={copy} />
        <StepList steps={copy.invoices} swipedAs="billing-title" />
      </div>
      <Folded title={copy.termsTitle}>
        <Definitions items={copy.terms} />
      </Folded>
    </>
  )
}

/** Four months in halves: the contract starts in the middle of the first; each invoice dimensions what it covers. */
function TimeLine({ copy }: { copy: BillingCopy }) {
  return (
    <div role="img" aria-label={copy.figureAlt} className="time-line">
      {[1, 2, 3, 4].map((month) => (
        <span key={month} className="time-line__month">
          {fillText(copy.month, { count: month })}
        </span>
      ))}
      <span className="time-line__service" />
      <span className="time-line__start">{copy.start}</span>
      {[1, 2, 3].map((invoice) => (
        <span key={invoice} className="time-line__invoice dimension">
          <span className="balloon bg-sheet">{invoice}</span>
        </span>
      ))}
    </div>
  )
}
