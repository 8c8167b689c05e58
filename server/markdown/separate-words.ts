import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { hasClass, isElement, text, wordsOf } from './elements.ts'

const inline = [
  'a',
  'span',
  'small',
  'code',
  'samp',
  'b',
  'strong',
  'em',
  'time',
  'output',
  'label',
  'i',
]

/** Separates words that only styles keep apart, as in `DimensionØ25 k6`. Changes the tree. */
export function separateWords(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP
    for (let index = node.children.length - 1; index > 0; index -= 1) {
      const gap = gapBetween(node.children[index - 1], node.children[index])
      if (gap !== undefined) node.children.splice(index, 0, text(gap))
    }
    return undefined
  })
  visit(tree, 'element', (node, _, parent) => {
    // A `small` at the start, such as the number of a question, names what follows; any other is an aside.
    const isFirst = parent?.children.find((child) => wordsOf(child) !== '') === node
    if (node.tagName === 'small' && !isFirst)
      node.children = [text('('), ...withoutIndent(node.children), text(')')]
  })
}

function gapBetween(before?: ElementContent, after?: ElementContent): string | undefined {
  if (!before || !after || /^(?:$|[,;:!?)]|\.(?!\d))/.test(wordsOf(after))) return
  if (isOwnLine(before) && after.type === 'text') {
    return /[.:?!✓]$/.test(wordsOf(before)) ? ' ' : ': '
  }
  if (isElement(before, 'cite') && after.type === 'text') return ' · '
  const areInline = isElement(before, ...inline) && isElement(after, ...inline)
  const isGlued = before.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)
  const isLabel = before.type === 'text' && before.value.endsWith(':')
  const isApart =
    isOwnLine(after) ||
    areInline ||
    (isGlued && isElement(after, 'code')) ||
    (isLabel && isElement(after, 'a'))
  return isApart ? ' ' : undefined
}

const isOwnLine = (node: ElementContent): boolean =>
  isElement(node, 'small') || (isElement(node, ...inline) && hasClass(node, 'block'))

/** Without the space before an aside, which React writes into it. */
const withoutIndent = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node, index) =>
    index === 0 && node.type === 'text' ? text(node.value.trimStart()) : node,
  )
