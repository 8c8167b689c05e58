import { describe, expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import { editedMaps, pageFiles, withImport, withProperty } from './page-files.ts'

const page = { id: 'road-map', path: '/company/road-map' }

describe('a page can be made', () => {
  test.each([
    ['test-page', '/company/test-page'],
    ['plan9', '/plan9'],
    ['login-help', '/help/login'],
  ])('%s at %s', (id, path) => {
    expect(checkPage({ id, path })).toEqual([])
  })

  test.each([
    ['Road', '/road', '"Road" is no name'],
    ['9plan', '/plan', '"9plan" is no name'],
    ['../x', '/x', '"../x" is no name'],
    ['pricing', '/prices', 'There is a page "pricing"'],
    ['prices', '/pricing', 'The page "pricing" stands at /pricing'],
    ['legal-notice', '/impressum', 'The page "imprint" stands at /impressum'],
    ['road', 'road', '"road" is no address'],
    ['road', '/Road', '"/Road" is no address'],
    ['road', '/road/', '"/road/" is no address'],
    ['road', '/road?x', '"/road?x" is no address'],
    ['old-home', '/old-home', '/old-home leads to /legacy'],
    ['api', '/api/road', '/api/road is among addresses of files'],
    ['login-help', '/login-help', 'Search engines do not follow /login-help'],
  ])('but not %s at %s', (id, path, fault) => {
    expect(checkPage({ id, path })).toEqual([expect.stringContaining(fault)])
  })
})

test('it is made of words in both languages, their schema and a component', () => {
  const files = pageFiles(page)
  expect(files.map(({ path }) => path)).toEqual([
    'content/pages/road-map.en.yaml',
    'content/pages/road-map.de.yaml',
    'shared/content/pages/road-map.ts',
    'src/pages/road-map/road-map-page.tsx',
  ])
  expect(files[2]?.text).toContain('export const roadMapSchema =')
  expect(files[3]?.text).toContain(
    "export function RoadMapPage({ copy, crumbs }: PageData<'road-map'>)",
  )
})

test('the table and the two maps name it', () => {
  const texts: Record<string, string> = {
    'shared/pages.ts': "const table = {\n  home: { path: '/' },\n} as const\n",
    'shared/content/pages/page-schemas.ts':
      "import { a } from './a.ts'\n\nconst ownSchemas = {\n}\n",
    'server/rendering/pages.tsx': "import { a } from './a.ts'\n\nconst pages: All = {\n}\n",
  }
  const [table, schemas, shown] = editedMaps(page, (path) => texts[path] ?? '')
  expect(table?.text).toBe(
    "const table = {\n  home: { path: '/' },\n  'road-map': { path: '/company/road-map' },\n} as const\n",
  )
  expect(schemas?.text).toContain("  'road-map': roadMapSchema,\n}")
  expect(shown?.text).toContain("  'road-map': page(words('road-map'), RoadMapPage),\n}")
  expect(shown?.text).toContain(
    "import { RoadMapPage } from '../../src/pages/road-map/road-map-page.tsx'",
  )
})

test('an import stands after the last one', () => {
  expect(withImport("\nimport { a } from 'a'\n\na()\n", "import { b } from 'b'")).toBe(
    "\nimport { a } from 'a'\nimport { b } from 'b'\n\na()\n",
  )
})

test('a table that is not there is said to be missing', () => {
  expect(() => withProperty('const other = {\n}\n', 'table', 'a: 1')).toThrow('no object "table"')
})
