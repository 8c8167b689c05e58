import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { holdsBlocks, isBlock, isElement, text, wordsOf } from './elements.ts'

/** A table cell in Markdown is one line, so the lines of a cell are joined with points between them. Changes the tree. */
export function oneLineCells(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (!isElement(node, 'td', 'th')) return
    const lines = linesOf(node)
    if (lines.length < 2 && !holdsBlocks(node)) return
    node.children = lines.flatMap((line, at) => (at === 0 ? line : [text(' · '), ...line]))
  })
}

/** The lines of a cell. A line that styles begin below a text is a span right behind it. */
function linesOf(node: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  node.children.forEach((child, at) => {
    const before = node.children[at - 1]
    const isBelow =
      isElement(node, 'td', 'th') &&
      isElement(child, 'span') &&
      before?.type === 'text' &&
      /\S$/.test(before.value)
    if (isElement(child) && isBlock(child)) lines.push(...linesOf(child), [])
    else if (isBelow) lines.push([child])
    else lines.at(-1)?.push(child)
  })
  return lines.filter((line) => line.some(saysSomething))
}

function saysSomething(node: ElementContent): boolean {
  return wordsOf(node) !== '' || isElement(node, 'img')
}
