import type { TryCalloutData } from '../../../server/rendering/try-callout-data.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { CalloutAnswer } from './callout-answer.tsx'
import { CalloutForm } from './callout-form.tsx'
import { NotUnderstood } from './not-understood.tsx'

/** A line of a drawing, and what it means. The answer is a page from the server; with scripts it follows the typing. */
export function TryCalloutPage(data: TryCalloutData) {
  const { copy, crumbs, outcome, decoded } = data
  const isAnswered = outcome === 'answered'
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} />
      <CalloutForm data={data} />
      {outcome !== 'nothing-asked' && (
        <div className="mt-8 min-h-[70vh] border-t-2 border-ink pt-8">
          {isAnswered ? (
            <CalloutAnswer copy={copy.answer} decoded={decoded} />
          ) : (
            <NotUnderstood data={data} />
          )}
        </div>
      )}
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
