import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What a module of ours imports at run time from another of ours, or from one of our packages. */
const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from '((?:\.|@firstangle\/)[^']+)'/gm

const { resolve: resolvePackage } = createRequire(import.meta.url)

/** Modules and all modules of ours that they are made of, as paths, sorted. */
export function modulesOf(...entries: string[]): string[] {
  const found = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      open.push(path.startsWith('.') ? join(dirname(file), path) : resolvePackage(path))
    }
  }
  return [...found].sort()
}

/** A hash over modules with all they are made of: the code of this project, packages and Node. */
export function codeHash(...entries: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...modulesOf(...entries), join(root, 'package-lock.json')]) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
