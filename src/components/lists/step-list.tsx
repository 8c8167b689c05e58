import type { ItemCopy } from '../../../shared/content/parts/page-parts.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface StepListProps {
  steps: readonly ItemCopy[]
  /** Id of the element that names the row in which they are swiped on a phone: a scrolling region needs a name. */
  swipedAs?: string
  /** In two columns where there is room: the first half on the left. Only where nothing stands beside them. */
  isHalved?: boolean
}

/** Steps one below the other, numbered with balloons on one projection line. Order matters, so it is an <ol>. */
export function StepList({ steps, swipedAs, isHalved }: StepListProps) {
  return (
    <ol
      className={`step-list${swipedAs ? ' swipe' : ''}${isHalved ? ' step-halves' : ''}`}
      aria-labelledby={swipedAs}
      tabIndex={swipedAs ? 0 : undefined}
    >
      {steps.map((step, index) => (
        <li key={step.title} id={`step-${index + 1}`} tabIndex={-1}>
          <span className="balloon" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{step.title}</h3>
            <RichParagraph className="mt-1 max-w-[40rem] text-muted" nodes={step.text} />
          </div>
        </li>
      ))}
    </ol>
  )
}
