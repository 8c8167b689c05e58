import type { Element, ElementContent, Parents, Root } from 'hast'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { childElements, element, holdsBlocks, isElement, text, wordsOf } from './elements.ts'
import { oneLineCells } from './one-line-cells.ts'
import { separateWords } from './separate-words.ts'

/** Turns what only styles distinguish on a page into headings, lists and lines of Markdown. Changes the tree. */
export function flattenLayout(tree: Root): void {
  separateWords(tree)
  openDetails(tree)
  let heading = ''
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') return SKIP
    if (/^h[1-6]$/.test(node.tagName)) heading = wordsOf(node)
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'dl') parent.children[index] = definitionList(node)
    else if (isRowOfLinks(node)) parent.children[index] = listOf(childElements(node))
    else if (node.tagName === 'table') captionAbove(node, parent, index, heading)
    else if (node.tagName === 'ul') shortenFigures(node)
    return undefined
  })
  oneLineCells(tree)
  unwrapHeadings(tree)
}

/** A question becomes a heading one level below the one above it. */
function openDetails(tree: Root): void {
  let level = 1
  visit(tree, 'element', (node, index, parent) => {
    const own = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (own) level = Number(own)
    if (node.tagName !== 'details' || !parent || index === undefined) return undefined
    const summary = node.children.find((child) => isElement(child, 'summary'))
    const opened = summary ? openSummary(summary as Element, level + 1) : []
    const rest = node.children.filter((child) => child !== summary)
    parent.children.splice(index, 1, ...opened, element('div', rest))
    // The heading just made must not raise the level of the next question.
    return index + opened.length
  })
}

/** A summary may hold a heading and more; else all of it is one. */
function openSummary(summary: Element, level: number): Element[] {
  const name = headingOf(summary)
  if (!name) return [element(`h${Math.min(level, 6)}`, [text(wordsOf(summary))])]
  const heading = element(name.tagName, [text(wordsOf(name))])
  visit(summary, (node, index, parent) => {
    if (node !== name || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return EXIT
  })
  return wordsOf(summary) === '' ? [heading] : [heading, element('p', summary.children)]
}

/** `- **Term:** what it means`, on one line where the meaning is one. */
function definitionList(list: Element): Element {
  const items: Element[] = []
  for (const part of childElements(list).flatMap((node) =>
    isElement(node, 'div') ? childElements(node) : [node],
  )) {
    const last = items.at(-1)
    if (part.tagName === 'dt' || !last) {
      const words = wordsOf(part)
      const colon = /[.:?!]$/.test(words) ? '' : ':'
      items.push(element('li', [element('strong', [...part.children, text(colon)])]))
    } else if (saysNothing(part)) continue
    else if (holdsBlocks(part)) last.children.push(...part.children)
    else last.children.push(text(last.children.length === 1 ? ' ' : '; '), ...part.children)
  }
  return element('ul', items)
}

/** A bar or another picture of the figure before it. */
const saysNothing = (part: Element): boolean =>
  wordsOf(part) === '' && childElements(part).every((child) => isElement(child, 'svg'))

/** Buttons in a row are links without words between them. */
function isRowOfLinks(node: Element): boolean {
  const links = childElements(node)
  return (
    isElement(node, 'div', 'p') &&
    links.length > 1 &&
    links.every((link) => isElement(link, 'a') && !holdsBlocks(link)) &&
    node.children.every((child) => child.type !== 'text' || child.value.trim() === '')
  )
}

const listOf = (items: Element[]): Element =>
  element(
    'ul',
    items.map((item) => element('li', [item])),
  )

/** A caption becomes a line of its own, unless it says what the heading above the table says. */
function captionAbove(table: Element, parent: Parents, index: number, heading: string): void {
  const caption = table.children.find((child): child is Element => isElement(child, 'caption'))
  if (!caption) return
  table.children = table.children.filter((child) => child !== caption)
  const lines = childElements(caption).length > 1 ? childElements(caption) : [caption]
  const words = lines.map(wordsOf).join(' · ')
  if (words === heading) return
  const name = element('p', [element('strong', [text(words)])])
  parent.children.splice(index, 0, name)
}

/** Entries of a few short lines, such as a figure and what it measures, become one line each. */
function shortenFigures(list: Element): void {
  for (const item of childElements(list)) {
    const lines = childElements(item)
    const isShort = (line: Element) =>
      isElement(line, 'p', 'div') &&
      !holdsBlocks(line) &&
      !/[.:?!]$/.test(wordsOf(line)) &&
      wordsOf(line).length < mostLetters
    if (lines.length < 2 || !lines.every(isShort)) continue
    item.children = lines.flatMap((line, at) => {
      if (at === 0) return [element('strong', line.children)]
      return [text(at === 1 ? ' ' : ' · '), ...line.children]
    })
  }
}

/** A line of fewer letters is short. */
const mostLetters = 80

/**
 * Headings inside lists: an entry of a heading and a line becomes `- **Heading.** line`, longer ones leave the list and
 * keep their number.
 */
function unwrapHeadings(tree: Root): void {
  visit(tree, 'element', (list, index, parent) => {
    if (!isElement(list, 'ul', 'ol') || !parent || index === undefined) return undefined
    const items = childElements(list)
    if (!items.some((item) => headingOf(item))) return undefined
    const short = items.map(shortEntry)
    if (short.every((item) => item !== undefined)) {
      list.children = short
      return SKIP
    }
    const flat = items.flatMap((item, at) => {
      const heading = headingOf(item)
      if (heading && list.tagName === 'ol') heading.children.unshift(text(`${at + 1}. `))
      return item.children
    })
    parent.children.splice(index, 1, ...(flat as typeof parent.children))
    return index
  })
}

function headingOf(node: Element): Element | undefined {
  let found: Element | undefined
  visit(node, 'element', (child) => {
    if (isElement(child, 'ul', 'ol') && child !== node) return SKIP
    if (!found && /^h[2-6]$/.test(child.tagName)) found = child
    return undefined
  })
  return found
}

function shortEntry(item: Element): Element | undefined {
  const heading = headingOf(item)
  const parts = partsOf(item)
  const [first, line, ...more] = parts
  const isShort = heading && first === heading && more.length === 0 && !(line && holdsBlocks(line))
  if (!isShort || heading.children.some((child) => isElement(child, 'a'))) return undefined
  if (line && !isElement(line, 'p', 'span', 'div')) return undefined
  const dot = /[.:?!]$/.test(wordsOf(heading)) ? '' : '.'
  const name = element('strong', [...heading.children, text(dot)])
  return element('li', line ? [name, text(' '), ...line.children] : [name])
}

/** The parts of an entry, whatever boxes they stand in. */
function partsOf(item: Element): ElementContent[] {
  return item.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text' && child.value.trim() === '') return []
    return isElement(child, 'div') && holdsBlocks(child) ? partsOf(child) : [child]
  })
}
