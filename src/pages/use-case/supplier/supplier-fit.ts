import type { Drawing } from '@firstangle/drawings'
import type { FeaturesResponse } from '@firstangle/drawings/responses'

/** What a buyer records of a supplier. Lengths in mm, roughness as Ra in µm, grade as IT number (ISO 286). */
export interface SupplierProfile {
  id: string
  primary: readonly string[]
  secondary: readonly string[]
  /** greatest diameter a lathe takes; absent where nothing is turned */
  diameter?: number
  /** greatest length of a part */
  size: number
  /** first level of the material category */
  material: readonly string[]
  /** finest tolerance grade that is reached */
  grade: number
  /** lowest Ra that is reached */
  roughness: number
}

/** The checks in the order they are made; the first that fails decides. */
export type Check =
  | 'process'
  | 'milling'
  | 'diameter'
  | 'size'
  | 'material'
  | 'grade'
  | 'roughness'
  | 'secondary'

/** One thing a drawing asks of a supplier, and the field of the response it stands in. */
interface Demand {
  check: Check
  path: string
  value: string | number
}

/** Whether a supplier fits a drawing; if not, the demand that decides and what the profile says to it. */
export interface Verdict {
  supplier: string
  /** demands that were compared */
  compared: number
  failed?: Demand & { limit: readonly string[] | number }
}

type Responses = Drawing['responses']

/** What a drawing asks of a supplier, read from its responses. */
export function demandsOf({ metadata, features, insights }: Responses): Demand[] {
  const process = insights.primary_process_options[0]
  const option = 'insights.primary_process_options[0]'
  const material = metadata.material_options[0]?.material_combination[0]?.material_category[0]
  const isTurned = process?.process === 'TURNING'
  return [
    demandOf('process', `${option}.process`, process?.process),
    demandOf(
      'milling',
      `${option}.requires_secondary_milling`,
      process?.requires_secondary_milling ? 'MILLING' : undefined,
    ),
    ...(isTurned ? [greatestSize('diameter', features, 'DIAMETER')] : []),
    greatestSize('size', features, 'LINEAR'),
    demandOf(
      'material',
      'metadata.material_options[0].material_combination[0].material_category[0]',
      material,
    ),
    finestGrade(features),
    lowestRa(features),
    ...insights.secondary_processes.map(({ process_category: category }, index) =>
      // Coating and heat treatment are commonly bought in; separating is what the shop itself must do.
      demandOf(
        'secondary',
        `insights.secondary_processes[${index}].process_category`,
        category[0] === 'SEPARATION' ? category.at(-1) : undefined,
      ),
    ),
  ].filter((item) => item !== undefined)
}

/** Compares the demands of a drawing with a profile. */
export function verdictOf(demands: readonly Demand[], profile: SupplierProfile): Verdict {
  const compared = demands.filter(({ check }) => limitOf(profile, check) !== undefined)
  const failed = compared.find((item) => !isMet(item, profile))
  const limit = failed && limitOf(profile, failed.check)
  return {
    supplier: profile.id,
    compared: compared.length,
    ...(failed && limit !== undefined ? { failed: { ...failed, limit } } : {}),
  }
}

function isMet({ check, value }: Demand, profile: SupplierProfile): boolean {
  const limit = limitOf(profile, check)
  if (typeof limit !== 'number' || typeof value !== 'number') {
    return Array.isArray(limit) && limit.includes(value)
  }
  return check === 'grade' || check === 'roughness' ? value >= limit : value <= limit
}

function limitOf(profile: SupplierProfile, check: Check): readonly string[] | number | undefined {
  if (check === 'process') return profile.primary
  if (check === 'milling' || check === 'secondary')
    return [...profile.primary, ...profile.secondary]
  return profile[check]
}

function demandOf(check: Check, path: string, value: string | number | undefined) {
  return value === undefined ? undefined : { check, path, value }
}

/** The greatest size of a type that is part of the contour: no theoretically exact or reference dimension. */
function greatestSize(check: Check, features: FeaturesResponse, type: 'DIAMETER' | 'LINEAR') {
  const sizes = features.dimensions.flatMap((dimension, index) =>
    dimension.size.size_type === type &&
    !dimension.is_theoretically_exact &&
    !dimension.is_reference
      ? [{ path: `features.dimensions[${index}].size.value`, value: Number(dimension.size.value) }]
      : [],
  )
  const found = sizes.toSorted((a, b) => b.value - a.value)[0]
  return demandOf(check, found?.path ?? '', found?.value)
}

function finestGrade({ dimensions, bores }: FeaturesResponse) {
  const grades = [
    ...dimensions.map(({ tolerance }, i) => ({ tolerance, at: `dimensions[${i}].tolerance` })),
    ...bores.map(({ diameter }, i) => ({
      tolerance: diameter.tolerance,
      at: `bores[${i}].diameter.tolerance`,
    })),
  ].flatMap(({ tolerance, at }) =>
    tolerance.tolerance_grade
      ? [
          {
            path: `features.${at}.tolerance_grade`,
            value: Number(tolerance.tolerance_grade.replace('IT', '')),
          },
        ]
      : [],
  )
  const found = grades.toSorted((a, b) => a.value - b.value)[0]
  return demandOf('grade', found?.path ?? '', found?.value)
}

/** Lowest Ra. Rz is left out: there is no exact conversion between the two. */
function lowestRa({ roughnesses }: FeaturesResponse) {
  const values = roughnesses.flatMap(({ conditions }, index) =>
    conditions.flatMap(({ parameter, value }, place) =>
      parameter === 'Ra'
        ? [
            {
              path: `features.roughnesses[${index}].conditions[${place}].value`,
              value: Number(value),
            },
          ]
        : [],
    ),
  )
  const found = values.toSorted((a, b) => a.value - b.value)[0]
  return demandOf('roughness', found?.path ?? '', found?.value)
}
