import type { Expression } from './find-expressions.ts'

/**
 * Loads modules and records the expressions that they build meanwhile, each with the place of its `new RegExp`.
 *
 * @param root ends with a slash
 * @param paths from the root
 */
export async function recordBuilt(root: string, paths: readonly string[]): Promise<Expression[]> {
  const found: Expression[] = []
  const note = (made: RegExp) => {
    const [path, line] = callerBelow(root).split(':')
    if (path) found.push({ path, line: Number(line), source: made.source, flags: made.flags })
    return made
  }
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args, maker) => note(Reflect.construct(target, args, maker)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  })
  try {
    for (const path of paths) await import(root + path)
  } finally {
    globalThis.RegExp = original
  }
  return found
}

/** The nearest place in our own sources that a call came from, relative to the root; empty where there is none. */
function callerBelow(root: string): string {
  const lines = new Error().stack?.split('\n') ?? []
  const own = lines.find((line) => line.includes(root) && !line.includes(import.meta.filename))
  if (!own || own.includes('/node_modules/')) return ''
  return own.slice(own.indexOf(root) + root.length)
}
