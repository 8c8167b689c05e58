import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const repository = join(import.meta.dirname, '../../..')

/** What the earlier build has and this one has not. */
export const earlier = {
  buildId: 'earlier',
  /** An article, in both languages. */
  article: { path: '/blog/only-in-the-earlier-build', title: 'Only in the earlier build' },
}

/**
 * A build that was made before the one in `dist/`: another identity, every script under another name, an article that is
 * gone since. It works: it is that build, consistently changed.
 *
 * @returns its directory, to be removed by the caller
 */
export function earlierBuild(): string {
  const directory = mkdtempSync(join(repository, '.cache/earlier-build-'))
  cpSync(join(repository, 'dist'), directory, { recursive: true })
  changeContent(join(directory, 'content.db'))
  const names = renameChunks(join(directory, 'client/assets'))
  const scripts = (readdirSync(directory, { recursive: true }) as string[]).filter((name) =>
    /\.js$|^[\w-]+\.json$/.test(name),
  )
  for (const name of scripts) changeCode(join(directory, name), names)
  const file = join(directory, 'build.json')
  const build = { ...JSON.parse(readFileSync(file, 'utf8')), buildId: earlier.buildId }
  writeFileSync(file, JSON.stringify({ ...build, buildTimestamp: '2026-01-01T00:00:00.000Z' }))
  return directory
}

/** Gives each script another hash; its compressed twins go, since they hold the old names. */
function renameChunks(assets: string): ReadonlyMap<string, string> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const names = scripts.map(
    (name) => [name, name.replace(/-..([\w-]{6})\.js$/, '-Ea$1.js')] as const,
  )
  for (const [name, earlierName] of names) {
    renameSync(join(assets, name), join(assets, earlierName))
    for (const twin of ['br', 'gz']) rmSync(join(assets, `${name}.${twin}`), { force: true })
  }
  return new Map(names)
}

function changeCode(file: string, names: ReadonlyMap<string, string>): void {
  const code = readFileSync(file, 'utf8')
  let changed = code
  for (const [name, earlierName] of names) changed = changed.replaceAll(name, earlierName)
  if (changed !== code) writeFileSync(file, changed)
}

function changeContent(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(`
    CREATE TEMP TABLE copied AS SELECT * FROM articles WHERE slug =
      (SELECT slug FROM articles WHERE collection = 'blog' ORDER BY published DESC, slug LIMIT 1);
    UPDATE copied SET slug = 'only-in-the-earlier-build', title = 'Only in the earlier build',
      published = '2100-01-01', updated = '2100-01-01';
    INSERT INTO articles SELECT * FROM copied;`)
  database.close()
}
