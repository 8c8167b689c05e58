import type { ReactNode } from 'react'
import type { KeyFigureCopy } from '../../../shared/content/parts.ts'
import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Cards } from '../../components/cards.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { KeyFigure } from '../../components/key-figures.tsx'
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
  /** Beside the words of the head: what the use case is about, shown. */
  aside?: ReactNode
  /** Claims that stand in the head already where there is room, one or two of those under metrics. */
  figures?: readonly KeyFigureCopy[]
  extras?: readonly ExtraSection[]
}

/** A use case, section by section in the order of SPEC section 3. */
export function UseCasePage({ copy, crumbs, aside, figures, extras = [] }: UseCasePageProps) {
  const sections = withExtras(
    [
      { ...copy.problem, id: 'problem', content: <Problem copy={copy.problem} /> },
      { ...copy.uses, content: <Uses copy={copy.uses} /> },
      { ...copy.how, id: 'how', content: <How copy={copy.how} /> },
      { ...copy.outcomes, id: 'outcomes', content: <Cards items={copy.outcomes.cards} /> },
      { ...copy.metrics, id: 'metrics', content: <Metrics copy={copy.metrics} /> },
      { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
    ].map(cached),
    extras,
  )
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={aside}>
        {figures && (
          <ul className="mt-14 grid max-w-[38rem] grid-cols-2 gap-8 max-lg:hidden">
            {figures.map((figure) => (
              <KeyFigure key={figure.label} figure={figure} />
            ))}
          </ul>
        )}
      </PageHead>
      <NumberedSections sections={sections} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** The shared sections are the same whatever the address asks for; extras may not be. */
function cached(section: NumberedSection): NumberedSection {
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

interface SheetAsideProps {
  copy: { alt: string; caption: string }
  src: string
  width: number
  height: number
  /** The section that shows the sheet in full. */
  section: { id: string; title: string }
  /** What follows from the sheet, below it. */
  children?: ReactNode
}

/** A part of a sheet beside the words of the head, and the way to the section about it. */
export function SheetAside({ copy, src, width, height, section, children }: SheetAsideProps) {
  return (
    <figure className="border border-line bg-sheet">
      <img src={src} width={width} height={height} alt={copy.alt} className="h-auto w-full" />
      {children}
      <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
        {copy.caption}{' '}
        <a href={`#${section.id}`} className="text-action underline">
          {section.title}
        </a>
      </figcaption>
    </figure>
  )
}
