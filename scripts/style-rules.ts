import type { AtRule, Container, Rule } from 'postcss'
import type { Manifest } from 'vite'
import type { StyleRule, StyleRules } from '../server/rendering/page-styles.ts'
import { slimStyles } from './slim-styles.ts'

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
  collect(slimStyles(css), [], rules, named)
  const needs = new Set(
    rules.flatMap(({ selectors = [] }) => selectors.flatMap((each) => each.needs.flat())),
  )
  const scriptNames: Record<string, string[]> = {}
  for (const [key, { file, isEntry }] of Object.entries(manifest)) {
    if (!isEntry || !file.endsWith('.js')) continue
    const names = [...sourcesBehind(key, manifest, sources)].map(read).flatMap(namesInSource)
    scriptNames[`/${file}`] = [...new Set(names)].filter((name) => needs.has(name)).sort()
  }
  return { rules, named, scriptNames }
}

/** What may be a class, with a dot before it, and elements that JSX makes; lines of comments name nothing. */
function namesInSource(text: string): string[] {
  const isComment = (line: string) => /^\s*(?:\/[*/]|\*)/.test(line)
  const code = text
    .split('\n')
    .filter((line) => !isComment(line))
    .join('\n')
  const words = code.split(/[\s"'`{}]+/).map((word) => `.${word}`)
  const elements = [...code.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  return [...words, ...elements, ...(code.includes('type="file"') ? [fileField] : [])]
}

/** Without packages, which bring no classes, and without addresses of pictures. */
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

/** Selectors for date and time fields. No page has such a field. */
const dateFields = /^::-webkit-(?:date|calendar)/
const conditional = new Set(['layer', 'media', 'supports', 'container'])
const byName = new Set(['keyframes', 'property', 'counter-style'])

/** Tokens that are in use anywhere on the site. */
const theme = '@layer theme'

function collect(
  container: Container,
  around: readonly string[],
  rules: StyleRule[],
  named: Record<string, string>,
): void {
  container.each((node) => {
    if (node.type === 'rule' && !dateFields.test(node.selector)) rules.push(styleRule(node, around))
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
  if (!around.includes(theme)) return { around, selectors, body: declarationsOf(rule) }
  const declared = rule.nodes.filter((node) => node.type === 'decl')
  const tokens = Object.fromEntries(declared.map((node) => [node.prop, String(node)]))
  return { around, selectors, body: '', tokens }
}

/** The build repeats a prefixed declaration once for each browser that needs it; one is enough. */
function declarationsOf({ nodes }: Rule): string {
  const texts = nodes.map(String)
  return texts.filter((text, index) => text !== texts[index - 1]).join(';')
}

/**
 * Elements and classes that a page must have for a selector to match. Each list is an alternative, because `:is(.a, .b)`
 * is a choice. Other brackets, such as `:not(.a)`, are ignored: one rule too many is better than one too few.
 *
 * @example needsOf('.code:hover > li') // [['.code', 'li']]
 * @example needsOf(':is(.a, .b) td') // [['td', '.a'], ['td', '.b']]
 */
export function needsOf(selector: string): string[][] {
  const { plain, choices } = takenApart(selector)
  const options = choices.map((choice) => choice.flatMap(needsOf))
  return options.reduce<string[][]>(
    (all, each) => all.flatMap((names) => each.map((more) => [...new Set([...names, ...more])])),
    [namesIn(plain)],
  )
}

/** Name under which a page lists that it has a file field. */
const fileField = 'input[type=file]'

function namesIn(plain: string): string[] {
  const parts = plain.includes('::file-selector-button') ? [fileField] : []
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g)].map(
    ([, name = '']) => `.${name.replaceAll(/\\(.)/g, '$1')}`,
  )
  const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return [...new Set([...elements, ...classes, ...parts])]
}

/** Pseudo-classes whose list must match. */
const choosing = /:(?:is|where|has)$/

/** The selector without its brackets, and the selector lists of `:is`, `:where` and `:has`. */
function takenApart(selector: string): { plain: string; choices: string[][] } {
  let plain = ''
  const choices: string[][] = []
  let list: string[] = []
  let depth = 0
  // Escaped characters, brackets included, are part of a name.
  for (const part of selector.match(/\\.|[^\\]/gs) ?? []) {
    const opens = part === '(' || part === '['
    const closes = part === ')' || part === ']'
    if (opens && depth === 0) list = ['']
    else if (part === ',' && depth === 1) list.push('')
    else if (depth > 1 || (depth === 1 && !closes)) list[list.length - 1] += part
    else if (depth === 0) plain += part
    if (opens) depth += 1
    if (closes) depth -= 1
    if (part === ')' && depth === 0 && choosing.test(plain)) {
      choices.push(list.map((each) => each.trim()))
    }
  }
  return { plain, choices }
}
