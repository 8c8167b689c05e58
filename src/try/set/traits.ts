import type { DrawingSummary } from '@firstangle/reader'
import {
  families,
  materialKinds,
  type SizeClass,
  sizeClasses,
  type TraitName,
} from '../../../shared/sample-set/sample-set.ts'

/** What distinguishes a drawing; `unknown` where the reader did not find it. */
export type Traits = Readonly<Record<TraitName, string>>

/** The value of a trait that was not found. */
export const unknown = 'unknown'

/** Largest sizes of the classes, mm. */
const limits: readonly (readonly [SizeClass, number])[] = [
  ['to50', 50],
  ['to200', 200],
  ['to500', 500],
  ['over500', Number.POSITIVE_INFINITY],
]

/** The class of a part by its largest size (mm). */
function sizeClassOf(size: number): SizeClass {
  return limits.find(([, limit]) => size <= limit)?.[0] ?? 'over500'
}

/** The traits of a drawing. */
export function traitsOf(summary: DrawingSummary): Traits {
  const { family, materialCategory, largestSize, format } = summary
  return {
    family: listedValue(families, family) ?? unknown,
    material:
      materialCategory.map((kind) => listedValue(materialKinds, kind)).find((kind) => kind) ??
      unknown,
    size: largestSize === null ? unknown : sizeClassOf(largestSize),
    format,
  }
}

const listedValue = (values: readonly string[], value: string | null): string | undefined =>
  values.find((one) => one === value)

/** Places of the values of a trait in lists: in their usual order, what is not known last. */
const orders: Readonly<Record<TraitName, readonly string[]>> = {
  family: [...families, unknown],
  material: [...materialKinds, unknown],
  size: [...sizeClasses, unknown],
  format: ['pdf', 'tiff', 'jpeg', 'jp2', 'png', 'bmp'],
}

/** Compares two values of a trait for sorting. */
export function compareTrait(trait: TraitName, a: string, b: string): number {
  return orders[trait].indexOf(a) - orders[trait].indexOf(b)
}
