import { coarseDiameters, selectedFineThreads, unifiedSizes } from '@firstangle/drawings/standards'
import type { PageId } from '../../../shared/pages.ts'

/**
 * Names of the rows of charts: a search for `pitch of M16` should find the chart with a row for M16, not a text about
 * it.
 */
const rows: Partial<Record<PageId, Readonly<Record<string, () => readonly string[]>>>> = {
  'reference-metric-threads': {
    coarse: () => coarseDiameters.map((size) => `M${size}`),
    fine: () => selectedFineThreads.map(([size, pitch]) => `M${size}x${pitch}`),
    unified: () => unifiedSizes.map(({ name }) => name),
  },
}

/** Names of the rows of the chart of a section; none for any other section. */
export const chartNames = (id: PageId, section: string): readonly string[] =>
  rows[id]?.[section]?.() ?? []
