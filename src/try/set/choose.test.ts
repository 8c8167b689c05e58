import { expect, test } from 'vitest'
import { type Candidate, chooseRepresentative } from './choose.ts'

const families = ['TURNING', 'MILLING', 'CUTTING', 'ASSEMBLY', 'unknown']
const materials = ['STEEL', 'ALUMINIUM', 'unknown']
const sizes = ['to50', 'to200', 'to500', 'over500', 'unknown']

function familyOf(id: number): string {
  if (id % 60 === 59) return 'ASSEMBLY'
  if (id % 2 === 0) return 'TURNING'
  return id % 3 === 0 ? 'CUTTING' : 'MILLING'
}

/** Drawings of which half are turned, a third milled, and one in sixty an assembly. */
function drawings(count: number): Candidate[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    key: `drawing ${id}`,
    traits: {
      family: familyOf(id),
      material: materials[Math.floor(id / 2) % 3] ?? 'unknown',
      size: sizes[Math.floor(id / 6) % 5] ?? 'unknown',
      format: id % 10 === 0 ? 'png' : 'pdf',
    },
  }))
}

const countBy = (all: readonly Candidate[], trait: 'family' | 'material', value: string) =>
  all.filter(({ traits }) => traits[trait] === value).length

test.each([
  [60, 30],
  [300, 30],
  [300, 100],
  [1000, 100],
  [31, 30],
])('of %i drawings, %i are chosen, each family with its share', (count, wanted) => {
  const all = drawings(count)
  const ids = chooseRepresentative(all, wanted)
  const chosen = all.filter(({ id }) => ids.has(id))
  expect(chosen).toHaveLength(wanted)
  for (const family of families) {
    const share = (countBy(all, 'family', family) * wanted) / count
    const found = countBy(chosen, 'family', family)
    expect(Math.abs(found - share), family).toBeLessThanOrEqual(1)
    if (share > 0) expect(found, family).toBeGreaterThan(0)
  }
  for (const material of materials) {
    const share = (countBy(all, 'material', material) * wanted) / count
    // One drawing more or less in each of the four families.
    expect(Math.abs(countBy(chosen, 'material', material) - share), material).toBeLessThanOrEqual(4)
  }
})

test('the order in which files come makes no difference', () => {
  const all = drawings(120)
  const other = all.toSorted((a, b) => ((a.id * 7) % 120) - ((b.id * 7) % 120))
  expect(chooseRepresentative(other, 30)).toEqual(
    new Set([...chooseRepresentative(all, 30)].sort((a, b) => a - b)),
  )
})

test('the rarest family is represented, however many others there are', () => {
  const common = drawings(300).map((one) => ({
    ...one,
    traits: { ...one.traits, family: 'MILLING' },
  }))
  const rare = {
    ...common[0],
    id: 999,
    key: 'rare',
    traits: { ...common[0]?.traits, family: 'CUTTING' },
  } as Candidate
  expect(chooseRepresentative([...common, rare], 30)).toContain(999)
})

test('of fewer drawings than wanted all are chosen, and of none none', () => {
  expect(chooseRepresentative(drawings(12), 30).size).toBe(12)
  expect(chooseRepresentative([], 30).size).toBe(0)
})

test('fewer are wanted than there are families', () => {
  expect(chooseRepresentative(drawings(60), 2).size).toBe(2)
})
