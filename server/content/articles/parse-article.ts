import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { parseYaml, type YamlSource } from '../copy/yaml-source.ts'
import { type Fault, type Place, quote } from '../faults.ts'
import { fillPlaceholders, type PlaceholderValues } from '../placeholders/fill-placeholders.ts'
import type { SourceFile } from '../read-files.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { PlacedNode } from './placed-nodes.ts'

/** An article file taken apart: front matter and Markdown, both with the lines of the file. */
export interface ArticleSource {
  file: string
  front: YamlSource
  body: Root
}

/** Parses an article. An article without front matter is one fault, not one for each missing key. */
export function parseArticle({ file, source }: SourceFile): ArticleSource {
  const body = parseMarkdown(source)
  restoreColons(body)
  const first = body.children[0]
  if (first?.type === 'yaml') {
    // The blank line stands for the opening `---`, so that line numbers are those of the file.
    return { file, front: parseYaml({ file, source: `\n${first.value}` }), body }
  }
  const found = quote(source.split('\n')[0] ?? '')
  const fault = { file, line: 1, column: 1, expected: 'front matter between lines of ---', found }
  const locate = () => ({ line: 1, column: 1 })
  return { file, front: { file, tree: undefined, locate, faults: [fault] }, body }
}

/**
 * In articles about drawings `ISO 2768-2:1989` and `1:2` are words; the parser takes `:1989` for an inline directive.
 * One with a label or attributes was meant as a directive and stays, to be reported.
 */
function restoreColons(body: Root) {
  let isRestored = false
  visit(body, 'textDirective', (node, index, parent) => {
    const isBare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
    if (!isBare || !parent || index === undefined) return
    parent.children[index] = { type: 'text', value: `:${node.name}`, position: node.position }
    isRestored = true
  })
  if (isRestored) joinTexts(body)
}

function joinTexts(body: Root) {
  visit(body, (node) => {
    if (!('children' in node)) return
    const children = node.children as RootContent[]
    for (let index = children.length - 1; index > 0; index -= 1) {
      const [before, after] = [children[index - 1], children[index]]
      if (before?.type !== 'text' || after?.type !== 'text') continue
      before.value += after.value
      if (before.position && after.position) before.position.end = after.position.end
      children.splice(index, 1)
    }
  })
}

/** Fills placeholders in words, inline code and addresses of the body, not in code blocks. Changes the nodes. */
export function fillBody(
  nodes: readonly PlacedNode[],
  { file, source }: SourceFile,
  values: PlaceholderValues,
  locale: Locale,
): Fault[] {
  const faults: Fault[] = []
  const fill = (text: string, start: number): string => {
    const filled = fillPlaceholders(text, values, locale)
    for (const problem of filled.problems) {
      const offset = source.indexOf(problem.found, start)
      const place = placeAt(source, offset === -1 ? start : offset)
      faults.push({ file, ...place, ...problem })
    }
    return filled.text
  }
  for (const { node } of nodes) {
    const start = node.position?.start.offset ?? 0
    if (node.type === 'text') node.value = fill(node.value, start)
    // The backticks are gone from the tree; they say that a name without a dot is code.
    else if (node.type === 'inlineCode') node.value = fill(`\`${node.value}\``, start).slice(1, -1)
    else if (node.type === 'link' || node.type === 'definition') {
      // Markdown percent-encodes nothing here: braces are still braces.
      node.url = fill(node.url, start)
    }
  }
  return faults
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
