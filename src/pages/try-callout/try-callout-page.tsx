import { CallToAction } from '../../components/call-to-action.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { Kept } from '../../islands/kept.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { CalloutForm } from './callout-form.tsx'
import { followTyping } from './follow-typing.enhance.ts'
import { Outcome } from './outcome.tsx'
import type { TryCalloutData } from './try-callout-data.ts'

/** A line of a drawing, and what it means. The answer is a page from the server; with scripts it follows the typing. */
export function TryCalloutPage(data: TryCalloutData) {
  const { copy, crumbs, outcome } = data
  return (
    <article>
      <Kept name="head">
        <PageHead copy={copy.hero} crumbs={crumbs} />
      </Kept>
      <Enhanced by={followTyping} when="use">
        <CalloutForm data={data} />
        <div data-part="answer">
          {outcome !== 'nothing-asked' && (
            <div
              className={`mt-8 border-t-2 border-ink pt-8${outcome === 'answered' ? ' min-h-[70vh]' : ''}`}
            >
              <Outcome data={data} />
            </div>
          )}
        </div>
      </Enhanced>
      <Kept name="sections">
        {copy.sections.map((section, index) => (
          <TextSection key={section.id} copy={section} number={index + 1} />
        ))}
        <CallToAction copy={copy.callToAction} />
      </Kept>
    </article>
  )
}
