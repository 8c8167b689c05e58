import type { ReactNode } from 'react'
import type { UseCaseCopy } from '../../../shared/content/pages/use-case.ts'
import type { KeyFigureCopy } from '../../../shared/content/parts/page-parts.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { KeyFigure } from '../../components/figures/key-figures.tsx'
import { Cards } from '../../components/lists/cards.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { Cached } from '../../islands/cached.tsx'
import { type NumberedSection, NumberedSections } from '../../layout/numbered-sections.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { How, Metrics, Problem, Uses } from './sections.tsx'

/** A section that only one use case has, and the section it stands behind. */
interface ExtraSection extends NumberedSection {
  after: string
}

interface UseCasePageProps {
  copy: UseCaseCopy
  crumbs: Crumb[]
  /** On blueprint from edge to edge below the words of the head: what the use case is about, drawn. */
  stage: ReactNode
  /** Claims that stand in the head already where there is room, one or two of those under metrics. */
  figures?: readonly KeyFigureCopy[]
  extras?: readonly ExtraSection[]
}

/** A use case, section by section in the order of SPEC section 3. */
export function UseCasePage({ copy, crumbs, stage, figures, extras = [] }: UseCasePageProps) {
  const sections = withExtras(
    [
      { ...copy.problem, id: 'problem', content: <Problem copy={copy.problem} /> },
      { ...copy.uses, content: <Uses copy={copy.uses} /> },
      { ...copy.how, id: 'how', content: <How copy={copy.how} /> },
      { ...copy.outcomes, id: 'outcomes', content: <Cards items={copy.outcomes.cards} /> },
      { ...copy.metrics, id: 'metrics', content: <Metrics copy={copy.metrics} /> },
      { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
    ].map(withCache),
    extras,
  )
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} isSpread>
        {figures && (
          <ul>
            {figures.map((figure) => (
              <KeyFigure key={figure.label} figure={figure} />
            ))}
          </ul>
        )}
      </PageHead>
      <div className="blueprint use-stage">{stage}</div>
      <NumberedSections sections={sections} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** The shared sections are the same whatever the address asks for; extras may not be. */
function withCache(section: NumberedSection): NumberedSection {
  return { ...section, content: <Cached name={section.id}>{section.content}</Cached> }
}

function withExtras(
  sections: NumberedSection[],
  extras: readonly ExtraSection[],
): NumberedSection[] {
  return sections.flatMap((section) => [
    section,
    ...extras.filter(({ after }) => after === section.id),
  ])
}
