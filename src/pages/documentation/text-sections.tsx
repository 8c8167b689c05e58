import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { QuietLinks } from '../../components/actions/quiet-links.tsx'
import { Cards } from '../../components/lists/cards.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'

type Part<K extends keyof DocumentationCopy> = { copy: DocumentationCopy[K]; number: number }

/** What to do with confidence and evidence. */
export function Confidence({ copy, number }: Part<'confidence'>) {
  return (
    <Section id="confidence" number={number} title={copy.title} intro={copy.intro}>
      <Definitions items={copy.items} swipedAs="confidence-title" />
    </Section>
  )
}

/** Webhooks, as SPEC section 7 names them: what they are for, and what a receiver has to do. */
export function Webhooks({ copy, number }: Part<'webhooks'>) {
  return (
    <Section id="webhooks" number={number} title={copy.title} intro={copy.intro}>
      <StepList steps={copy.steps} swipedAs="webhooks-title" />
      <RichParagraph className="mt-4 max-w-[40rem]" nodes={copy.note} />
    </Section>
  )
}

/** Rules for drawings (SPEC section 5) and limits (section 9). */
export function Limits({ copy, number }: Part<'limits'>) {
  return (
    <Section id="limits" number={number} title={copy.title} intro={copy.intro}>
      <Definitions items={copy.items} swipedAs="limits-title" />
    </Section>
  )
}

/** For readers of earlier documentation addresses. */
export function Legacy({ copy, number }: Part<'legacy'>) {
  const { title, text, links } = copy
  return (
    <TextSection
      copy={{
        id: 'legacy',
        title,
        text,
        points: [],
        definitions: [],
        steps: [],
        links,
        isBand: false,
      }}
      number={number}
    />
  )
}

/** Why the responses are built as they are. */
export function Why({ copy, number }: Part<'why'>) {
  return (
    <Section id="why" number={number} title={copy.title} intro={copy.intro}>
      <Cards items={copy.cards} swipedAs="why-title" />
      <QuietLinks links={copy.links} className="mt-4 sm:mt-8" />
    </Section>
  )
}
