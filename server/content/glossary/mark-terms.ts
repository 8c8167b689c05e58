import type { Element, ElementContent, Root } from 'hast'
import { sitePages } from '../../../shared/pages.ts'
import type { TermFinder } from './term-finder.ts'

/** Address of the glossary. */
export const glossaryPath = sitePages.glossary.path

/** More links would make an article hard to read. */
const mostPerSection = 6
const mostPerBlock = 2

/** No terms are linked in these: names, code, links, pictures, footnotes, and what is skimmed rather than read. */
const leftAlone = /^(?:a|code|pre|strong|em|table|figure|svg|section|sup|h[1-6]|div|button)$/

/** What is marked so far. */
interface State {
  find: TermFinder
  /** Query of the article's language: `?lang=de`, or nothing. */
  query: string
  /** Terms that are linked already, and those that the article itself explains. */
  known: Set<string>
  inSection: number
  inBlock: number
}

/**
 * Links the first occurrence of each glossary term of an article to its entry; the browser shows the definition there.
 * Changes the tree.
 *
 * @param explained ids of the terms whose explanation is this article
 */
export function markTerms(
  tree: Root,
  find: TermFinder,
  explained: Iterable<string>,
  query: string,
): void {
  const state: State = { find, query, known: new Set(explained), inSection: 0, inBlock: 0 }
  for (const node of tree.children) {
    if (node.type !== 'element') continue
    if (/^h[23]$/.test(node.tagName)) state.inSection = 0
    markIn(node, state)
  }
}

function markIn(parent: Element, state: State): void {
  if (leftAlone.test(parent.tagName)) return
  if (parent.tagName === 'p' || parent.tagName === 'li') state.inBlock = 0
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return linked(child.value, state)
    if (child.type === 'element') markIn(child, state)
    return [child]
  })
}

function linked(text: string, state: State): ElementContent[] {
  // Looking for terms is what takes time here.
  if (isFull(state)) return [{ type: 'text', value: text }]
  const parts: ElementContent[] = []
  let end = 0
  for (const { id, ...place } of state.find(text)) {
    if (state.known.has(id)) continue
    if (isFull(state)) break
    state.known.add(id)
    state.inSection += 1
    state.inBlock += 1
    if (place.start > end) parts.push({ type: 'text', value: text.slice(end, place.start) })
    parts.push(termLink(id, text.slice(place.start, place.end), state.query))
    end = place.end
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) })
  return parts
}

function isFull({ inSection, inBlock }: State): boolean {
  return inSection >= mostPerSection || inBlock >= mostPerBlock
}

function termLink(id: string, text: string, query: string): Element {
  const properties = { href: `${glossaryPath}${query}#${id}`, className: ['term'] }
  return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: text }] }
}
