import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { Dimension } from '../../components/figures/dimension.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Testimonial } from '../../components/sections/testimonial.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { startProof } from './start-proof.enhance.ts'

/** Claims as dimensions with animated counters, and what users in four industries say. */
export function Proof({ copy, locale }: { copy: HomeCopy['proof']; locale: Locale }) {
  return (
    <Section id="proof" number={6} title={copy.title} intro={copy.intro}>
      <Enhanced by={startProof} when="near">
        <ul className="claims grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-12 sm:gap-y-10 md:grid-cols-3">
          {copy.kpis.map((kpi) => (
            <li key={kpi.label}>
              <Dimension>
                {kpi.prefix}
                <Counter value={kpi.value} />
                {unitOf(kpi.suffix, locale)}
              </Dimension>
              <b>{kpi.label}</b>
              <p>{kpi.context}</p>
            </li>
          ))}
        </ul>
      </Enhanced>
      <RichParagraph className="mt-5 max-w-[36rem] text-sm text-muted" nodes={copy.note} />
      <ul
        className="cells swipe mt-5 sm:mt-8 md:grid-cols-2"
        aria-labelledby="proof-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, and a keyboard must reach it to do so
        tabIndex={0}
      >
        {copy.testimonials.map((testimonial) => (
          <li key={testimonial.role} className="p-4 lg:p-8">
            <Testimonial copy={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** English sets the percent sign close, German with a space; other units always have one (ISO 80000-1). */
function unitOf(suffix: string, locale: Locale): string {
  return suffix === '%' && locale === 'en' ? suffix : `\u00a0${suffix}`
}

/** A figure that `countUp` counts up to; the HTML always holds the final value. */
function Counter({ value }: { value: number }) {
  return (
    <span data-counter className="relative inline-block">
      <span>{value}</span>
    </span>
  )
}
