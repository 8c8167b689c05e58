import type { RichText as RichTextNodes } from '../../shared/content/fields.ts'
import { Icon } from './icon.tsx'
import { RichText } from './rich-text.tsx'

interface FaqListProps {
  items: readonly { id: string; question: string; answer: RichTextNodes }[]
}

/**
 * Native disclosures: they work without scripts and are found by find-in-page. The anchor stands on the
 * answer, because browsers open a disclosure for a target inside it.
 */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className="border-t border-line lg:columns-2 lg:gap-x-12 lg:border-t-0">
      {items.map((item) => (
        <details key={item.id} className="group break-inside-avoid border-b border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-heading text-lg font-semibold leading-snug hover:text-action">
            {item.question}
            <Icon
              name="caret"
              className="size-5 flex-none transition-transform group-open:rotate-180"
            />
          </summary>
          <p id={`faq-${item.id}`} className="max-w-[40rem] scroll-mt-14 pb-5 text-muted">
            <RichText nodes={item.answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
