import type { EvidenceKind } from '@firstangle/drawings'
import type { SheetBox } from '../../components/evidence/sheet-view.tsx'

/** An entry of the sample response: an object of one of its groups. */
export interface SampleEntry {
  /** In the response: `dimensions[3]`, `weight`. */
  readonly path: string
  /** As on the sheet where it stands there, otherwise the most telling value. */
  readonly label: string
  /** Insights have no single place on the sheet. */
  readonly ref?: number
  readonly kind?: EvidenceKind
}

/** What the field reference shows of one response of a drawing. */
export interface Sample {
  readonly response: unknown
  readonly html: string
  /** Address of the whole response; `html` is how it begins. */
  readonly whole: string
  readonly boxes: readonly SheetBox[]
  /** By group, the entry that leaves the fewest fields open first. */
  readonly entries: Readonly<Record<string, readonly SampleEntry[]>>
}
