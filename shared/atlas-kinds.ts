/** The groups of the symbol atlas, in the order of the wall. */
export const atlasKinds = ['fits', 'gdt', 'threads', 'surface', 'edges'] as const

export type AtlasKind = (typeof atlasKinds)[number]
