import type { RichText as RichTextNodes } from '../../../shared/content/fields.ts'
import { RichText } from '../../components/rich-text.tsx'

/** Where our work ends: each behind a boundary line, hatched on the far side as on a section. */
export function Limits({ items }: { items: readonly RichTextNodes[] }) {
  return (
    <ul className="partner-limits">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements never change their order
        <li key={index}>
          <RichText nodes={item} />
        </li>
      ))}
    </ul>
  )
}
