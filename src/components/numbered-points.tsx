import type { ItemCopy } from '../../shared/content/parts.ts'
import { RichText } from './rich-text.tsx'

/** The list to a drawing with balloons: same numbers, same order. */
export function NumberedPoints({ items }: { items: readonly ItemCopy[] }) {
  return (
    <ol className="step-list">
      {items.map((item, index) => (
        <li key={item.title}>
          <span className="balloon bg-paper" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-1 max-w-[40rem] text-muted">
              <RichText nodes={item.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
