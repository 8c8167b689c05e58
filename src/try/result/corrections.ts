import type { Callout } from '@firstangle/reader'
import type { ItemContent, ResultItem } from './item.ts'

/** What the visitor changed at one value. */
export interface Correction {
  /** The value as the visitor wrote it. */
  readonly text?: string
  readonly isHidden?: boolean
}

/** By key of the item. */
export type Corrections = ReadonlyMap<string, Correction>

/** A value after the visitor's corrections. */
export interface CorrectedItem extends ResultItem {
  readonly isEdited: boolean
  readonly isHidden: boolean
  /** What the reader had read, where the visitor wrote something else. */
  readonly original: string | null
  /** False where an edited callout cannot be typed: it is kept as text. */
  readonly isTyped: boolean
}

/** Reads a line as callouts, in the unit of the callout it replaces or stands beside; [] where it is none. */
export type CalloutParser = (text: string, before: Callout | undefined) => readonly Callout[]

/** What is printed at a callout, or the value of a field: the text that can be edited. */
export function editableText({ content, label }: ResultItem): string {
  if (content.type === 'metadata') return content.value
  return content.type === 'part' ? content.designation : label
}

/**
 * Items as corrected. An edited callout is read again by the grammar, so that its typed values follow; what is no
 * callout is kept as text and loses its types.
 */
export function correctItems(
  items: readonly ResultItem[],
  corrections: Corrections,
  parse: CalloutParser,
): CorrectedItem[] {
  return items.map((item) => correctItem(item, corrections.get(item.key), parse))
}

function correctItem(
  item: ResultItem,
  correction: Correction | undefined,
  parse: CalloutParser,
): CorrectedItem {
  const isHidden = correction?.isHidden ?? false
  const text = correction?.text
  const before = editableText(item)
  if (text === undefined || text === before) {
    return { ...item, isHidden, isEdited: false, original: null, isTyped: true }
  }
  const content = contentWith(item.content, text, parse)
  return {
    ...item,
    ...(item.content.type === 'callout' ? { label: text } : {}),
    content: content ?? item.content,
    isHidden,
    isEdited: true,
    original: before,
    isTyped: content !== undefined,
  }
}

function contentWith(
  content: ItemContent,
  text: string,
  parse: CalloutParser,
): ItemContent | undefined {
  if (content.type === 'metadata') return { ...content, value: text }
  if (content.type === 'part') return { ...content, designation: text }
  const [callout, ...others] = parse(text, content.callout)
  return callout && others.length === 0 ? { ...content, callout } : undefined
}

/** Corrections with one more; an empty one is taken out. */
export function withCorrection(
  corrections: Corrections,
  key: string,
  change: Correction,
): Corrections {
  const next = new Map(corrections)
  const { text, isHidden } = { ...corrections.get(key), ...change }
  const merged = { ...(text !== undefined && { text }), ...(isHidden && { isHidden }) }
  if (Object.keys(merged).length === 0) next.delete(key)
  else next.set(key, merged)
  return next
}
