import type { PageReading, ReadFeature, ReadMetadata } from '../reading.ts'
import type { TextLine } from './structure/text-lines.ts'
import { kindTitles, kindWords } from './words/page-kinds.ts'

/** Different words of a trade that a sheet of it shows at least; fewer where its title names it. */
const enough = { words: 5, withTitle: 2 }

/** Callouts that only parts have: diameters, threads, tolerances and the like. */
function countMechanical(features: readonly ReadFeature[]): number {
  return features.filter(({ callout }) => {
    if (callout.kind !== 'dimension') return true
    return callout.type !== 'linear' || callout.tolerance !== null
  }).length
}

/** Fields that sheets of parts fill in and those of other trades do not. */
const mechanicalFields = ['generalTolerances', 'generalRoughness', 'edgeCondition']

/** A line of at least `words` words is prose; on a page of a report, at least `share` of the letters are in such lines. */
const prose = { words: 9, share: 0.6 }

/** Whether a page is one of a report, whose formulas hold numbers as well. */
function isProse(lines: readonly TextLine[]): boolean {
  const letters = (some: readonly TextLine[]) =>
    some.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  const long = lines.filter(({ text }) => text.split(/\s+/).length >= prose.words)
  return long.length >= prose.words && letters(long) > prose.share * letters(lines)
}

/**
 * What a page is taken for. Another trade only when sure: its words, and hardly a callout that only
 * parts have; a page without callouts and metadata is MISCELLANEOUS.
 */
export function pageTypeOf(
  lines: readonly TextLine[],
  features: readonly ReadFeature[],
  metadata: readonly ReadMetadata[],
): PageReading['pageType'] {
  const text = lines.map((line) => line.text).join('\n')
  const isPart =
    countMechanical(features) >= 3 || metadata.some((one) => mechanicalFields.includes(one.field))
  if (!isPart) {
    for (const kind of ['FLOOR_PLAN', 'PIPING_DIAGRAM', 'WIRING_DIAGRAM'] as const) {
      const words = new Set(text.toLowerCase().match(kindWords[kind]) ?? []).size
      if (words >= (kindTitles[kind].test(text) ? enough.withTitle : enough.words)) return kind
    }
  }
  if (!isPart && isProse(lines)) return 'MISCELLANEOUS'
  const isDrawing =
    features.length > 0 ||
    metadata.some((one) => one.field !== 'languages' && one.field !== 'sheetSize')
  return isDrawing ? 'COMPONENT_DRAWING' : 'MISCELLANEOUS'
}
