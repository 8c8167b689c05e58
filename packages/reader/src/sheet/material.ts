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
function firstMatch(text: string, rules: readonly MaterialRule[]): Material | null {
  for (const { pattern, standard, category } of rules) {
    const match = pattern.exec(text)
    if (match !== null) return { designation: match[0].trim(), standard, category }
  }
  return null
}

const unmistakable = materialRules.filter((rule) => rule.needsCaption !== true)

/** The material that a cell or note for the material names, also by a bare number (`304`) or a common word (`Stahl`). */
export const materialOf = (text: string): Material | null => firstMatch(text, materialRules)

/** The material that a text names which may stand anywhere on a sheet, so that bare numbers and common words do not count. */
export const materialAnywhere = (text: string): Material | null => firstMatch(text, unmistakable)

/** Whether two texts name materials that cannot both be meant: other families or base metals. */
export function areContradictory(a: Material, b: Material): boolean {
  const depth = Math.min(a.category.length, b.category.length, 2)
  return a.category.slice(0, depth).join() !== b.category.slice(0, depth).join()
}
