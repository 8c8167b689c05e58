import { parseSync } from 'vite'
import { lineCounter, type Node, visit } from '../structure/source.ts'

/** A regular expression and where it stands. */
export interface Expression {
  /** Path from the root, with slashes. */
  path: string
  line: number
  source: string
  flags: string
}

/** The expressions of a source file. */
interface FileExpressions {
  literals: Expression[]
  /** Lines on which one is put together at run time. */
  built: number[]
}

/** Finds the expressions of a TypeScript file. Throws when it cannot be parsed. */
export function findExpressions(path: string, text: string): FileExpressions {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lineOf = lineCounter(text)
  const found: FileExpressions = { literals: [], built: [] }
  visit(program as unknown as Node, '', (node) => {
    const line = () => lineOf(node.start)
    const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
    if (pattern !== undefined) {
      found.literals.push({ path, line: line(), source: pattern, flags: flags ?? '' })
    }
    if (isConstructor(node)) found.built.push(line())
  })
  return found
}

function isConstructor({ type, callee }: Node): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression'
  return isCall && (callee as { name?: string } | undefined)?.name === 'RegExp'
}
