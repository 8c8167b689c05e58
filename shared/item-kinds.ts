import type { EvidenceKind } from '@firstangle/drawings'

/**
 * Kinds of values that are read from a drawing, in the order in which /try lists them: the evidence colour of each, and
 * where the API's response has them. The documentation describes them at an anchor of the same name.
 */
export const itemKindTable = {
  dimension: { colour: 'dimension', path: 'features.dimensions' },
  thread: { colour: 'thread', path: 'features.threads' },
  bore: { colour: 'bore', path: 'features.bores' },
  chamfer: { colour: 'chamfer', path: 'features.chamfers' },
  radius: { colour: 'radius', path: 'features.radii' },
  gdt: { colour: 'gdnt', path: 'features.gdnts' },
  datum: { colour: 'gdnt', path: 'features.gdnts' },
  roughness: { colour: 'surface', path: 'features.roughnesses' },
  metadata: { colour: 'metadata', path: 'metadata' },
  part: { colour: 'metadata', path: 'metadata.bill_of_material' },
} as const satisfies Readonly<Record<string, { colour: EvidenceKind; path: string }>>

export type ItemKind = keyof typeof itemKindTable

/** All kinds, in the order of the table. */
export const itemKinds = Object.keys(itemKindTable) as readonly ItemKind[]

/** Where the documentation describes a kind: `features.bores` of a response is `/documentation#features-bores`. */
export const documentationAnchor = (kind: ItemKind): string =>
  itemKindTable[kind].path.replace('.', '-')
