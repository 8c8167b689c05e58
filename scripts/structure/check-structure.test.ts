import { describe, expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'

/** The faults of a small repository. */
function faultsOf(files: Record<string, string>): string[] {
  return checkStructure(Object.keys(files), (path) => files[path] ?? '')
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count)

describe('imports run one way', () => {
  test.each([
    ['src/components/tabs.tsx', '../pages/home/home.tsx'],
    ['src/components/tabs.tsx', '../layout/header.tsx'],
    ['src/components/tabs.tsx', '../i18n/locale.ts'],
    ['src/components/tabs.tsx', '../content/load.ts'],
    ['src/layout/header.tsx', '../pages/home/home.tsx'],
    ['src/pages/home/home.tsx', '../../../server/content/queries.ts'],
    ['packages/reader/src/read.ts', '../../../src/components/tabs.tsx'],
    ['packages/drawings/src/svg.ts', '../../reader/src/page.ts'],
    ['server/app.ts', '../packages/drawings/src/svg.ts'],
    ['src/feasibility/check.ts', '../pages/home/home.tsx'],
    ['server/app.ts', '../src/pages/home/home.tsx'],
    ['shared/pages.ts', '../src/i18n/locale.ts'],
    ['shared/pages.ts', '../server/app.ts'],
    ['src/components/tabs.tsx', '../../shared/pages.ts'],
    ['server/app.ts', '../scripts/build.ts'],
    ['server/app.ts', './testing/free-port.ts'],
    ['scripts/inbox/list.ts', './testing/sample-inbox.ts'],
  ])('%s must not import %s', (path, specifier) => {
    for (const statement of [
      `import { thing } from '${specifier}'`,
      `export { thing } from '${specifier}'`,
      `export * from '${specifier}'`,
      `const thing = await import('${specifier}')`,
      `import { type Thing, thing } from '${specifier}'`,
    ]) {
      expect(faultsOf({ [path]: statement })).toEqual([
        expect.stringContaining(`${path}:1: must not import ${specifier}`),
      ])
    }
  })

  test.each([
    ['src/pages/home/home.tsx', "import { Tabs } from '../../components/tabs.tsx'"],
    ['src/pages/home/home.tsx', "import type { Copy } from '../../../server/content/home.ts'"],
    ['src/pages/home/home.tsx', "import { type Copy } from '../../../server/content/home.ts'"],
    ['src/components/tabs.tsx', "import { SiteLink } from '../navigation/site-link.tsx'"],
    ['src/components/tabs.tsx', "import type { Locale } from '../i18n/locale.ts'"],
    ['src/components/tabs.tsx', "import picture from '../media/hero.webp'"],
    ['server/rendering/find-page.tsx', "import { Home } from '../../src/pages/home/home.tsx'"],
    ['src/components/tabs.tsx', "import { Enhanced } from '../islands/island.tsx'"],
    ['server/rendering/pages.tsx', "import { Home } from '../../src/pages/home/home.tsx'"],
    ['server/app.ts', "import { locales } from '../src/i18n/locale.ts'"],
    ['server/app.ts', "import { sitePages } from '../shared/pages.ts'"],
    ['src/layout/sheet.tsx', "import { pageAt } from '../../shared/page-at.ts'"],
    ['shared/terms.ts', "import type { Sign } from '../src/drawings/index.ts'"],
    ['server/api/testing/sample-api.ts', "import { createStore } from './sample-store.ts'"],
    ['server/app.test.ts', "import { freePort } from './testing/free-port.ts'"],
    ['src/components/tabs.test.tsx', "import { Home } from '../pages/home/home.tsx'"],
  ])('%s may say %s', (path, statement) => {
    expect(faultsOf({ [path]: statement })).toEqual([])
  })
})

describe('sizes', () => {
  const routine = 'export function run() {}\n'

  test.each([['server/app.ts', 250]])('%s has at most %i lines', (path, most) => {
    expect(faultsOf({ [path]: routine + lines(most - 1, '//') })).toEqual([])
    expect(faultsOf({ [path]: routine + lines(most, '//') })).toEqual([
      `${path}: ${most + 1} lines, at most ${most}`,
    ])
  })

  test('a table may be longer, and so may tests and generated files', () => {
    const table = `export const glyphs = [\n${lines(400, "  'a',")}]\n`
    expect(faultsOf({ 'packages/drawings/src/glyphs.ts': table })).toEqual([])
    const long = routine + lines(300, '//')
    expect(faultsOf({ 'server/app.test.ts': long, 'src/generated/samples.ts': long })).toEqual([])
  })

  test.each(['export function run() {', 'export const run = () => {'])(
    '%s ... may have 80 lines',
    (head) => {
      const body = (count: number) => `// first\n${head}\n${lines(count - 2, '  go()')}}\n`
      expect(faultsOf({ 'server/run.ts': body(80) })).toEqual([])
      expect(faultsOf({ 'server/run.ts': body(81) })).toEqual([
        'server/run.ts:2: run has 81 lines, at most 80',
      ])
    },
  )
})

describe('names', () => {
  test.each(['src/utils/dates.ts', 'server/helpers.ts', 'tests/common/start.ts', 'src/misc/a.css'])(
    '%s does not say what is inside',
    (path) => {
      expect(faultsOf({ [path]: '' })).toEqual([
        expect.stringContaining('does not say what is inside'),
      ])
    },
  )

  test('default exports are left to frameworks', () => {
    expect(faultsOf({ 'server/app.ts': 'export default 1' })).toHaveLength(1)
    expect(faultsOf({ 'vite.config.ts': 'export default 1' })).toEqual([])
  })

  test('the root has at most 20 entries', () => {
    const entries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`entry-${at}`, '']))
    expect(faultsOf(entries(20))).toEqual([])
    expect(faultsOf(entries(21))).toEqual(['The root has 21 entries, at most 20'])
  })
})
