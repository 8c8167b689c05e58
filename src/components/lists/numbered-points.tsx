import type { ItemCopy } from '../../../shared/content/parts/page-parts.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface NumberedPointsProps {
  items: readonly ItemCopy[]
  /** Each is a way of the drawing beside it, and is marked when that way is chosen. */
  isFollowed?: boolean
}

/** The list to a drawing with balloons: same numbers, same order. */
export function NumberedPoints({ items, isFollowed }: NumberedPointsProps) {
  return (
    <ol className="step-list">
      {items.map((item, index) => (
        <li key={item.title} data-ways={isFollowed ? index + 1 : undefined}>
          <span className="balloon bg-paper" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{item.title}</h3>
            <RichParagraph className="mt-1 max-w-[40rem] text-muted" nodes={item.text} />
          </div>
        </li>
      ))}
    </ol>
  )
}
