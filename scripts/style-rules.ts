import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import type { Manifest } from 'vite'
import type { StyleRule, StyleRules } from '../server/rendering/page-styles.ts'

/** Which sources each chunk of the client build holds, by its file. */
type ChunkSources = Readonly<Record<string, readonly string[]>>

/**
 * Takes a built style sheet apart, so that the server can put into each page just what it needs.
 *
 * @param read gets the text of a source file
 */
export function styleRules(
  css: string,
  manifest: Manifest,
  sources: ChunkSources,
  read: (file: string) => string,
): StyleRules {
  const rules: StyleRule[] = []
  const named: Record<string, string> = {}
  collect(postcss.parse(css), [], rules, named)
  const needs = new Set(
    rules.flatMap(({ selectors = [] }) => selectors.flatMap((each) => each.needs)),
  )
  const scriptNames: Record<string, string[]> = {}
  for (const [key, { file, isEntry }] of Object.entries(manifest)) {
    if (!isEntry || !file.endsWith('.js')) continue
    const names = [...sourcesBehind(key, manifest, sources)].map(read).flatMap(namesInSource)
    scriptNames[`/${file}`] = [...new Set(names)].filter((name) => needs.has(name)).sort()
  }
  return { rules, named, scriptNames }
}

/** What may be a class, with a dot before it, and elements that JSX makes. */
function namesInSource(text: string): string[] {
  const words = text.split(/[\s"'`{}]+/).map((word) => `.${word}`)
  return [...words, ...[...text.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)]
}

/** Not what packages bring, nor addresses of pictures. */
const isOurCode = /^src\/.*\.tsx?$/

/** The site's own sources of an entry and of all that it imports, at once or later. */
function sourcesBehind(
  key: string,
  manifest: Manifest,
  sources: ChunkSources,
  seen = new Set<string>(),
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return found
  seen.add(key)
  for (const source of sources[chunk.file] ?? []) if (isOurCode.test(source)) found.add(source)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    sourcesBehind(next, manifest, sources, seen, found)
  }
  return found
}

const conditional = new Set(['layer', 'media', 'supports', 'container'])
const byName = new Set(['keyframes', 'property', 'counter-style'])

function collect(
  container: Container,
  around: readonly string[],
  rules: StyleRule[],
  named: Record<string, string>,
): void {
  container.each((node) => {
    if (node.type === 'rule') rules.push(styleRule(node, around))
    if (node.type !== 'atrule') return
    if (byName.has(node.name)) named[node.params] = String(node)
    else if (node.nodes && conditional.has(node.name)) {
      collect(node, [...around, headOf(node)], rules, named)
    } else rules.push({ around, body: `${node}${node.nodes ? '' : ';'}` })
  })
}

const headOf = ({ name, params }: AtRule): string => `@${name} ${params}`.trim()

function styleRule(rule: Rule, around: readonly string[]): StyleRule {
  const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) }))
  return { around, selectors, body: rule.nodes.map(String).join(';') }
}

/**
 * Elements and classes without which a selector matches nothing. What stands in brackets, such as `:not(.a)` or
 * `:is(.a, .b)`, is left out: a rule too many is better than one too few.
 *
 * @example needsOf('.code:hover > li') // ['.code', 'li']
 */
export function needsOf(selector: string): string[] {
  const plain = withoutBrackets(selector)
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g)].map(
    ([, name = '']) => `.${name.replaceAll(/\\(.)/g, '$1')}`,
  )
  const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return [...new Set([...elements, ...classes])]
}

function withoutBrackets(selector: string): string {
  let depth = 0
  let plain = ''
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at] as string
    if (character === '\\') {
      if (depth === 0) plain += character + (selector[at + 1] ?? '')
      at += 1
    } else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (depth === 0) plain += character
  }
  return plain
}
