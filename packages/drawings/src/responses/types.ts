import type { GeometricCharacteristic } from './characteristics.ts'
import type { ThreadSymbol } from './thread-symbols.ts'

/**
 * Shapes of the sample API responses. Decimals travel as strings, quantities and reference_id as integers.
 */

export interface Confidence {
  score: string
}

interface Referenced {
  reference_id: number
  confidence: Confidence
}

/** A point on a page, in the unit of its evidence, counted from its origin. */
interface PagePoint {
  x: string
  y: string
}

/** Where on a page the values of a response were read. */
export interface Evidence {
  page: number
  width: string
  height: string
  unit: 'mm'
  origin: 'TOP_LEFT'
  regions: { reference_id: number; polygon: PagePoint[] }[]
}

export interface Identifier extends Referenced {
  language: string
  value: string
  identifier_type: 'DRAWING_NUMBER' | 'PART_NUMBER'
  stakeholder: 'SUPPLIER' | 'OWNER' | 'CUSTOMER' | null
  period: 'PREVIOUS' | 'CURRENT' | 'FUTURE'
}

interface Designation extends Referenced {
  language: string
  value: string
}

export interface GeneralTolerance extends Referenced {
  tolerance_standard: 'DIN_7168' | 'ISO_2768' | 'ISO_4759_1' | 'TOLERANCE_NOTE'
  tolerance_class: string
  principle: 'INDEPENDENCE' | 'ENVELOPE' | null
}

export interface RoughnessCondition {
  parameter: string
  value: string
  unit: 'micrometer' | 'microinch'
  condition_type: 'UPPER' | 'LOWER' | 'AVERAGE'
  /** Null where no rule is stated and the edition of the standard is not known. */
  acceptance: 'SIXTEEN_PERCENT' | 'MAXIMUM' | 'MEAN' | null
  /** As printed before the parameter. */
  transmission_band?: string
}

export interface Roughness extends Referenced {
  label: string
  quantity: number
  /** Null where the sheet does not tell which edition it follows. */
  standard: string | null
  machining_allowance: string | null
  material_removal_type: 'UNSPECIFIED' | 'PROHIBITED' | 'REQUIRED'
  applies_all_around: boolean
  direction_of_lay: string | null
  manufacturing_process: string | null
  conditions: RoughnessCondition[]
  waviness: string | null
}

export interface MaterialOption extends Referenced {
  material_combination: {
    raw_ocr: string
    standard: string | null
    designation: string
    material_category: string[]
  }[]
}

export interface Weight extends Referenced {
  value: string
  unit: 'kilogram'
}

export interface BillOfMaterialRow extends Referenced {
  position: string
  part_number: string
  designation: string
  quantity: string
}

export interface UnitSystem extends Referenced {
  unit_system_type: 'METRIC' | 'IMPERIAL'
}

export interface ProjectionMethod extends Referenced {
  value: 'FIRST_ANGLE' | 'THIRD_ANGLE'
}

export interface MetadataResponse {
  ask_version: 'v2'
  ask_type: 'META_DATA'
  page_type: 'COMPONENT_DRAWING'
  identifiers: Identifier[]
  designation: Designation
  languages: string[]
  general_tolerances: GeneralTolerance[]
  general_roughness: Roughness
  material_options: MaterialOption[]
  weight: Weight
  projection_method: ProjectionMethod
  bill_of_material: BillOfMaterialRow[]
  unit_systems: UnitSystem[]
  evidence: Evidence
}

interface Feature extends Referenced {
  label: string
  quantity: number
}

/** Values stay in the unit they are printed in. */
type LengthUnit = 'mm' | 'inch'

export interface Quantity {
  value: string
  unit: LengthUnit | 'degree'
}

export type SizeType =
  | 'LINEAR'
  | 'ANGULAR'
  | 'DIAMETER'
  | 'SPHERICAL_DIAMETER'
  | 'WIDTH_ACROSS_FLATS'
  | 'SQUARE'
  | 'ARC'

export interface Tolerance {
  tolerance_grade: string | null
  deviation_lower: string | null
  deviation_upper: string | null
  fit: string | null
  /** A size printed as limits: then there is no nominal value. */
  limit_lower?: string | null
  limit_upper?: string | null
  /** With Ⓔ (ISO 14405-1). */
  is_envelope_required?: boolean
}

export interface DimensionFeature extends Feature {
  size: Quantity & { size_type: SizeType }
  tolerance: Tolerance
  is_theoretically_exact: boolean
  is_reference: boolean
  is_general_tolerance: boolean
  is_approximation: boolean
  /** Diameter of the circle that holes lie on. */
  is_pitch_circle?: boolean
  /** Printed sum of a chain of equal spaces, of which `quantity` are counted. */
  chain_total?: Quantity
}

export interface Depth {
  depth_type: 'SIZE' | 'THROUGH' | 'THROUGH_ALL' | 'BLIND'
  value: string | null
  unit: LengthUnit
  tolerance?: Tolerance
}

export type ThreadType =
  | 'ISO_METRIC'
  | 'UTS'
  | 'WHITWORTH'
  | 'NPT'
  | 'ACME'
  | 'TRAPEZOIDAL'
  | 'KNUCKLE'

export interface ThreadFeature extends Feature {
  thread_type: ThreadType
  /** The standard that defines the thread, such as `ISO_228_1`. */
  thread_standard?: string
  thread_symbol?: ThreadSymbol
  /** As it is designated, such as `1/4-20 UNC`. */
  designation?: string
  diameter: Quantity
  spacing: { pitch_in_mm: string | null; threads_per_inch: string | null }
  tolerance_class?: string | null
  starts?: number
  handedness: 'LEFT' | 'RIGHT'
  depth: Depth | null
}

export interface BoreFeature extends Feature {
  counterbore: { diameter: Quantity; depth: Quantity | null; is_spotface?: boolean } | null
  countersink: { diameter: Quantity; angle: Quantity | null } | null
  counterdrill: { diameter: Quantity; depth: Quantity | null } | null
  diameter: Quantity & { tolerance: Tolerance }
  depth: Depth | null
  thread: ThreadFeature | null
}

export interface ChamferFeature extends Feature {
  size: Quantity
  second_size?: Quantity | null
  /** Null where only the size is printed. */
  angle: Quantity | null
  tolerance?: Tolerance
  angle_tolerance?: Tolerance
}

export interface RadiusFeature extends Feature {
  curvature_type: 'CONCAVE' | 'CONVEX' | 'PLANE' | null
  size: Quantity
  tolerance?: Tolerance
  is_spherical?: boolean
  is_reference?: boolean
  is_theoretically_exact?: boolean
}

/** The API lists datum features among the characteristics. */
export type Characteristic = 'DATUM' | GeometricCharacteristic

export interface GdntFeature extends Feature {
  characteristic: Characteristic
  zone: {
    value: string
    unit: LengthUnit
    is_diameter: boolean
    is_sphere?: boolean
    /** CZ or SZ. */
    combination?: 'COMBINED' | 'SEPARATED'
    /** Length behind Ⓟ. */
    projected_length?: Quantity
    /** Signed amount behind Ⓤ or UZ. */
    offset?: Quantity
    /** `0.1/100`: the zone holds in every part of this length, or of this length and width. */
    per_length?: Quantity
    per_width?: Quantity
  } | null
  /** All modifiers of the zone as printed, circled letters without their circle. */
  modifiers?: string[]
  /** The diameter of a thread that is toleranced. */
  measured_on?: 'MAJOR_DIAMETER' | 'MINOR_DIAMETER' | 'PITCH_DIAMETER'
  datums: {
    label: string
    material_condition?: GdntFeature['material_condition']
    modifiers?: string[]
  }[]
  material_condition: 'MAXIMUM' | 'MINIMUM' | 'RECIPROCITY' | null
  state: 'FREE' | null
}

export interface FeaturesResponse {
  ask_version: 'v2'
  ask_type: 'FEATURES'
  page_type: 'COMPONENT_DRAWING'
  dimensions: DimensionFeature[]
  threads: ThreadFeature[]
  bores: BoreFeature[]
  chamfers: ChamferFeature[]
  roughnesses: Roughness[]
  gdnts: GdntFeature[]
  radii: RadiusFeature[]
  evidence: Evidence
}

export interface InsightsResponse {
  ask_version: 'v2'
  ask_type: 'INSIGHTS'
  page_type: 'COMPONENT_DRAWING'
  primary_process_options: {
    process: 'CUTTING' | 'TURNING' | 'MILLING' | 'INJECTION_MOULDING'
    requires_secondary_milling: boolean
    confidence: Confidence
  }[]
  secondary_processes: { label: string; process_category: string[]; confidence: Confidence }[]
  volume_estimate: { value: string; unit: 'mm3'; confidence: Confidence }
}
