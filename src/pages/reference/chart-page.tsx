import type { ReactNode } from 'react'
import type {
  CallToActionCopy,
  HeroCopy,
  TextSectionCopy,
} from '../../../shared/content/parts/page-parts.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'

interface ChartPageProps {
  copy: { hero: HeroCopy; sections: readonly TextSectionCopy[]; callToAction: CallToActionCopy }
  crumbs: readonly { name: string; path: string }[]
  /** Beside the first words: what the charts measure, drawn, or a form of few fields. */
  aside?: ReactNode
  /** Below the head: a form of many fields, and the answer. */
  calculator?: ReactNode
  /** The charts, and how many there are. */
  children: ReactNode
  charts: number
  /** Title and words beside each other, above drawings as wide as the page. */
  isSpread?: boolean
}

/** What the charts measure, drawn beside the first words; on paper the charts have the room. */
export const HeadFigure = ({ figure }: { figure: string }) => (
  <div className="no-print">
    <CalloutFigures figures={[figure]} />
  </div>
)

/** A page of charts: head, form and answer, charts, what is to be read beside them. */
export function ChartPage(props: ChartPageProps) {
  const { copy, crumbs, aside, calculator, children, charts, isSpread = false } = props
  return (
    <article className="chart-page">
      <PageHead copy={copy.hero} crumbs={crumbs} aside={aside} isSpread={isSpread} />
      {calculator}
      {children}
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={charts + index + 1} />
      ))}
      <div className="no-print">
        <CallToAction copy={copy.callToAction} />
      </div>
    </article>
  )
}
