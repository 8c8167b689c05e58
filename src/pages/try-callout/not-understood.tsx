import { longestCallout } from '@firstangle/reader'
import { fillText } from '../../../shared/i18n/format.ts'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import type { TryCalloutData } from './try-callout-data.ts'

const titles = {
  'too-long': 'tooLong',
  recognised: 'recognised',
  unclear: 'title',
} as const

/** Says why there is no answer, and what to do; never a guess. */
export function NotUnderstood({ data }: { data: TryCalloutData }) {
  const { copy, outcome, query, decoded } = data
  const { unclear } = copy
  const isLong = outcome === 'too-long'
  const reason = outcome === 'recognised' || isLong ? outcome : 'unclear'
  const title = fillText(unclear[titles[reason]], { max: longestCallout })
  const [before, after] = title.split('{query}')
  return (
    <section aria-labelledby="answer" className="max-w-[40rem]">
      <h2 id="answer" className="text-2xl">
        {before}
        {after !== undefined && query}
        {after}
      </h2>
      {decoded.recognised && <p className="mt-3 text-lg">{decoded.recognised}</p>}
      <RichParagraph className="mt-3" nodes={isLong ? unclear.tooLongText : unclear.text} />
    </section>
  )
}
