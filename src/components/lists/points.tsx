import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichText } from '../text/rich-text.tsx'

/** Statements one below the other, between hairlines. */
export function Points({ items }: { items: readonly RichTextNodes[] }) {
  return (
    <ul className="max-w-[40rem] border-t border-hairline">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements never change their order
        <li key={index} className="border-b border-hairline py-3">
          <RichText nodes={item} />
        </li>
      ))}
    </ul>
  )
}
