import { expect, test } from 'vitest'
import { type KeyPath, parseYaml } from './yaml-source.ts'

const source = `# comment
hero:
  title: Title
  actions:
    - label: One
    - { label: Two, href: /two }
copy:
  label: Three
`

test.each<[KeyPath, number, number]>([
  [['hero'], 2, 1],
  [['hero', 'title'], 3, 3],
  [['hero', 'actions', 1], 6, 7],
  [['hero', 'actions', 1, 'href'], 6, 21],
  [['copy', 'label'], 8, 3],
  // Missing keys are looked for where their parent is.
  [['hero', 'nothing'], 2, 1],
  [['hero', 'actions', 1, 'nothing', 'deeper'], 6, 7],
  [['hero', 'actions', 5], 4, 3],
  [['nothing'], 2, 1],
])('%j stands in line %d, column %d', (path, line, column) => {
  expect(parseYaml({ file: 'a.yaml', source }).locate(path)).toEqual({ line, column })
})

test('of a key that stands there twice the last one counts', () => {
  const twice = parseYaml({ file: 'a.yaml', source: 'a: { x: 1 }\na: { y: 2 }\n' })
  expect(twice.tree).toEqual({ a: { y: 2 } })
  expect(twice.locate(['a', 'y'])).toEqual({ line: 2, column: 6 })
})

test.each([
  ['title: *important*', '*important*'],
  ['title: [*one, two]', '*one'],
  ['title: &Co is short', '&Co'],
  ['title: &a { again: *a }', '&a'],
  ['<<: *other', '*other'],
])('%s is a text without its quotes, which loses no word', (line, mark) => {
  const { tree, faults } = parseYaml({ file: 'a.yaml', source: `# words\n${line}\n` })
  expect(tree).toBeUndefined()
  expect(faults[0]).toMatchObject({
    line: 2,
    expected: 'quotes around a text that begins with & or *',
    found: `"${mark}"`,
  })
})

test('dates stay text', () => {
  const { tree } = parseYaml({ file: 'a.yaml', source: 'published: 2026-09-15' })
  expect(tree).toEqual({ published: '2026-09-15' })
})
