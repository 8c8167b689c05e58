import { expect, test } from 'vitest'
import { indexIslands } from './index-islands.ts'

function RulesDesk() {
  return null
}

test('a component is found by its file', () => {
  const islands = indexIslands({ '/src/pages/rules-desk.island.tsx': { RulesDesk } })
  expect(islands.get(RulesDesk)).toBe('src/pages/rules-desk.island.tsx')
})

test.each([
  ['two exports', { RulesDesk, other: RulesDesk }],
  ['no component', { title: 'Rules' }],
  ['nothing', {}],
  ['an export of another name', { Desk: RulesDesk }],
])('a file with %s is refused by name', (_what, module) => {
  expect(() => indexIslands({ '/src/rules-desk.island.tsx': module })).toThrow(
    '/src/rules-desk.island.tsx',
  )
})
