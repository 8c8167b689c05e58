import type { Insight, ReadFeature } from '../../reading.ts'
import { processWords } from '../words/processes.ts'
import { idsOf, type PartFacts, valueOfField } from './part-facts.ts'

/** A way of making the part, and the values from which one rule concludes it. */
const processOf =
  (kind: 'primaryProcess' | 'secondaryProcess') =>
  (value: string, confidence: number, rule: string, ids: readonly number[]): Insight => ({
    kind,
    value,
    confidence,
    reasons: [{ rule, ids }],
  })

const primary = processOf('primaryProcess')
const secondary = processOf('secondaryProcess')

/** The way that the part is made in the first place; nothing where no rule applies. */
export function primaryProcess(facts: PartFacts): Insight[] {
  const { sizes, metadata, features, text, runOuts } = facts
  const material = valueOfField(metadata, 'material')
  const ofMaterial = material === undefined ? [] : [material.id]
  if (facts.isPolymer && processWords.moulding.test(text)) {
    return [primary('INJECTION_MOULDING', 0.75, 'polymerWithDraft', ofMaterial)]
  }
  if (facts.isSheetMetal) return [primary('CUTTING', 0.75, 'sheetMetalWords', ofMaterial)]
  if (facts.isTurned && runOuts.length > 0) {
    const because = [...runOuts.map(({ id }) => id), ...idsOf(sizes.diameters.slice(0, 3))]
    return [primary('TURNING', 0.7, 'runOut', because)]
  }
  if (facts.isTurned) {
    return [primary('TURNING', 0.7, 'diametersDominate', idsOf(sizes.diameters.slice(0, 5)))]
  }
  const holes = features.filter(
    ({ callout }) => callout.kind === 'bore' || callout.kind === 'thread',
  )
  const isCut = metadata.some(
    ({ field, value }) => field === 'surfaceTreatment' && processWords.cutOrPrinted.test(value),
  )
  if (sizes.linear.length < 3 || isCut || processWords.casting.test(text)) return []
  const because = [...idsOf(sizes.linear.slice(0, 4)), ...holes.slice(0, 3).map(({ id }) => id)]
  return [primary('MILLING', holes.length > 0 ? 0.6 : 0.5, 'lengthsDominate', because)]
}

/** Highest roughness that grinding is the usual way to reach (Ra in µm), and the highest grade of a fit (ISO 286) for which it is. */
const ground = { ra: 0.8, grade: 6 }

function needsGrinding({ callout }: ReadFeature): boolean {
  if (callout.kind === 'roughness') {
    const isFine = callout.value !== null && callout.unit === 'um' && callout.value <= ground.ra
    return callout.parameter === 'Ra' && isFine
  }
  if (callout.kind !== 'dimension') return false
  const grade = /^[A-Za-z]{1,2}(\d{1,2})$/.exec(callout.tolerance?.fit ?? '')
  return grade !== null && Number(grade[1]) <= ground.grade
}

/** Treatments that coat nothing. */
const noCoatings = [
  processWords.heatTreatment,
  processWords.uncoated,
  processWords.madeBy,
  processWords.cutOrPrinted,
]

const bendWords = /bend|bent|bieg|zet|pli|pleg|pieg|曲げ|折弯|(?:up|down) 90/i

/** What is done to the part afterwards. */
export function secondaryProcesses(facts: PartFacts): Insight[] {
  const { features, metadata, text, isSheetMetal } = facts
  const treatments = metadata.filter(({ field }) => field === 'surfaceTreatment')
  const coats = treatments.filter(({ value }) => !noCoatings.some((words) => words.test(value)))
  const treated = [text, ...treatments.map(({ value }) => value)].join('\n')
  const out: Insight[] = [...grinding(features, text)]
  if (coats.length > 0) {
    const because = coats.map(({ id }) => id)
    out.push(secondary('COATING', 0.8, 'surfaceTreatment', because))
  }
  if (processWords.heatTreatment.test(treated)) {
    out.push(secondary('HEAT_TREATMENT', 0.75, 'hardnessWords', []))
  }
  if (isSheetMetal && bendWords.test(text)) out.push(secondary('BENDING', 0.75, 'bendWords', []))
  return out
}

function grinding(features: readonly ReadFeature[], text: string): Insight[] {
  const fine = features.filter(needsGrinding)
  if (fine.length > 0) {
    const because = fine.map(({ id }) => id)
    return [secondary('GRINDING', 0.6, 'fineFitOrRoughness', because)]
  }
  return processWords.grinding.test(text) ? [secondary('GRINDING', 0.6, 'grindingWords', [])] : []
}
