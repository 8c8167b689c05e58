import type { AtlasKind } from '../../../shared/atlas-kinds.ts'

/** A term of the glossary, and a callout that shows it. */
export interface TileSource {
  readonly term: string
  readonly line: string
}

/** The tiles of the wall. Each term is in the glossary, and the decoder reads each line in exactly one way. */
export const atlasTiles: Readonly<Record<AtlasKind, readonly TileSource[]>> = {
  fits: [
    { term: 'clearance-fit', line: 'Ø20 H7/g6' },
    { term: 'transition-fit', line: 'Ø20 H7/k6' },
    { term: 'interference-fit', line: 'Ø20 H7/s6' },
    { term: 'tolerance-class', line: 'Ø20 E8' },
    { term: 'deviation', line: 'Ø20 H7' },
    { term: 'envelope-requirement', line: 'Ø30 h6 Ⓔ' },
    { term: 'theoretically-exact-dimension', line: '[40]' },
    { term: 'auxiliary-dimension', line: '(40)' },
  ],
  gdt: [
    { term: 'position', line: '⌖ Ø0.1 Ⓜ A B' },
    { term: 'perpendicularity', line: '⊥ Ø0.05 A' },
    { term: 'parallelism', line: '∥ 0.05 A' },
    { term: 'flatness', line: '⏥ 0.05' },
    { term: 'cylindricity', line: '⌭ 0.01' },
    { term: 'surface-profile', line: '⌓ 0.2 A' },
    { term: 'coaxiality', line: '◎ Ø0.05 A' },
    { term: 'circular-run-out', line: '↗ 0.05 A' },
    { term: 'symmetry', line: '⌯ 0.1 A' },
    { term: 'datum', line: '[A]' },
  ],
  threads: [
    { term: 'metric-thread', line: 'M8' },
    { term: 'pipe-thread', line: 'G1/2' },
    { term: 'unified-thread', line: '1/4-20 UNC-2B' },
  ],
  surface: [
    { term: 'ra', line: 'Ra 1.6' },
    { term: 'rz', line: 'Rz 6.3' },
  ],
  edges: [
    { term: 'chamfer', line: '1.5x45°' },
    { term: 'radius', line: 'R5' },
    { term: 'spherical-diameter', line: 'SØ20' },
    { term: 'counterbore', line: '4x Ø6.6 THRU ⌴ Ø11 ↧ 6.5' },
    { term: 'countersink', line: 'Ø6.6 ⌵ Ø12.4 x 90°' },
    { term: 'blind-hole', line: 'Ø8 ↧ 20' },
    { term: 'through-hole', line: 'Ø10 THRU' },
  ],
}

/** Standards that have a filter. Parts of one standard share it: `ISO 286-1` is found under ISO 286. */
export const atlasStandards = [
  'ISO 286',
  'ISO 14405',
  'ISO 1101',
  'ISO 5459',
  'ISO 129',
  'ISO 965',
  'ISO 228',
  'ISO 21920',
  'ASME B1.1',
] as const

/** What the filter of a standard is called in attributes: `iso-286`. */
export const filterOf = (standard: string): string => standard.toLowerCase().replace(/[ .]/g, '-')

/** The standards with a filter that an entry of the glossary names, as in `ISO 1101, ISO 5458`. */
export function standardsIn(named: string): string[] {
  const numbers = named.replaceAll('\u00a0', ' ').split(', ')
  return atlasStandards.filter((standard) =>
    numbers.some((number) => number === standard || number.startsWith(`${standard}-`)),
  )
}
