import type { CaseStudyCopy } from '../../../shared/content/pages/case-study.ts'
import { Dimension } from '../../components/figures/dimension.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'

interface ResultsProps {
  copy: CaseStudyCopy['results']
  /** Before the sentence that says how a figure is checked. */
  measured: string
}

/** The claimed figures, what each means in this case and how to check it. */
export function Results({ copy, measured }: ResultsProps) {
  return (
    <ul className="cells large-cells md:grid-cols-2">
      {copy.cards.map((card) => (
        <li
          key={card.title}
          className="grid content-start gap-y-0 p-6 md:row-span-4 md:grid-rows-subgrid lg:p-8"
        >
          <Dimension>{card.figure}</Dimension>
          <h3 className="mt-4 text-xl">{card.title}</h3>
          <RichParagraph className="mt-2 text-muted" nodes={card.meaning} />
          <p className="mt-5 border-t border-hairline pt-3 text-sm text-muted">
            <span className="block font-heading text-base font-semibold text-ink">{measured}</span>
            <RichText nodes={card.measure} />
          </p>
        </li>
      ))}
    </ul>
  )
}
