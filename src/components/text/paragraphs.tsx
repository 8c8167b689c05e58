import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichText } from './rich-text.tsx'

/** Texts as paragraphs; what holds them decides about measure and distance. */
export function Paragraphs({ texts }: { texts: readonly RichTextNodes[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
    <p key={index}>
      <RichText nodes={text} />
    </p>
  ))
}
