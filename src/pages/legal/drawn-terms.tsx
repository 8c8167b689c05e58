import type { LegalClause } from './legal-data.ts'

/** Periods are drawn as dimensions, parties of a flow as boxes. */
const looks = {
  chain: 'drawn-terms drawn-terms--chain',
  sizes: 'drawn-terms drawn-terms--sizes',
  flow: 'drawn-terms drawn-terms--flow',
} as const

/** The terms of a clause as a drawing above its paragraphs, for those who look before they read. */
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
