import type { Catalogue } from './catalogue.ts'
import type { MaterialFact, SheetFacts } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

const rule = 'material'

/**
 * Whitelist and blacklist. A denied category wins over an allowed one; what is on neither list is not
 * allowed, and an empty whitelist allows nothing. Where the drawing leaves a choice, one good option is enough.
 */
export function materialRemarks({ materials }: SheetFacts, catalogue: Catalogue): Remark[] {
  if (materials.length === 0) {
    return [{ rule, reason: 'materialMissing', needsPerson: true, alternative: 'statedMaterial' }]
  }
  const offered = catalogue.allowed.filter((category) => !catalogue.denied.includes(category))
  const remarks = materials.map((option): Remark => {
    const { reason, category } = judge(option, catalogue)
    const about = { rule, callout: option, reason } as const
    if (reason === 'materialAllowed') return { ...about, values: { category } }
    const values = { allowed: offered, category }
    return { ...about, values, ...(offered.length > 0 && { alternative: 'allowedMaterial' }) }
  })
  const good = remarks.filter(({ reason }) => reason === 'materialAllowed')
  return good.length > 0 ? good : remarks
}

/** The worst part of a combination decides. */
function judge(option: MaterialFact, { allowed, denied }: Catalogue) {
  const isIn = (list: readonly string[], categories: readonly string[]) =>
    categories.find((category) => list.includes(category))
  const parts = option.material_combination.map(({ material_category }) => material_category)
  for (const categories of parts) {
    const category = isIn(denied, categories)
    if (category) return { reason: 'materialDenied' as const, category }
  }
  const stranger = parts.find((categories) => !isIn(allowed, categories))
  if (stranger || parts.length === 0) {
    return { reason: 'materialNotListed' as const, category: stranger?.at(-1) ?? '' }
  }
  return { reason: 'materialAllowed' as const, category: isIn(allowed, parts[0] ?? []) ?? '' }
}
