import type { EvidenceKind } from '@firstangle/drawings'

interface Region {
  readonly reference_id: number
  readonly polygon: readonly { readonly x: string; readonly y: string }[]
}

interface Response {
  readonly evidence: { readonly regions: readonly Region[] }
}

/** A page of a result, as far as boxes go. */
export interface ReadPage {
  readonly page: number
  readonly metadata?: Response
  readonly features?: Response & { readonly [list: string]: unknown }
}

/** A result; an error has none of these. */
export interface ReadResult {
  readonly file_name?: string
  readonly pages?: readonly ReadPage[]
}

/** Kinds of the lists of features, by which boxes have their colour and line. */
const kinds: Readonly<Record<string, EvidenceKind>> = {
  dimensions: 'dimension',
  threads: 'thread',
  bores: 'bore',
  chamfers: 'chamfer',
  roughnesses: 'surface',
  gdnts: 'gdnt',
  radii: 'radius',
}

/** Where on the sheet the values of a page stand. */
export function regionsOf({ metadata, features }: ReadPage): Region[] {
  return [metadata, features].flatMap((response) => response?.evidence.regions ?? [])
}

/** The kind of each value among the features. */
export function kindsOf({ features }: ReadPage): Map<number, EvidenceKind> {
  return new Map(
    Object.entries(kinds).flatMap(([list, kind]) =>
      refsIn(features?.[list]).map((ref) => [ref, kind] as const),
    ),
  )
}

/** Every reference_id in a value, in the order of its JSON: outer objects before those within. */
export function refsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  const { reference_id: own } = value as { reference_id?: number }
  const within = Object.values(value).flatMap(refsIn)
  return own === undefined ? within : [own, ...within]
}
