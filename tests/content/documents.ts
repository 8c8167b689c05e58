import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Folders with documents for those who work on the site, beside README.md and docs/. */
const folders = ['content', 'packages', 'scripts', 'server', 'shared', 'src', 'tests']

/** That one names files of the projects that its rules come from. */
const foreign = 'tests/content/e-invoice-rules/README.md'

function markdownBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true }) as string[]
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
}

/** README.md, what is in docs/, and the READMEs and docs of each folder; articles are no documents. */
export const documents: readonly string[] = [
  'README.md',
  ...markdownBelow('docs'),
  ...folders
    .flatMap(markdownBelow)
    .filter((name) => /\/README\.md$|\/docs\//.test(name) && name !== foreign),
]
