import { CalloutAnswer } from './callout-answer.tsx'
import { NotUnderstood } from './not-understood.tsx'
import type { TryCalloutData } from './try-callout-data.ts'

/** The answer to what was asked, or why there is none. */
export function Outcome({ data }: { data: TryCalloutData }) {
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
