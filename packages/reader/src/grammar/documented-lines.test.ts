import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'

/* What docs/grammar.md says of a line holds: it is a callout, or it is none. */

const grammar = readFileSync(join(import.meta.dirname, '../../docs/grammar.md'), 'utf8')
const tables = grammar.split('| Line | Read as | Because |\n|---|---|---|\n').slice(1)
const rows = tables.flatMap((table) => table.split('\n\n', 1)[0]?.split('\n') ?? [])

const cases = rows.flatMap((row) => {
  const [, said = '', meant = ''] = row.split(/(?<!\\)\|/)
  const unit = said.includes('in inches') ? ('inch' as const) : ('mm' as const)
  const lines = [...said.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line.replaceAll('\\|', '|'))
  return lines.map((line) => ({ line, unit, isCallout: !meant.includes('no callout') }))
})

test('the tables are found', () => {
  expect(cases.length).toBeGreaterThan(70)
  expect(cases.filter(({ isCallout }) => !isCallout).length).toBeGreaterThan(10)
})

test.each(cases)('$line in $unit: $isCallout', ({ line, unit, isCallout }) => {
  expect(parseCallouts(line, { unit }).length > 0).toBe(isCallout)
})
