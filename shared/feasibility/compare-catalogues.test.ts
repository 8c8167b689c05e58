import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultCatalogue } from './catalogue.ts'
import { differencesOf } from './compare-catalogues.ts'
import { someCatalogue } from './testing/some-catalogue.ts'

test('says what was changed, added and removed', () => {
  const after = {
    ...defaultCatalogue,
    minTolerance: 0.02,
    minRz: undefined,
    finePitch: false,
    allowed: ['STEEL', 'THERMOPLASTIC'] as const,
  }
  expect(differencesOf(defaultCatalogue, after)).toEqual([
    { kind: 'changed', field: 'tolerance', from: 0.01, to: 0.02 },
    { kind: 'removed', field: 'rz', value: 6.3 },
    { kind: 'removed', field: 'finePitch' },
    { kind: 'added', field: 'allowed', entry: 'THERMOPLASTIC' },
    { kind: 'removed', field: 'allowed', entry: 'ALUMINIUM' },
  ])
})

test('what one direction adds the other removes; nothing differs from itself', () => {
  const turned = { added: 'removed', removed: 'added', changed: 'changed' } as const
  const kinds = (differences: ReturnType<typeof differencesOf>) =>
    differences.map(({ kind, field }) => `${kind} ${field}`).sort()
  fc.assert(
    fc.property(someCatalogue, someCatalogue, (one, other) => {
      const there = differencesOf(one, other)
      const back = differencesOf(other, one).map((each) => ({ ...each, kind: turned[each.kind] }))
      expect(kinds(back as typeof there)).toEqual(kinds(there))
      expect(differencesOf(one, one)).toEqual([])
    }),
  )
})
