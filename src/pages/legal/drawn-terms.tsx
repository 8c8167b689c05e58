import type { LegalClause } from './legal-data.ts'

/** Spans of time are dimensions; who is named in a flow stands in a box. */
const looks = {
  chain: 'drawn-terms drawn-terms--chain',
  sizes: 'drawn-terms drawn-terms--sizes',
  flow: 'drawn-terms drawn-terms--flow',
} as const

/** What a clause says in terms, as on a drawing: above its paragraphs, for those who look before they read. */
export function DrawnTerms({ drawn: { as, items } }: { drawn: NonNullable<LegalClause['drawn']> }) {
  return (
    <dl className={looks[as]}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className="title-label">{term}</dt>
          <dd className={as === 'flow' ? undefined : 'dimension'}>
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
