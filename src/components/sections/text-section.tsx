import type { TextSectionCopy } from '../../../shared/content/parts/page-parts.ts'
import { QuietLinks } from '../actions/quiet-links.tsx'
import type { TermStrokes } from '../diagram/term-drawing.tsx'
import { Definitions } from '../lists/definitions.tsx'
import { StepList } from '../lists/step-list.tsx'
import { Paragraphs } from '../text/paragraphs.tsx'
import { RichText } from '../text/rich-text.tsx'

interface TextSectionProps {
  copy: TextSectionCopy
  number: number
  /** What its terms mean, drawn beside them. */
  drawings?: readonly TermStrokes[] | undefined
}

/** A section of text: paragraphs, points, terms, steps and links beside their heading. */
export function TextSection({ copy, number, drawings }: TextSectionProps) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-title`}
      className={copy.isBand ? 'section blueprint' : 'section'}
      tabIndex={-1}
    >
      <div className="leader" aria-hidden="true">
        <span className="balloon">{number}</span>
      </div>
      <div className="beside-heading lg:grid-cols-[1fr_2fr]">
        <h2 id={`${copy.id}-title`} className="text-2xl">
          {copy.title}
        </h2>
        <div className="beside-heading__text">
          <Paragraphs texts={copy.text} />
          {copy.points.length > 0 && (
            <ul className="border-t border-hairline">
              {copy.points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order
                <li key={index} className="border-b border-hairline py-2.5">
                  <RichText nodes={point} />
                </li>
              ))}
            </ul>
          )}
          {copy.definitions.length > 0 && (
            <Definitions items={copy.definitions} drawings={drawings} />
          )}
          {copy.steps.length > 0 && (
            <div className="pt-4">
              <StepList steps={copy.steps} />
            </div>
          )}
          {copy.links.length > 0 && <QuietLinks links={copy.links} />}
        </div>
      </div>
    </section>
  )
}
