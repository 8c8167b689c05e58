import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Run-time imports of a module from other modules or packages of this repository. */
const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from '((?:\.|@firstangle\/)[^']+)'/gm

const { resolve: resolvePackage } = createRequire(import.meta.url)

/** Paths of modules and of everything in this repository that they import, sorted. */
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
