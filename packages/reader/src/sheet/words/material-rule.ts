/** How a designation of a material is recognised, and what it says about the material. */
export interface MaterialRule {
  /** Matches the designation itself, as a word. */
  readonly pattern: RegExp
  /** Standard of the designation system, undated; null for a trade name or a common word. */
  readonly standard: string | null
  /** Path from the family to the kind. */
  readonly category: readonly string[]
  /** Only in a cell or note that says material: the same letters mean other things elsewhere. */
  readonly needsCaption?: boolean
}

/** Paths of categories, from the family to the kind. */
export const categories = {
  steel: ['FERROUS_ALLOY', 'STEEL'],
  structural: ['FERROUS_ALLOY', 'STEEL', 'STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
  stainless: ['FERROUS_ALLOY', 'STEEL', 'STAINLESS_STEEL'],
  quenched: ['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL'],
  caseHardening: ['FERROUS_ALLOY', 'STEEL', 'CASE_HARDENING_STEEL'],
  coldForming: ['FERROUS_ALLOY', 'STEEL', 'COLD_FORMING_STEEL'],
  freeCutting: ['FERROUS_ALLOY', 'STEEL', 'FREE_CUTTING_STEEL'],
  tool: ['FERROUS_ALLOY', 'STEEL', 'TOOL_STEEL'],
  castIron: ['FERROUS_ALLOY', 'CAST_IRON'],
  aluminium: ['NONFERROUS_ALLOY', 'ALUMINIUM', 'WROUGHT_ALLOY'],
  castAluminium: ['NONFERROUS_ALLOY', 'ALUMINIUM', 'CAST_ALLOY'],
  copper: ['NONFERROUS_ALLOY', 'COPPER'],
  titanium: ['NONFERROUS_ALLOY', 'TITANIUM'],
  nickel: ['NONFERROUS_ALLOY', 'NICKEL'],
  magnesium: ['NONFERROUS_ALLOY', 'MAGNESIUM'],
  zinc: ['NONFERROUS_ALLOY', 'ZINC'],
  thermoplastic: ['POLYMER', 'THERMOPLASTIC'],
  polyamide: ['POLYMER', 'THERMOPLASTIC', 'POLYAMIDE'],
  thermoset: ['POLYMER', 'THERMOSET'],
  elastomer: ['POLYMER', 'ELASTOMER'],
} as const

/** A rule for any text. */
export function rule(
  pattern: RegExp,
  standard: string | null,
  category: readonly string[],
): MaterialRule {
  return { pattern, standard, category }
}

/** A rule for a text with the caption of a material. */
export const captionedRule = (...parts: Parameters<typeof rule>): MaterialRule => ({
  ...rule(...parts),
  needsCaption: true,
})
