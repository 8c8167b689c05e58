import type { ItemCopy } from '../../shared/content/parts.ts'
import { RichText } from './rich-text.tsx'

/** Terms and what is said of them, line by line. */
export function Definitions({ items }: { items: readonly ItemCopy[] }) {
  return (
    <dl className="definitions">
      {items.map((item) => (
        <div key={item.title}>
          <dt>{item.title}</dt>
          <dd>
            <RichText nodes={item.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
