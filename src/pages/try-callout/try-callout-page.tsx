import { longestCallout } from '@firstangle/reader'
import { fillText } from '../../../shared/i18n/format.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { Cached } from '../../islands/cached.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { CalloutAnswer } from './callout-answer.tsx'
import { CalloutForm } from './callout-form.tsx'
import { followTyping } from './follow-typing.enhance.ts'
import type { TryCalloutData } from './try-callout-data.ts'

/** A line of a drawing, and what it means. The answer is a page from the server; with scripts it follows the typing. */
export function TryCalloutPage(data: TryCalloutData) {
  const { copy, crumbs } = data
  const { breadcrumb } = useUi()
  return (
    <article>
      <Cached name="head">
        <header className="pt-6">
          <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
          <h1 className="mt-4 text-3xl">{copy.hero.title}</h1>
          <RichParagraph className="mt-3 max-w-[44rem] text-muted" nodes={copy.hero.intro} />
        </header>
      </Cached>
      <Enhanced by={followTyping} when="use">
        <div className="decoder">
          <CalloutForm data={data} />
          <div data-part="answer" className="signs min-w-0">
            <Outcome data={data} />
          </div>
        </div>
      </Enhanced>
      <Cached name="sections">
        <div className="no-print signs">
          {copy.sections.map((section, index) => (
            <TextSection key={section.id} copy={section} number={index + 1} />
          ))}
        </div>
        <CallToAction copy={copy.callToAction} />
      </Cached>
    </article>
  )
}

/** The answer to what was asked, or why there is none. */
function Outcome({ data }: { data: TryCalloutData }) {
  const { copy, outcome, decoded } = data
  return outcome === 'answered' || outcome === 'example' ? (
    <>
      {outcome === 'example' && <p className="mb-2 text-sm text-action">{copy.answer.example}</p>}
      <CalloutAnswer copy={copy.answer} decoded={decoded} />
    </>
  ) : (
    <NotUnderstood data={data} />
  )
}

const titles = {
  'too-long': 'tooLong',
  recognised: 'recognised',
  unclear: 'title',
} as const

/** Says why there is no answer, and what to do; never a guess. */
function NotUnderstood({ data }: { data: TryCalloutData }) {
  const { copy, outcome, query, decoded } = data
  const { unclear } = copy
  const isLong = outcome === 'too-long'
  const reason = outcome === 'recognised' || isLong ? outcome : 'unclear'
  const title = fillText(unclear[titles[reason]], { max: longestCallout })
  const [before, after] = title.split('{query}')
  return (
    <section aria-labelledby="answer" className="max-w-[40rem]">
      <h2 id="answer" className="line-clamp-3 text-2xl">
        {before}
        {after !== undefined && query}
        {after}
      </h2>
      {decoded.recognised && <p className="mt-3 text-lg">{decoded.recognised}</p>}
      <RichParagraph className="mt-3" nodes={isLong ? unclear.tooLongText : unclear.text} />
    </section>
  )
}
