import type { GeneralTolerances, Row, Statement, Zones } from './explanation.ts'
import type { SourceKey } from './keys.ts'

/** What is said of one part of a callout, such as its tolerance. */
export interface Part {
  readonly statements: readonly Statement[]
  readonly rows: readonly Row[]
  readonly notes: readonly Statement[]
  readonly standards: readonly SourceKey[]
  readonly general: GeneralTolerances | null
  readonly zones: Zones | null
}

/** A part of which some is said. */
export const part = (said: Partial<Part>): Part => ({
  statements: [],
  rows: [],
  notes: [],
  standards: [],
  general: null,
  zones: null,
  ...said,
})

/** Parts one after the other; each standard once, the first general tolerances and zones. */
export function joined(parts: readonly Part[]): Part {
  return {
    statements: parts.flatMap(({ statements }) => statements),
    rows: parts.flatMap(({ rows }) => rows),
    notes: parts.flatMap(({ notes }) => notes),
    standards: [...new Set(parts.flatMap(({ standards }) => standards))],
    general: parts.find(({ general }) => general)?.general ?? null,
    zones: parts.find(({ zones }) => zones)?.zones ?? null,
  }
}
