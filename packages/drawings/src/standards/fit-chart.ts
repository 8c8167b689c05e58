import { type Deviations, findFit } from './iso-286.ts'
import { fineRanges } from './iso-286-tables.ts'
import { exact } from './rounding.ts'

/** One step of a chart of tolerance classes. */
export interface FitStep {
  /** The step begins above this nominal size (mm) … */
  readonly over: number
  /** … and ends with this one. */
  readonly upTo: number
  /** Deviations in mm by class, in the order asked for; null where ISO 286 has none. */
  readonly deviations: readonly (Deviations | null)[]
}

/** Steps of nominal size up to 500 mm with the deviations of some classes; steps alike in all of them are one. */
export function fitChart(codes: readonly string[]): FitStep[] {
  const steps: FitStep[] = []
  for (const [index, upTo] of fineRanges.entries()) {
    const deviations = codes.map((code) => findFit(upTo, code).deviations ?? null)
    const last = steps.at(-1)
    if (last && JSON.stringify(last.deviations) === JSON.stringify(deviations)) {
      steps[steps.length - 1] = { ...last, upTo }
    } else {
      steps.push({ over: fineRanges[index - 1] ?? 0, upTo, deviations })
    }
  }
  return steps
}

/** What lies between a hole and a shaft (mm): positive is clearance, negative interference. */
export interface Play {
  readonly least: number
  readonly most: number
}

/** Least and greatest clearance of a hole and a shaft of one nominal size. */
export const playBetween = (hole: Deviations, shaft: Deviations): Play => ({
  least: exact(hole.lower - shaft.upper),
  most: exact(hole.upper - shaft.lower),
})
