import type { Nodes, Root } from 'mdast'

/** A stretch of an article from one heading to the next, as plain text: what search looks into. */
export interface ArticleSection {
  /** Id of the heading; empty before the first one. */
  anchor: string
  heading: string
  text: string
}

/** The children of these are put on lines of their own: otherwise the cells of a table would run together into one word. */
const containers = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'footnoteDefinition',
])

/** Words of a node without marks, one block a line. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' || node.type === 'yaml' ? '' : node.value
  if (node.type === 'break') return ' '
  if ('alt' in node) return node.alt ?? ''
  if (!('children' in node)) return ''
  return node.children.map(textOf).join(containers.has(node.type) ? '\n' : '')
}

/** Splits an article at headings of level 2 and 3, whose `ids` come in order; footnotes are the last section. */
export function sectionsOf(
  body: Root,
  ids: readonly string[],
  notes: ArticleSection,
): ArticleSection[] {
  const sections: ArticleSection[] = [{ anchor: '', heading: '', text: '' }]
  const remaining = [...ids]
  for (const node of body.children) {
    const id = node.type === 'heading' ? remaining.shift() : undefined
    if (node.type === 'footnoteDefinition') notes.text = joinLines(notes.text, textOf(node))
    else if (node.type === 'heading' && node.depth <= 3) {
      sections.push({ anchor: id ?? '', heading: textOf(node), text: '' })
    } else {
      const section = sections.at(-1)
      if (section) section.text = joinLines(section.text, textOf(node))
    }
  }
  return [...sections, notes].filter(
    ({ heading, text }) => text !== '' || heading !== notes.heading,
  )
}

/** What an adult reads of technical prose. */
const wordsPerMinute = 200

/** Minutes that reading takes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

function joinLines(...texts: string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n')
}
