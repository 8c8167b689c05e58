import { describe, expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'

/** The faults of a small repository. */
function faultsOf(files: Record<string, string>): string[] {
  return checkStructure(Object.keys(files), (path) => files[path] ?? '')
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count)

describe('sizes', () => {
  const routine = 'export function run() {}\n'

  test.each([
    ['server/app.ts', 250],
    ['server/app.test.ts', 300],
    ['tests/browser/support/visit.ts', 300],
  ])('%s has at most %i lines', (path, most) => {
    expect(faultsOf({ [path]: routine + lines(most - 1, '//') })).toEqual([])
    expect(faultsOf({ [path]: routine + lines(most, '//') })).toEqual([
      `${path}: ${most + 1} lines, at most ${most}: split it by what changes together`,
    ])
  })

  test('a style sheet has at most 250 lines, but those of fonts', () => {
    const path = 'src/styles/pages/charts.css'
    expect(faultsOf({ [path]: lines(250, '}') })).toEqual([])
    expect(faultsOf({ [path]: lines(251, '}') })).toEqual([
      `${path}: 251 lines, at most 250: split it by what it draws`,
    ])
    expect(faultsOf({ 'src/styles/faces.css': lines(400, '}') })).toEqual([])
  })

  test('a table may be longer, and so may generated files', () => {
    const table = `export const glyphs = [\n${lines(400, "  'a',")}]\n`
    expect(faultsOf({ 'packages/drawings/src/glyphs.ts': table })).toEqual([])
    const long = routine + lines(300, '//')
    expect(faultsOf({ 'src/generated/samples.ts': long })).toEqual([])
  })

  test.each(['describe', 'test.describe', 'describe.each(locales)', 'describeEngines'])(
    '%s(…) may group any number of tests, each of which has at most 80 lines',
    (group) => {
      const grouped = (inside: string) => ({
        'server/app.test.ts': `${group}('a', () => {\n${inside}})\n`,
      })
      expect(faultsOf(grouped(lines(90, "test('b', () => expect(a).toBe(b))")))).toEqual([])
      const long = `test('b', () => {\n${lines(79, 'go()')}})\n`
      expect(faultsOf(grouped(long))).toEqual([
        'server/app.test.ts:2: a function has 81 lines, at most 80: take a step out of it',
      ])
    },
  )

  test.each(['export function run() {', 'export const run = () => {'])(
    '%s ... may have 80 lines',
    (head) => {
      const body = (count: number) => `// first\n${head}\n${lines(count - 2, '  go()')}}\n`
      expect(faultsOf({ 'server/run.ts': body(80) })).toEqual([])
      expect(faultsOf({ 'server/run.ts': body(81) })).toEqual([
        'server/run.ts:2: run has 81 lines, at most 80: take a step out of it',
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
