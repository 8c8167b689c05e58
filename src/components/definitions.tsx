import type { ItemCopy } from '../../shared/content/parts.ts'
import { RichText } from './rich-text.tsx'

interface DefinitionsProps {
  items: readonly ItemCopy[]
  /** On a phone a row to be swiped: one to a page, or several short ones. */
  row?: 'swipe' | 'swipe-pages'
}

/** Terms and what is said of them, line by line. */
export function Definitions({ items, row }: DefinitionsProps) {
  return (
    <dl className={row ? `definitions ${row}` : 'definitions'} tabIndex={row ? 0 : undefined}>
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
