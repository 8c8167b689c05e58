import { expect, test } from 'vitest'
import { indexIslands } from './index-islands.ts'

function Tabs() {
  return null
}

test('a component is found by its file', () => {
  const islands = indexIslands({ '/src/components/tabs.island.tsx': { Tabs } })
  expect(islands.get(Tabs)).toBe('src/components/tabs.island.tsx')
})

test.each([
  ['two exports', { Tabs, other: Tabs }],
  ['no component', { title: 'Tabs' }],
  ['nothing', {}],
])('a file with %s is refused by name', (_what, module) => {
  expect(() => indexIslands({ '/src/tabs.island.tsx': module })).toThrow('/src/tabs.island.tsx')
})
