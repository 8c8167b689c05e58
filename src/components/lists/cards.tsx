import type { ItemCopy } from '../../../shared/content/parts/page-parts.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface CardsProps {
  items: readonly ItemCopy[]
  /** Id of the element that names the row in which they are swiped on a phone: a scrolling region needs a name. */
  swipedAs?: string
}

/** Points of equal weight as cells of one table; an odd last one takes the whole row. */
export function Cards({ items, swipedAs }: CardsProps) {
  return (
    <ul
      className={`cells ${swipedAs ? 'swipe ' : ''}md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2`}
      aria-labelledby={swipedAs}
      tabIndex={swipedAs ? 0 : undefined}
    >
      {items.map((item) => (
        <li key={item.title} className="p-6 lg:p-8">
          <h3 className="text-xl">{item.title}</h3>
          <RichParagraph className="mt-2 text-muted" nodes={item.text} />
        </li>
      ))}
    </ul>
  )
}
