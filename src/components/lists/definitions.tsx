import type { ItemCopy } from '../../../shared/content/parts/page-parts.ts'
import { TermDrawing, type TermStrokes } from '../diagram/term-drawing.tsx'
import { RichText } from '../text/rich-text.tsx'

interface DefinitionsProps {
  items: readonly ItemCopy[]
  /** Id of the element that names the row in which they are swiped on a phone: a scrolling region needs a name. */
  swipedAs?: string
  className?: string
  /** What each term means, drawn beside it. */
  drawings?: readonly TermStrokes[]
}

/** Terms with their definitions, one below the other. */
export function Definitions({
  items,
  swipedAs,
  className = 'definitions',
  drawings = [],
}: DefinitionsProps) {
  return (
    <dl
      className={swipedAs ? `${className} swipe` : className}
      aria-labelledby={swipedAs}
      tabIndex={swipedAs ? 0 : undefined}
    >
      {items.map((item, index) => {
        const drawing = drawings[index]
        return (
          <div key={item.title}>
            <dt>
              {drawing && <TermDrawing {...drawing} />}
              {item.title}
            </dt>
            <dd>
              <RichText nodes={item.text} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
