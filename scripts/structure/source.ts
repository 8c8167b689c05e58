import { parseSync } from 'vite'

/** What the rules of the layout need to know of one source file. */
export interface Source {
  /** Path from the root, with slashes. */
  path: string
  lines: number
  /** Without those that only group tests: they are lists, as their files are. */
  functions: { name: string; line: number; lines: number }[]
  hasDefaultExport: boolean
}

/** A node of a syntax tree. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Reads a TypeScript file. Throws when it cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lineOf = lineCounter(text)
  const source: Source = {
    path,
    lines: text.replace(/\n$/, '').split('\n').length,
    functions: [],
    hasDefaultExport: false,
  }
  const groups = new Set<unknown>()
  visit(program as unknown as Node, '', (node, name) => {
    if (isGroup(node, text)) for (const each of node.arguments as Node[]) groups.add(each)
    if (node.type === 'ExportDefaultDeclaration') source.hasDefaultExport = true
    if (/Function(?:Declaration|Expression)$/.test(node.type) && !groups.has(node)) {
      const line = lineOf(node.start)
      source.functions.push({ name, line, lines: lineOf(node.end) - line + 1 })
    }
  })
  return source
}

/** `describe(…)`, `test.describe(…)`, `describe.each(…)(…)`, `describeEngines(…)` */
function isGroup(node: Node, text: string): boolean {
  if (node.type !== 'CallExpression') return false
  const { start, end } = node.callee as Node
  return /^(?:test\.)?describe/.test(text.slice(start, end))
}

/** Calls `see` for each node, with the nearest name above it. */
export function visit(node: Node, above: string, see: (node: Node, name: string) => void): void {
  const own = (node.id ?? node.key) as { name?: string } | null | undefined
  const name = own?.name ?? above
  see(node, name)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, name, see)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns a function from an offset of a text to its line, from 1. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset)
    return next === -1 ? starts.length : next
  }
}
