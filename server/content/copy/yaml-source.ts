import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { type Fault, keyPath, type Place, quote } from '../faults.ts'
import type { SourceFile } from '../read-files.ts'

export type KeyPath = readonly PropertyKey[]

/** A parsed YAML file that can say where each of its keys stands. */
export interface YamlSource {
  file: string
  /** Plain data; undefined when the file cannot be understood at all. */
  tree: unknown
  /** Place of the key, or of the nearest key around it when it is missing. */
  locate: (path: KeyPath) => Place
  faults: Fault[]
}

/**
 * Parses one YAML text. Broken syntax leaves no tree; a duplicate key leaves one, so that checking goes on. Anchors and
 * aliases are refused: the content needs none, and a text that begins with `&` or `*` would lose its first word to them.
 */
export function parseYaml({ file, source }: SourceFile): YamlSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter, prettyErrors: false })
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const problems = [...document.errors, ...document.warnings]
  const marks = marksOf(document)
  const readable =
    marks.length === 0 && problems.every((problem) => problem.code === 'DUPLICATE_KEY')
  return {
    file,
    tree: readable ? document.toJS() : undefined,
    locate: (path) => place(offsetOf(document, path)),
    faults: [
      ...problems.map((problem) => yamlFault(file, document, problem, place(problem.pos[0]))),
      ...marks.map(({ mark, offset }) => ({
        file,
        ...place(offset),
        expected: 'quotes around a text that begins with & or *',
        found: quote(mark),
      })),
    ],
  }
}

function yamlFault(file: string, document: Document, problem: YAMLError, place: Place): Fault {
  if (problem.code !== 'DUPLICATE_KEY') {
    return { file, ...place, expected: 'valid YAML', found: quote(problem.message) }
  }
  const path = pathOfKeyAt(document, problem.pos[0])
  return {
    file,
    ...place,
    key: keyPath(path),
    expected: 'each key once',
    found: 'it a second time',
  }
}

/** What YAML takes for an anchor (`&name`) or an alias (`*name`), and where the text behind it is. */
function marksOf(document: Document): { mark: string; offset: number }[] {
  const marks: { mark: string; offset: number }[] = []
  visit(document, {
    Node: (_, node) => {
      const mark = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`
      if (mark) marks.push({ mark, offset: startOf(node) ?? 0 })
    },
  })
  return marks
}

/** Path of the key that begins at an offset of the text. */
function pathOfKeyAt(document: Document, offset: number): PropertyKey[] {
  let path: PropertyKey[] = []
  visit(document, {
    Pair: (_, pair, ancestors) => {
      const key = pair.key
      if (!isScalar(key) || key.range?.[0] !== offset) return undefined
      path = pathFromAncestors([...ancestors, pair])
      return visit.BREAK
    },
  })
  return path
}

function pathFromAncestors(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : '?']
    const parent = ancestors[index - 1]
    return isSeq(parent) ? [parent.items.indexOf(node as Node)] : []
  })
}

function offsetOf(document: Document, path: KeyPath): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const key of path) {
    const pair = isMap(node) ? pairOf(node.items, key) : undefined
    const next = isSeq(node) && typeof key === 'number' ? node.items[key] : pair?.value
    const start = pair ? startOf(pair.key) : startOf(next)
    if (start === undefined) return offset
    offset = start
    node = next
  }
  return offset
}

/** The last pair with this key: when a key is repeated, its last value counts. */
function pairOf(items: Pair[], key: PropertyKey): Pair | undefined {
  return items.findLast((item) => isScalar(item.key) && String(item.key.value) === String(key))
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0]
}
