import type { MaterialRule } from './words/material-rule.ts'
import { materialRules } from './words/materials.ts'

/** A material by its designation. */
interface Material {
  /** As printed. */
  readonly designation: string
  /** Standard of the system of designations, undated; null for trade names and common words. */
  readonly standard: string | null
  /** From the family to the kind, such as FERROUS_ALLOY > STEEL > STAINLESS_STEEL. */
  readonly category: readonly string[]
}

/** A designation of another standard in front of or behind this one does not make it another material. */
function firstMatch(text: string, rules: readonly MaterialRule[]) {
  for (const rule of rules) {
    const match = rule.pattern.exec(text)
    if (match !== null) return { rule, index: match.index, designation: match[0].trim() }
  }
  return null
}

const named = materialRules.filter((rule) => rule.needsCaption !== true)

/**
 * The material that a text names. `isCaptioned` says that the text stands in a cell or note for
 * the material: then bare numbers (`304`, `6061`) and common words (`Stahl`) count as well.
 */
export function materialOf(text: string, isCaptioned: boolean): Material | null {
  const found = firstMatch(text, isCaptioned ? materialRules : named)
  if (found === null) return null
  const { rule, designation } = found
  return { designation, standard: rule.standard, category: rule.category }
}

/** Whether two texts name materials that cannot both be meant: other families or base metals. */
export function areContradictory(a: Material, b: Material): boolean {
  const depth = Math.min(a.category.length, b.category.length, 2)
  return a.category.slice(0, depth).join() !== b.category.slice(0, depth).join()
}
