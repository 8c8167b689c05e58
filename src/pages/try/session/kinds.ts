import type { EvidenceKind } from '@firstangle/drawings'
import type { ItemKind } from '../../../../shared/item-kinds.ts'

/** The evidence colour and line pattern of each kind. */
export const colourOf: Readonly<Record<ItemKind, EvidenceKind>> = {
  dimension: 'dimension',
  thread: 'thread',
  bore: 'bore',
  chamfer: 'chamfer',
  radius: 'radius',
  gdt: 'gdnt',
  datum: 'gdnt',
  roughness: 'surface',
  metadata: 'metadata',
  part: 'metadata',
}

/** Where the documentation describes each kind. */
export const documentationOf: Readonly<Record<ItemKind, string>> = {
  dimension: '/documentation#features-dimensions',
  thread: '/documentation#features-threads',
  bore: '/documentation#features-bores',
  chamfer: '/documentation#features-chamfers',
  radius: '/documentation#features-radii',
  gdt: '/documentation#features-gdnts',
  datum: '/documentation#features-gdnts',
  roughness: '/documentation#features-roughnesses',
  metadata: '/documentation#metadata',
  part: '/documentation#metadata-bill_of_material',
}
