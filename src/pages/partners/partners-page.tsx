import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import type { PageData } from '../../../shared/page-data.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { Band } from '../../components/sections/band.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TitleBlock } from '../../components/sections/title-block.tsx'
import { CopyTable } from '../../components/tables/reference-table.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Kinds } from './kinds.tsx'
import { Kit } from './kit.tsx'
import { LinkedViews } from './linked-views.tsx'

/** Partners: who does what, which kinds, what to build with, how it starts and where it ends. */
export function PartnersPage({ copy, crumbs }: PageData<'partners'>) {
  const { kinds, pricingPartner, kit, start, limits, faq } = copy
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<TitleBlock copy={copy.titleBlock} />} />
      <Band id="pricing-partner" title={pricingPartner.title} intro={pricingPartner.intro}>
        <LinkedViews copy={pricingPartner} />
        <CopyTable copy={pricingPartner.table} omitsDashes />
        <div className="partner-introduction">
          <Actions links={pricingPartner.actions} />
          <RichParagraph nodes={pricingPartner.introduction} />
        </div>
      </Band>
      <Section id="kinds" number={1} title={kinds.title} intro={kinds.intro}>
        <Kinds copy={kinds} />
      </Section>
      <Section id="kit" number={2} title={kit.title} intro={kit.intro}>
        <Kit copy={kit} />
      </Section>
      <Section id="start" number={3} title={start.title} intro={start.intro}>
        <div className="step-chain step-chain--decided">
          <StepList steps={start.steps} />
        </div>
      </Section>
      <Section id="limits" number={4} title={limits.title} intro={limits.intro}>
        <Limits items={limits.points} />
      </Section>
      <Section id="faq" number={5} title={faq.title}>
        <FaqList items={faq.items} />
      </Section>
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** Where our work ends: each behind a boundary line, hatched on the far side as on a section. */
function Limits({ items }: { items: readonly RichTextNodes[] }) {
  return (
    <ul className="partner-limits">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements never change their order
        <li key={index}>
          <RichText nodes={item} />
        </li>
      ))}
    </ul>
  )
}
