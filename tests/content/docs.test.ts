import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/* What docs/ and every README name must exist: commands, files, constants, environment variables. */

const root = join(import.meta.dirname, '../..')
const docs = [
  'README.md',
  ...markdownBelow('docs'),
  ...['content', 'packages', 'scripts', 'server', 'shared', 'src', 'tests']
    .flatMap(markdownBelow)
    // That one names files of the projects that its rules come from.
    .filter((name) => name.endsWith('/README.md') && !name.includes('e-invoice-rules')),
]
const environment = readFileSync(join(root, 'server/environment.ts'), 'utf8')

/** Every file of the sources: a section on one folder may name its files without it, and so may a package. */
const sources = ['shared', 'src', 'server', 'scripts', 'packages'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => `/${name}`),
)

/** Made by a build, a run or the reader's user, so a fresh clone does not have them. */
const isMade = (path: string) => /^(?:dist|\.cache|node_modules|manifest\.json)\b/.test(path)

function markdownBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true }) as string[]
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
}

/** Every distinct match of a pattern's first group. */
function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

const code = (text: string) => named(text, /`([^`\n]+)`/g)

describe.each(docs)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const topFolders = readdirSync(root)
  const firstPart = (path: string) => path.split('/')[0] ?? ''

  test('names commands that exist', () => {
    const commands = [
      ...named(text, /npm run (?:--silent )?([\w:-]+)/g),
      ...named(text, /\bnpm (start|test)\b/g),
    ]
    for (const command of commands) expect(Object.keys(packageJson.scripts)).toContain(command)
  })

  test('names files and folders that exist', () => {
    const paths = code(text).filter(
      (each) =>
        /^[\w.$-]+(?:\/[\w.$-]*)+$|^[\w-]+\.(?:json|ts|md)$/.test(each) &&
        (topFolders.includes(firstPart(each)) || /\.\w+$/.test(each)) &&
        !each.startsWith('/'),
    )
    const isThere = (path: string) =>
      [root, join(root, dirname(file))].some((folder) => existsSync(join(folder, path))) ||
      sources.some((name) => name.endsWith(`/${path}`))
    const missing = paths.filter((path) => !isMade(path) && !isThere(path))
    expect(missing).toEqual([])
  })

  test('links to files that exist', () => {
    const targets = named(text, /\]\(([^)#]+)\)/g).filter((target) => !/^\w+:/.test(target))
    const missing = targets.filter((target) => !existsSync(join(root, file, '..', target)))
    expect(missing).toEqual([])
  })

  test('names environment variables that the server reads', () => {
    // What stands on drawings is in capitals, too, and packages read no environment.
    const capitals = file.startsWith('packages/') ? [] : code(text)
    const variables = capitals.filter((each) => /^[A-Z][A-Z_]*[A-Z]$/.test(each) && each !== 'THRU')
    for (const variable of variables) expect(environment).toContain(`    ${variable}: `)
  })
})

describe('what the documents say', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const architecture = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')

  test('the README describes every command', () => {
    for (const command of Object.keys(packageJson.scripts)) {
      expect(readme).toMatch(new RegExp(`\\| \`npm (?:run )?${command}\``))
    }
  })

  test.each([['locales', 'shared/i18n/locale.ts']])('%s is in %s', (name, file) => {
    expect(readme).toMatch(new RegExp(`\`${name}\`\\s+in\\s+\`${file}\``))
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`const ${name} =`))
  })

  test('the defaults are those of the server', () => {
    expect(readme).toContain('`3000`, `127.0.0.1`')
    for (const value of ['3000', "'127.0.0.1'", "'https://www.firstangle.example'"]) {
      expect(environment).toContain(`.default(${value})`)
    }
  })

  test('the sizes are those of the structure check', () => {
    const sizes = readFileSync(join(root, 'scripts/structure/check-structure.ts'), 'utf8')
    const most = (name: string) => new RegExp(`${name} = (\\d+)`).exec(sizes)?.[1]
    expect(architecture.replace(/\s+/g, ' ')).toContain(
      `files at most ${most('longestFile')} lines, functions ${most('longestFunction')}`,
    )
  })
})
