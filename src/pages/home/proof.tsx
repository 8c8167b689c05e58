import { useEffect } from 'react'
import type { HomeCopy } from '../../../server/content/schemas/home.ts'
import { Counter } from '../../components/counter.tsx'
import { Dimension } from '../../components/dimension.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { prepareProof } from './prepare-proof.ts'

/** Claims as dimensions with animated counters, and what users in four industries say. */
export function Proof({ copy }: { copy: HomeCopy['proof'] }) {
  useEffect(prepareProof, [])
  return (
    <Section id="proof" number={6} title={copy.title} intro={copy.intro}>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {copy.kpis.map((kpi) => (
          <li key={kpi.label}>
            <Dimension>
              {kpi.prefix}
              <Counter value={kpi.value} text={String(kpi.value)} />
              {'\u202f'}
              {kpi.suffix}
            </Dimension>
            <p className="mt-3 font-heading text-lg font-semibold">{kpi.label}</p>
            <p className="text-sm text-muted">{kpi.context}</p>
          </li>
        ))}
      </ul>
      <ul className="cells mt-14 lg:grid-cols-2">
        {copy.testimonials.map((testimonial) => (
          <li key={testimonial.role} className="p-6 lg:p-8">
            <figure>
              <blockquote className="max-w-[36rem] text-lg">{testimonial.quote}</blockquote>
              <figcaption className="mt-4 text-sm text-muted">
                {testimonial.role}, {testimonial.industry}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[48rem] text-sm text-muted">
        <RichText nodes={copy.note} />
      </p>
    </Section>
  )
}
