import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What a module of ours imports at run time from another of ours. */
const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'/gm

/** A module and all modules of ours that it is made of, as paths, sorted. */
export function modulesOf(entry: string): string[] {
  const found = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      open.push(join(dirname(file), path))
    }
  }
  return [...found].sort()
}

const known = new Map<string, string>()

/** A hash over a module with all it is made of: the code of this project, packages and Node. Read once per process. */
export function codeHash(entry: string): string {
  const kept = known.get(entry)
  if (kept !== undefined) return kept
  const hash = createHash('sha256').update(process.version)
  for (const file of [...modulesOf(entry), join(root, 'package-lock.json')]) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  const digest = hash.digest('hex')
  known.set(entry, digest)
  return digest
}
