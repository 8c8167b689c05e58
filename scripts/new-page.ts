import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../shared/i18n/locale.ts'
import { checkPage } from './new-page/check-page.ts'
import { editedMaps, pageFiles } from './new-page/page-files.ts'
import { programOf, root } from './setup/run.mjs'

/* `npm run new:page <name> [/address]`: a page of two sections in both languages, to be filled in. */

const [id, path = `/${id}`, ...more] = process.argv.slice(2)
if (!id || more.length > 0) fail(['npm run new:page <name> [/address]'])

const page = { id, path }
const faults = checkPage(page)
if (faults.length > 0) fail(faults)
const files = pageFiles(page)
const there = files.filter(({ path }) => existsSync(join(root, path)))
if (there.length > 0) fail(there.map(({ path }) => `There is a file ${path}`))

const edited = editedMaps(page, (path) => readFileSync(join(root, path), 'utf8'))
for (const { path, text } of [...files, ...edited]) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const code = [...files, ...edited].map(({ path }) => path).filter((path) => !path.endsWith('.yaml'))
const formatted = spawnSync(programOf('biome'), ['check', '--write', ...code], {
  cwd: root,
  encoding: 'utf8',
})
if (formatted.error) throw formatted.error
if (formatted.status !== 0) fail([formatted.stdout, formatted.stderr])

console.log(`The page is at ${page.path}. Write what it says:`)
for (const { path } of files) console.log(`  ${path}`)
console.log('These tables got an entry; pages like most others need nothing more there:')
for (const { path } of edited) console.log(`  ${path}`)
console.log('Give it a link in the index of all pages, below its subject:')
for (const locale of locales) console.log(`  content/pages/search.${locale}.yaml`)

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}
