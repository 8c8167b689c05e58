import type { Catalogue } from './catalogue.ts'
import type { RoughnessFact, SheetFacts } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

const rule = 'surface'

/**
 * Finest roughness in µm. Ra and Rz each have a limit of their own and are never converted into each other: there is no
 * exact conversion. Without a limit of its kind a callout needs a person. A lower limit asks for a rough surface, so it
 * needs no check.
 */
export function surfaceRemarks({ roughnesses }: SheetFacts, catalogue: Catalogue): Remark[] {
  return roughnesses.flatMap((callout) =>
    callout.conditions
      .filter(({ condition_type }) => condition_type !== 'LOWER')
      .map((condition) => remarkOn(callout, condition, catalogue)),
  )
}

function remarkOn(
  callout: RoughnessFact,
  { parameter, value }: RoughnessFact['conditions'][number],
  { minRa, minRz }: Catalogue,
): Remark {
  const about = { rule, callout, values: { parameter } } as const
  const open = { needsPerson: true, alternative: 'ownLimit' } as const
  if (parameter !== 'Ra' && parameter !== 'Rz') {
    return { ...about, reason: 'surfaceOtherParameter', ...open }
  }
  const limit = parameter === 'Ra' ? minRa : minRz
  const found = Number(value)
  if (limit === undefined) return { ...about, reason: 'surfaceNoLimit', ...open }
  return found >= limit
    ? { ...about, reason: 'surfaceWithin', found, limit }
    : { ...about, reason: 'surfaceTooFine', found, limit, alternative: 'coarserFinish' }
}
