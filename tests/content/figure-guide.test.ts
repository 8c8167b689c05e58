import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as kit from '@firstangle/drawings/figure-kit'
import { expect, test } from 'vitest'

test('the guide for authors names what the kit has', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/EDITING.md'), 'utf8')
  const table = guide.slice(
    guide.indexOf('### What the kit draws'),
    guide.indexOf('Characters for'),
  )
  const named = new Set([...table.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name))
  const kitNames = Object.keys(kit)
  expect([...named].filter((name) => !kitNames.includes(name))).toEqual([])
  // Parts of others, and what the rules above the table explain.
  const elsewhere = [
    'area',
    'defineFigure',
    'toned',
    'arcPoints',
    'outlinePoints',
    'boxOf',
    'grow',
    'union',
    'drawLabel',
    'labelWidth',
    'angularLimit',
    'brokenEdgeLimit',
  ]
  expect(kitNames.filter((name) => !named.has(name) && !elsewhere.includes(name))).toEqual([])
})
