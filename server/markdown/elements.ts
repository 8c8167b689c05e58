import type { Element, ElementContent, Nodes, Parents, Properties } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** An element, in one line. */
export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children })

/** Plain text. */
export const text = (value: string): ElementContent => ({ type: 'text', value })

/** Words of a node in one line. */
export const wordsOf = (node: Nodes): string => textOf(node).replace(/\s+/g, ' ').trim()

/** Whether a node is an element, of one of these names when any are given. */
export function isElement(node: Nodes | undefined, ...tagNames: string[]): node is Element {
  return node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName))
}

/** Whether an element has this class. */
export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)

/** The elements of a list, cells and whitespace apart. */
export const childElements = (node: Parents): Element[] =>
  (node.children as Nodes[]).filter((child): child is Element => child.type === 'element')

/** Whether a node holds blocks, such as paragraphs, lists, tables or code, and not words alone. */
export function holdsBlocks(node: Nodes): boolean {
  if (!('children' in node)) return false
  return node.children.some((child) => isElement(child, ...blocks) || holdsBlocks(child))
}

/** Whether an element begins on a line of its own. */
export function isBlock(node: Element): boolean {
  return isElement(node, ...blocks, 'li', 'dt', 'dd')
}

const blocks = [
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'pre',
  'blockquote',
  'figure',
  'section',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'form',
  'details',
]
