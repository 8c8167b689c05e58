import { type InlineNode, plainText } from '../../../shared/content/parts/fields.ts'

/** Keys whose values are no prose of the page: ids, addresses, labels of controls and states. */
const silent = new Set([
  'id',
  'href',
  'icon',
  'drawing',
  'short',
  'when',
  'shows',
  'version',
  'published',
  'date',
  'actions',
  'links',
  'errors',
  'columns',
  'columnLabels',
  'labels',
  'carousel',
  'video',
  'seo',
  'callToAction',
  'form',
  'waiting',
  'wording',
  'tabsLabel',
  'example',
  'objects',
  'files',
])

/** The words of copy as plain text, one block a line: what a reader of the section sees, without its links and controls. */
export function textOfCopy(value: unknown): string {
  return blocksOf(value).join('\n')
}

/** Whether something is filled in when the text is shown. */
export function hasPlaceholder(text: string): boolean {
  return /\{\w+\}/.test(text)
}

function blocksOf(value: unknown): string[] {
  // Text with placeholders is not a complete sentence.
  if (typeof value === 'string')
    return value.trim() === '' || hasPlaceholder(value) ? [] : [value.trim()]
  if (Array.isArray(value)) return isRichText(value) ? [plainText(value)] : value.flatMap(blocksOf)
  if (typeof value !== 'object' || value === null || 'href' in value) return []
  return Object.entries(value).flatMap(([key, entry]) => (silent.has(key) ? [] : blocksOf(entry)))
}

/** In rich text no two plain strings follow each other; a list of strings has nothing else. */
function isRichText(list: unknown[]): list is InlineNode[] {
  return list.length > 0 && list.every(isInline) && (list.length === 1 || !list.every(isString))
}

function isInline(node: unknown): node is InlineNode {
  return isString(node) || (typeof node === 'object' && node !== null && 'kind' in node)
}

function isString(node: unknown): node is string {
  return typeof node === 'string'
}
