import { spokenCallout } from '../../../components/text/sign-names.ts'
import type { CorrectedItem } from '../../../try/result/corrections.ts'
import { describeCallout, describeField } from '../../../try/result/describe.ts'
import type { SessionWords } from './reader-words.ts'

/** The typed value of an item as short facts; [] where an edited callout could not be typed. */
export function factsOf(item: CorrectedItem, { words, writer }: SessionWords): string[] {
  const { content } = item
  if (!item.isTyped) return []
  if (content.type === 'callout') return describeCallout(content.callout, writer)
  if (content.type === 'metadata') return [describeField(content.field, content.value, writer)]
  return [
    content.designation,
    content.partNumber,
    content.material,
    words.values.times.replace('{count}', content.quantity),
  ].filter((fact) => fact !== null)
}

/** What the item is called in its list: as printed, or the name of a field, or the position of a part. */
export function nameOf(item: CorrectedItem, { words }: SessionWords): string {
  const { content } = item
  if (content.type === 'metadata') return words.list.fields[content.field]
  return content.type === 'part' ? `${words.list.position} ${content.position}` : item.label
}

/** The same as it is said, for labels. */
export function spokenNameOf(item: CorrectedItem, session: SessionWords): string {
  const name = nameOf(item, session)
  return item.content.type === 'callout' ? spokenCallout(name, session.words.signs) : name
}

/** Says what an edited item was printed as. */
export const editedFrom = (original: string, { words }: SessionWords): string =>
  words.list.edited.replace('{text}', () => original)

/** Everything a search looks through. */
export function textOf(item: CorrectedItem, words: SessionWords): string {
  return [nameOf(item, words), ...factsOf(item, words)].join(' ')
}
