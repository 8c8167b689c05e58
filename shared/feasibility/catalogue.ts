import {
  type GeometricCharacteristic,
  geometricCharacteristics,
} from '@firstangle/drawings/responses'
import type { MaterialCategory, NamedNote } from './catalogue-terms.ts'

/** What a shop can make and measure. Lengths in mm, roughness in µm. */
export interface Catalogue {
  /** Smallest total tolerance of a size: upper minus lower deviation. */
  minTolerance: number
  acceptedNotes: readonly NamedNote[]
  /** Nominal diameter of metric threads. */
  threadMin: number
  threadMax: number
  finePitch: boolean
  /** Smallest radius of an inner (concave) corner. */
  minRadius: number
  minChamfer: number
  measured: readonly GeometricCharacteristic[]
  /** Smallest tolerance zone of a geometrical tolerance. */
  minZone: number
  allowed: readonly MaterialCategory[]
  /** Wins over {@link allowed}. */
  denied: readonly MaterialCategory[]
  minRa: number
  /** Undefined where the shop has none: Ra and Rz have no exact conversion. */
  minRz: number | undefined
}

const workshopMeasures: readonly GeometricCharacteristic[] = [
  'STRAIGHTNESS',
  'FLATNESS',
  'CIRCULARITY',
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'POSITION',
  'CONCENTRICITY',
  'SYMMETRY',
  'CIRCULAR_RUNOUT',
]

/** Invented catalogues to start from, one for each kind of shop the sample drawings go to. */
export const exampleCatalogues = {
  machining: {
    minTolerance: 0.01,
    acceptedNotes: [],
    threadMin: 3,
    threadMax: 24,
    finePitch: true,
    minRadius: 0.8,
    minChamfer: 0.3,
    measured: workshopMeasures,
    minZone: 0.01,
    allowed: ['STEEL', 'ALUMINIUM'],
    denied: [],
    minRa: 0.8,
    minRz: 6.3,
  },
  precision: {
    minTolerance: 0.005,
    acceptedNotes: [],
    threadMin: 1.6,
    threadMax: 20,
    finePitch: true,
    minRadius: 0.2,
    minChamfer: 0.1,
    measured: geometricCharacteristics,
    minZone: 0.003,
    allowed: ['STEEL', 'ALUMINIUM', 'THERMOPLASTIC'],
    denied: ['POLYAMIDE'],
    minRa: 0.2,
    minRz: 1.6,
  },
  sheetMetal: {
    minTolerance: 0.2,
    acceptedNotes: [],
    threadMin: 3,
    threadMax: 12,
    finePitch: false,
    minRadius: 0.5,
    minChamfer: 0.5,
    measured: ['STRAIGHTNESS', 'FLATNESS', 'PERPENDICULARITY'],
    minZone: 0.3,
    allowed: ['STEEL', 'ALUMINIUM'],
    denied: ['QUENCHED_AND_TEMPERED_STEEL'],
    minRa: 1.6,
    minRz: 40,
  },
  moulding: {
    minTolerance: 0.2,
    acceptedNotes: ['TG6'],
    threadMin: 3,
    threadMax: 12,
    finePitch: false,
    minRadius: 0.5,
    minChamfer: 0.5,
    measured: ['STRAIGHTNESS', 'FLATNESS', 'POSITION', 'PROFILE_OF_A_SURFACE'],
    minZone: 0.2,
    allowed: ['THERMOPLASTIC'],
    denied: [],
    minRa: 0.8,
    minRz: undefined,
  },
} satisfies Record<string, Catalogue>

export type ExampleId = keyof typeof exampleCatalogues

export const exampleIds = Object.keys(exampleCatalogues) as ExampleId[]

/** What the playground starts with. */
export const defaultCatalogue: Catalogue = exampleCatalogues.machining
