import type { Heading, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { type Fault, quote } from '../faults.ts'
import type { PlacedNode } from './placed-nodes.ts'
import { textOf } from './plain-text.ts'

type Problem = { expected: string; found: string }

type Directive = TextDirective | LeafDirective | ContainerDirective

/**
 * Refuses what Markdown allows and an article must not have: raw HTML, unknown directives, skipped heading levels, images
 * of other sites, footnotes without a partner.
 */
export function checkBody(file: string, body: Root, nodes: readonly PlacedNode[]): Fault[] {
  const faults: Fault[] = []
  const report = (node: RootContent, problem: Problem) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    faults.push({ file, line, column, ...problem })
  }
  for (const { node, parent } of nodes) {
    const problem = problemOf(node)
    if (problem) report(node, problem)
    if (node.type === 'heading' && parent !== body) {
      report(node, { expected: 'headings outside lists and quotations', found: nameOf(node) })
    }
  }
  checkHeadingLevels(body, report)
  checkFootnotes(nodes, report)
  return faults
}

function problemOf(node: RootContent): Problem | undefined {
  switch (node.type) {
    case 'html':
      return { expected: 'Markdown without HTML', found: quote(node.value) }
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      return directiveProblem(node)
    case 'image':
    case 'imageReference':
      return imageProblem(node)
    default:
      return undefined
  }
}

/** `::figure{name=…}` shows a figure, `:figure{name=…}` names it in a sentence; there are no others. */
function directiveProblem(node: Directive): Problem | undefined {
  const found = nameOfDirective(node)
  if (node.type === 'containerDirective' || node.name !== 'figure') {
    return { expected: 'no directive but ::figure{name=…} and :figure{name=…}', found }
  }
  const keys = Object.keys(node.attributes ?? {})
  if (keys.join() === 'name' && node.children.length === 0) return undefined
  const written = `${found.slice(1, -1)}{${keys.join(' ')}}`
  return { expected: 'a figure with a name and nothing else, {name=…}', found: quote(written) }
}

function imageProblem(node: { type: string; url?: string; alt?: string | null }) {
  if (node.type === 'image' && !/^\/(?!\/)/.test(node.url ?? '')) {
    return { expected: 'an image of this site, /…', found: quote(node.url ?? '') }
  }
  if (!node.alt?.trim()) return { expected: 'an image with alternative text', found: 'none' }
  return undefined
}

function nameOfDirective({ type, name }: Directive): string {
  const colons = { textDirective: ':', leafDirective: '::', containerDirective: ':::' }
  return quote(`${colons[type]}${name}`)
}

/** The title is the heading of level 1; below it levels go down one step at a time. */
function checkHeadingLevels(body: Root, report: (node: Heading, problem: Problem) => void) {
  let previous = 1
  for (const node of body.children) {
    if (node.type !== 'heading') continue
    if (node.depth === 1) {
      report(node, { expected: 'headings from level 2 (##): 1 is the title', found: nameOf(node) })
    } else if (node.depth > previous + 1) {
      report(node, { expected: `a heading of level ${previous + 1} at most`, found: nameOf(node) })
    }
    // Its number would become part of the anchor and of the table of contents.
    if (node.children.some(({ type }) => type === 'footnoteReference')) {
      report(node, { expected: 'a heading without a footnote', found: nameOf(node) })
    }
    if (textOf(node).trim() === '') {
      report(node, { expected: 'a heading with words', found: 'an empty heading' })
    }
    previous = node.depth
  }
}

function nameOf(node: Heading): string {
  return `level ${node.depth} ${quote(textOf(node))}`
}

function checkFootnotes(
  nodes: readonly PlacedNode[],
  report: (node: RootContent, problem: Problem) => void,
) {
  const used = new Set<string>()
  for (const { node } of nodes) if (node.type === 'footnoteReference') used.add(node.identifier)
  for (const { node } of nodes) {
    if (node.type === 'footnoteDefinition' && !used.has(node.identifier)) {
      const found = 'a footnote nobody refers to'
      report(node, { expected: `a reference [^${node.label}] in the text`, found })
    }
    // Markdown leaves a reference without a definition as plain text.
    const loose = node.type === 'text' ? /\[\^[^\]\s]+\]/.exec(node.value)?.[0] : undefined
    if (loose) report(node, { expected: `a footnote ${loose}:`, found: 'none' })
  }
}
