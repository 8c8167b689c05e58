import { geometricCharacteristics } from '@firstangle/drawings/responses'
import fc from 'fast-check'
import type { Catalogue } from '../catalogue.ts'
import { materialCategories, namedNotes } from '../catalogue-terms.ts'

const amount = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((part) => part / 1000)

/** Any catalogue that the form can hold. */
export const someCatalogue: fc.Arbitrary<Catalogue> = fc
  .record({
    minTolerance: amount(10),
    acceptedNotes: fc.subarray([...namedNotes]),
    threads: fc.tuple(amount(100), amount(100)),
    finePitch: fc.boolean(),
    minRadius: amount(100),
    minChamfer: amount(100),
    measured: fc.subarray([...geometricCharacteristics]),
    minZone: amount(10),
    allowed: fc.subarray([...materialCategories]),
    denied: fc.subarray([...materialCategories]),
    minRa: amount(50),
    minRz: fc.option(amount(200), { nil: undefined }),
  })
  .map(({ threads: [one, other], ...rest }) => ({
    ...rest,
    threadMin: Math.min(one, other),
    threadMax: Math.max(one, other),
  }))
