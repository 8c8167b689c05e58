import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { checkImports } from './check-imports.ts'

const forbidden: [from: string, to: string][] = [
  ['src/components/tabs.tsx', '../pages/home/home.tsx'],
  ['src/components/links.tsx', '../layout/header.tsx'],
  ['src/components/words.tsx', '../../shared/i18n/locale.ts'],
  ['src/layout/header.tsx', '../pages/home/home.tsx'],
  ['src/pages/home/figures.tsx', '../../../server/content/store/queries.ts'],
  ['src/pages/home/paths.tsx', 'node:path'],
  ['src/pages/home/check.tsx', '../../../shared/content/pages/home.ts'],
  ['shared/feasibility/check.ts', '../pages.ts'],
  ['shared/pages.ts', '../src/try/count.ts'],
  ['shared/page-at.ts', '../server/log.ts'],
  ['server/app.ts', '../src/pages/home/home.tsx'],
  ['server/main.ts', '../scripts/build.ts'],
  ['server/serve.ts', './testing/free-port.ts'],
  ['server/drawn.ts', '../packages/drawings/src/index.ts'],
  ['server/inside.ts', '@firstangle/drawings/src/svg.ts'],
  ['server/missing.ts', './not-there.ts'],
  ['scripts/inbox/list.ts', './testing/sample-inbox.ts'],
  ['packages/reader/src/read.ts', '../../../src/try/count.ts'],
  ['packages/reader/src/lines.ts', '../../drawings/src/index.ts'],
  ['packages/drawings/src/svg.ts', '../../reader/src/index.ts'],
  ['server/asking.ts', '../packages/client-typescript/src/index.ts'],
  ['packages/reader/src/ask.ts', '../../client-typescript/src/index.ts'],
  ['packages/client-typescript/src/hash.ts', 'node:crypto'],
  ['packages/client-typescript/src/draw.ts', '@firstangle/drawings'],
  ['server/one.ts', './other.ts'],
]

const allowed: [from: string, to: string][] = [
  ['src/pages/home/hero.tsx', '../../components/card.tsx'],
  ['src/components/card.tsx', '../navigation/site-link.tsx'],
  ['src/components/text.tsx', '../../shared/typesetting/designation.ts'],
  ['src/layout/footer.tsx', '../../shared/i18n/locale.ts'],
  ['src/components/card.test.tsx', '../pages/home/home.tsx'],
  ['server/rendering/pages.tsx', '../../src/pages/home/home.tsx'],
  ['server/store.ts', '../shared/content/pages/home.ts'],
  ['server/figures.ts', '@firstangle/drawings'],
  ['server/other.ts', './one.ts'],
  ['packages/reader/src/read-page.ts', '@firstangle/drawings'],
  ['packages/client-typescript/src/client.test.ts', 'node:crypto'],
  ['server/app.test.ts', './testing/free-port.ts'],
  ['tests/contract/pages.test.ts', '../../server/log.ts'],
]

let root: string
let faults: string[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'firstangle-imports-'))
  for (const [from, to] of [...forbidden, ...allowed]) {
    const target = posix.join(posix.dirname(from), to)
    if (to.startsWith('.') && !to.includes('not-there')) write(target, '')
  }
  for (const [from, to] of [...forbidden, ...allowed]) write(from, `import { a } from '${to}'\n`)
  write('shared/content/types.ts', '')
  write(
    'src/pages/home/types.tsx',
    "import type { Home } from '../../../shared/content/pages/home.ts'\n",
  )
  write('bench/bench.ts', '')
  const exports = { '.': './src/index.ts' }
  write('packages/drawings/package.json', JSON.stringify({ name: '@firstangle/drawings', exports }))
  write('packages/reader/package.json', JSON.stringify({ name: '@firstangle/reader' }))
  write('package.json', JSON.stringify({ workspaces: ['packages/*'] }))
  mkdirSync(join(root, 'node_modules/@firstangle'), { recursive: true })
  symlinkSync(join(root, 'packages/drawings'), join(root, 'node_modules/@firstangle/drawings'))
  faults = await checkImports(root)
})

afterAll(() => removeFolder(root))

test.each(forbidden)('%s must not import %s', (from) => {
  expect(faults).toContainEqual(expect.stringContaining(`${from}: must not import`))
})

test('everything else may be', () => {
  const sources = new Set(faults.map((fault) => fault.split(':')[0]))
  expect([...sources].sort()).toEqual(forbidden.map(([from]) => from).sort())
})

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
