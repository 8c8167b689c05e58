import type { EvidenceKind } from '@firstangle/drawings'
import { itemKindTable } from '../../../shared/item-kinds.ts'

interface Region {
  readonly reference_id: number
  readonly polygon: readonly { readonly x: string; readonly y: string }[]
}

interface Response {
  readonly evidence: { readonly regions: readonly Region[] }
}

/** What boxes need of a page of a result. */
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

/** Where on the sheet the values of a page stand. */
export function regionsOf({ metadata, features }: ReadPage): Region[] {
  return [metadata, features].flatMap((response) => response?.evidence.regions ?? [])
}

/** The evidence colour of each value among the features. */
export function kindsOf({ features }: ReadPage): Map<number, EvidenceKind> {
  return new Map(
    Object.values(itemKindTable).flatMap(({ path, colour }) => {
      const [response, list = ''] = path.split('.')
      const values = response === 'features' ? features?.[list] : undefined
      return refsIn(values).map((ref) => [ref, colour] as const)
    }),
  )
}

/** Every reference_id in a value, in the order of its JSON: outer objects before those within. */
export function refsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  const { reference_id: own } = value as { reference_id?: number }
  const within = Object.values(value).flatMap(refsIn)
  return own === undefined ? within : [own, ...within]
}
