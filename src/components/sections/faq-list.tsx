import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichText } from '../text/rich-text.tsx'

interface FaqListProps {
  items: readonly { id: string; question: string; answer: RichTextNodes }[]
}

/**
 * Native disclosures: they work without scripts and are found by find-in-page. The anchor stands on the
 * answer, because browsers open a disclosure for a target inside it.
 */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className="faq-list">
      {items.map((item) => (
        <details key={item.id}>
          <summary>{item.question}</summary>
          <p id={`faq-${item.id}`}>
            <RichText nodes={item.answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
