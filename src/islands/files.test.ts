import { expect, test } from 'vitest'
import { builtFiles, indexIslands } from './files.ts'

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

test('a build names its files; a file it lacks is named in the error', () => {
  const manifest = {
    'src/islands/wake-islands.ts': { file: 'assets/wake-1.js' },
    'src/tabs.island.tsx': { file: 'assets/tabs-2.js' },
  }
  const files = builtFiles(manifest, (file) => `text of ${file}`)
  expect(files.script).toBe('text of assets/wake-1.js')
  expect(files.addressOf('src/tabs.island.tsx')).toBe('/assets/tabs-2.js')
  expect(() => files.addressOf('src/new.island.tsx')).toThrow('src/new.island.tsx')
})
