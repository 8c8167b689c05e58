import type { ItemCopy } from '../../shared/content/parts.ts'
import { RichText } from './rich-text.tsx'

interface CardsProps {
  items: readonly ItemCopy[]
  /** Beside each other on a phone, to be swiped. */
  isSwiped?: boolean
}

/** Points of equal weight as cells of one table; an odd last one takes the whole row. */
export function Cards({ items, isSwiped }: CardsProps) {
  return (
    <ul
      className={`cells ${isSwiped ? 'swipe ' : ''}md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2`}
      tabIndex={isSwiped ? 0 : undefined}
    >
      {items.map((item) => (
        <li key={item.title} className="p-6 lg:p-8">
          <h3 className="text-xl">{item.title}</h3>
          <p className="mt-2 text-muted">
            <RichText nodes={item.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
