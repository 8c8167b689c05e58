import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface StepsProps {
  steps: readonly { title: string; text: RichTextNodes }[]
  /** One picture a step, where a workflow is drawn as well as described. */
  pictures?: readonly ReactNode[]
  /**
   * Id of the element that names them: with pictures they are swiped on phones, and a scrolling region needs a name.
   */
  labelledBy?: string
}

/** Steps of a workflow, numbered with balloons along one projection line. Order matters, so it is an <ol>. */
export function Steps({ steps, pictures = [], labelledBy }: StepsProps) {
  return (
    <ol
      className="steps"
      aria-labelledby={labelledBy}
      tabIndex={pictures.length > 0 ? 0 : undefined}
    >
      {steps.map((step, index) => (
        <li key={step.title} className="steps__item">
          <span className="balloon" aria-hidden="true">
            {index + 1}
          </span>
          {pictures[index]}
          <div>
            <h3 className="text-xl lg:mt-5">{step.title}</h3>
            <RichParagraph className="mt-2 max-w-[34rem] text-muted" nodes={step.text} />
          </div>
        </li>
      ))}
    </ol>
  )
}
