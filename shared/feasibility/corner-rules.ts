import type { Catalogue } from './catalogue.ts'
import type { SheetFacts } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

/**
 * Radii of inner corners: the tool must fit in, so only concave ones count. A small radius whose side
 * was not read may be one, so it needs a person.
 */
export function radiusRemarks({ radii }: SheetFacts, { minRadius }: Catalogue): Remark[] {
  return radii.flatMap((radius): Remark[] => {
    const found = Number(radius.size.value)
    const about = { rule: 'radius', callout: radius, found, limit: minRadius } as const
    if (radius.curvature_type === 'CONVEX' || radius.curvature_type === 'PLANE') return []
    if (found >= minRadius) return [{ ...about, reason: 'radiusWithin' }]
    if (radius.curvature_type === null) {
      const open = { needsPerson: true, alternative: 'askCorner' } as const
      return [{ ...about, reason: 'radiusSideUnknown', ...open }]
    }
    return [{ ...about, reason: 'radiusTooSmall', alternative: 'largerRadius' }]
  })
}

/** Legs of chamfers. */
export function chamferRemarks({ chamfers }: SheetFacts, { minChamfer }: Catalogue): Remark[] {
  return chamfers.map((chamfer): Remark => {
    const found = Number(chamfer.size.value)
    const about = { rule: 'chamfer', callout: chamfer, found, limit: minChamfer } as const
    return found >= minChamfer
      ? { ...about, reason: 'chamferWithin' }
      : { ...about, reason: 'chamferTooSmall', alternative: 'largerChamfer' }
  })
}
