/** Kinds of values that /try lists, in its order. */
export const itemKinds = [
  'dimension',
  'thread',
  'bore',
  'chamfer',
  'radius',
  'gdt',
  'datum',
  'roughness',
  'metadata',
  'part',
] as const

export type ItemKind = (typeof itemKinds)[number]
