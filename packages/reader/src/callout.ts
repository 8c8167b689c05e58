import type { GeometricCharacteristic } from '@firstangle/drawings/responses'

/** Unit in which lengths are printed. */
export type LengthUnit = 'mm' | 'inch'

/** Unit in which a value is printed. */
export type Unit = LengthUnit | 'degree'

/** What is printed beside a nominal size, and no more: an omitted zero deviation is not added. */
export interface PrintedTolerance {
  readonly upper?: number
  readonly lower?: number
  /** A callout of two limits has no nominal size. */
  readonly limitLow?: number
  readonly limitHigh?: number
  /** Tolerance class or fit as printed, such as `H7` or `H7/g6` (ISO 286-1). */
  readonly fit?: string
}

interface CalloutBase {
  /** As printed, in the notation of docs/notation.md. */
  readonly text: string
  /** The printed multiplier, such as 4 of `4x`; otherwise 1. */
  readonly quantity: number
}

/** Size with unit of a part of a callout. */
export interface Size {
  readonly value: number
  readonly unit: Unit
}

export type DimensionType =
  | 'linear'
  | 'diameter'
  | 'sphericalDiameter'
  | 'angle'
  | 'arc'
  | 'square'
  | 'acrossFlats'

export interface DimensionCallout extends CalloutBase {
  readonly kind: 'dimension'
  readonly type: DimensionType
  /** Null in a callout of two limits. */
  readonly value: number | null
  readonly unit: Unit
  readonly tolerance: PrintedTolerance | null
  /** Boxed: theoretically exact (ISO 129-1), basic (ASME Y14.5). */
  readonly isBasic: boolean
  /** In brackets: auxiliary. */
  readonly isReference: boolean
  /** With `~`, `ca.`, `approx.` */
  readonly isApproximate: boolean
  /** With Ⓔ: envelope requirement (ISO 14405-1). */
  readonly isEnvelope?: true
  /** Further modifiers of the size (ISO 14405-1), such as `GG` or `LP`. */
  readonly modifiers?: readonly string[]
  /** Diameter of the circle that holes lie on. */
  readonly isPitchCircle?: true
  /** `5x 20 (=100)`: the printed sum of a chain of equal spaces. */
  readonly chainTotal?: number
}

export type ThreadSystem =
  | 'ISO_METRIC'
  | 'UNC'
  | 'UNF'
  | 'UNEF'
  | 'UN'
  | 'G'
  | 'R'
  | 'RP'
  | 'RC'
  | 'NPT'
  | 'NPTF'
  | 'TR'
  | 'WHITWORTH'
  | 'ACME'
  | 'KNUCKLE'

type DepthType = 'SIZE' | 'THROUGH' | 'THROUGH_ALL' | 'BLIND'

export interface Depth {
  readonly type: DepthType
  readonly value: number | null
  readonly unit: Unit
  readonly tolerance?: PrintedTolerance
}

export interface ThreadCallout extends CalloutBase {
  readonly kind: 'thread'
  readonly system: ThreadSystem
  /** As it is designated, such as `M8x1`, `1/4-20 UNC`, `G1/2`. */
  readonly designation: string
  /** Nominal (major) diameter; for pipe threads the size of the pipe in inches. */
  readonly diameter: Size
  /** Printed or, for coarse metric threads, that of ISO 261; null where unknown. */
  readonly pitch: number | null
  readonly threadsPerInch: number | null
  readonly toleranceClass: string | null
  /** Group of the length of engagement, where it is printed: `S`, `N` or `L`. */
  readonly engagement?: string
  readonly handedness: 'LEFT' | 'RIGHT'
  /** Number of starts; 1 unless printed. */
  readonly starts: number
  readonly depth: Depth | null
}

export interface BoreCallout extends CalloutBase {
  readonly kind: 'bore'
  readonly diameter: Size | null
  readonly tolerance: PrintedTolerance | null
  /** The diameter carries Ⓔ. */
  readonly isEnvelope?: true
  /** Size modifiers of ISO 14405-1. */
  readonly modifiers?: readonly string[]
  readonly depth: Depth | null
  readonly counterbore: {
    readonly diameter: Size
    readonly depth: Size | null
    /** `↧ 0.2 MAX`: the limits that are printed on the depth. */
    readonly depthTolerance?: PrintedTolerance
    readonly isSpotface: boolean
  } | null
  readonly countersink: { readonly diameter: Size; readonly angle: Size | null } | null
  readonly counterdrill: { readonly diameter: Size; readonly depth: Size | null } | null
  readonly thread: ThreadCallout | null
}

export interface ChamferCallout extends CalloutBase {
  readonly kind: 'chamfer'
  readonly size: Size
  readonly secondSize: Size | null
  readonly angle: number | null
  readonly tolerance: PrintedTolerance | null
  /** `1x30° ±1°`: the tolerance of the angle, in degrees. */
  readonly angleTolerance?: PrintedTolerance
}

export interface RadiusCallout extends CalloutBase {
  readonly kind: 'radius'
  readonly value: number | null
  readonly unit: Unit
  readonly isSpherical: boolean
  readonly tolerance: PrintedTolerance | null
  readonly isReference: boolean
  readonly isBasic: boolean
}

/** A limit of a surface parameter. */
export interface RoughnessLimit {
  readonly parameter: string
  readonly value: number | null
  readonly lowerValue: number | null
}

export interface RoughnessCallout extends CalloutBase {
  readonly kind: 'roughness'
  /** `Ra`, `Rz`, …; an N grade is given as Ra with its value (ISO 1302:1992). Null for a symbol without value. */
  readonly parameter: string | null
  readonly value: number | null
  /** Second limit where two are printed. */
  readonly lowerValue: number | null
  readonly unit: 'um' | 'uin'
  readonly removal: 'UNSPECIFIED' | 'REQUIRED' | 'PROHIBITED'
  readonly appliesAllAround: boolean
  readonly lay: string | null
  readonly process: string | null
  readonly machiningAllowance: number | null
  /** Printed rule of acceptance: `max`, `Tmax`, `T16%`, `Tmed`. Without one the standard of the sheet decides. */
  readonly acceptance?: 'MAXIMUM' | 'SIXTEEN_PERCENT' | 'MEAN'
  /** The printed N grade, such as `N8`. */
  readonly grade?: string
  /** Transmission band or cut-off as printed before the parameter, such as `-0.8` (mm). */
  readonly band?: string
  /** Limits of further parameters at the same symbol. */
  readonly others?: readonly RoughnessLimit[]
}

/** The API lists datum features among them; here they are a kind of their own. */
export type Characteristic = GeometricCharacteristic

export interface GeometricCallout extends CalloutBase {
  readonly kind: 'gdt'
  readonly characteristic: Characteristic
  readonly zone: {
    readonly value: number
    readonly unit: Unit
    readonly shape: 'flat' | 'diameter' | 'sphere'
    /** `0.1/100`, `0.05/100x100`: the zone holds in every part of this length or area. */
    readonly per?: { readonly length: number; readonly width: number | null }
    /** Length of a projected zone, behind Ⓟ. */
    readonly projected?: number
    /** Shift of an unequally disposed zone, behind Ⓤ or UZ. */
    readonly offset?: number
    /** `UZ+0.1:+0.3`: a shift that changes evenly from the first to the second (ISO 1101). */
    readonly changingOffset?: readonly [number, number]
  }
  /** Modifiers of the zone: circled letters as M, L, R, P, F, T, U, E, and words such as CZ. */
  readonly modifiers: readonly string[]
  /** The diameter of a thread or gear that is toleranced: major, least (minor) or pitch diameter (ISO 1101). */
  readonly measuredOn?: 'MD' | 'LD' | 'PD'
  readonly datums: readonly { readonly label: string; readonly modifiers: readonly string[] }[]
}

export interface DatumCallout extends CalloutBase {
  readonly kind: 'datum'
  readonly label: string
}

/** One callout of a drawing, typed. */
export type Callout =
  | DimensionCallout
  | ThreadCallout
  | BoreCallout
  | ChamferCallout
  | RadiusCallout
  | RoughnessCallout
  | GeometricCallout
  | DatumCallout
