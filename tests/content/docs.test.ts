import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { documents } from './documents.ts'

/* What README files and docs folders name must exist: commands, files, headings, environment variables. */

const root = join(import.meta.dirname, '../..')
const environment = readFileSync(join(root, 'server/environment.ts'), 'utf8')

/** Every file of the sources: a section on one folder may name its files without it, and so may a package. */
const sources = ['shared', 'src', 'server', 'scripts', 'packages'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => `/${name}`),
)

/** Made by a build, a run or the reader's user, so a fresh clone does not have them. */
const isMade = (path: string) => /^(?:dist|\.cache|node_modules|manifest\.json)\b/.test(path)

/** Every distinct match of a pattern's first group. */
function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

/** The headings of a document as links name them: `## Where they are kept` is `where-they-are-kept`. */
function headingsOf(text: string): string[] {
  const withoutBlocks = text.replace(/^( *)```.*?^\1```$/gms, '')
  return named(withoutBlocks, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

const code = (text: string) => named(text, /`([^`\n]+)`/g)

describe.each(documents)('%s', (file) => {
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
    // The docs of a package name its files as the package does.
    const folders = ['.', dirname(file), dirname(file).replace(/\/docs$/, '')]
    const isThere = (path: string) =>
      folders.some((folder) => existsSync(join(root, folder, path))) ||
      sources.some((name) => name.endsWith(`/${path}`))
    const missing = paths.filter((path) => !isMade(path) && !isThere(path))
    expect(missing).toEqual([])
  })

  test('links to files and headings that exist', () => {
    const withoutCode = text.replace(/`[^`\n]*`/g, '')
    const targets = named(withoutCode, /\]\(([^)\s]+)\)/g).filter((target) => !/^\w+:/.test(target))
    const missing = targets.filter((target) => {
      const [path = '', heading] = target.split('#')
      const linked = path === '' ? join(root, file) : join(root, dirname(file), path)
      if (!existsSync(linked)) return true
      return heading !== undefined && !headingsOf(readFileSync(linked, 'utf8')).includes(heading)
    })
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
      `files and style sheets at most ${most('longestFile')} lines, tests ${most('longestTest')}, functions ${most('longestFunction')}`,
    )
  })
})
