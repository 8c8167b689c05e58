import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import type { NumberedChange } from './change-days.ts'

/** A path that changes have touched. */
export interface ChangedPlace {
  readonly path: string
  /** `contract` as soon as one of its changes concerns the contract. */
  readonly area: keyof ChangelogCopy['areas']
  /** The oldest first, as marks are added to a drawing. */
  readonly changes: readonly NumberedChange[]
  /** Touched by the newest change of all. */
  readonly isLatest: boolean
}

/** The places of changes, each once, by path. */
export function changedPlaces(changes: readonly NumberedChange[]): ChangedPlace[] {
  const newest = Math.max(...changes.map(({ number }) => number))
  const byPath = Map.groupBy(
    changes.flatMap((change) => change.places.map((path) => ({ path, change }))),
    ({ path }) => path,
  )
  return [...byPath]
    .map(([path, touched]) => {
      const ofPlace = touched.map(({ change }) => change).toSorted((a, b) => a.number - b.number)
      return {
        path,
        area: ofPlace.some(({ area }) => area === 'contract') ? 'contract' : 'site',
        changes: ofPlace,
        isLatest: ofPlace.some(({ number }) => number === newest),
      } as const
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
