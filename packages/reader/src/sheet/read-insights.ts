import { mmPerInch } from '@firstangle/drawings/standards'
import type { TextRun } from '../page.ts'
import type { Insight, ReadFeature, ReadMetadata } from '../reading.ts'
import { materialOf } from './material.ts'
import { type PartSize, type PartSizes, sizesOfPart } from './sizes-of-part.ts'
import { weightInKilograms } from './title-block/weights.ts'
import { processWords } from './words/processes.ts'

/** What insights are drawn from. */
interface InsightSources {
  readonly features: readonly ReadFeature[]
  readonly metadata: readonly ReadMetadata[]
  /** Text of the notes on the sheet. */
  readonly notes: readonly string[]
  /** Runs of the page, which tell how the texts of sizes stand. */
  readonly texts?: readonly TextRun[]
}

type Reason = Insight['reasons'][number]

/** Density by category (g/cm³); common values, enough to check a weight against an envelope. */
const densities: readonly (readonly [category: string, density: number])[] = [
  ['ALUMINIUM', 2.7],
  ['COPPER', 8.5],
  ['TITANIUM', 4.43],
  ['MAGNESIUM', 1.8],
  ['ZINC', 6.7],
  ['NICKEL', 8.4],
  ['CAST_IRON', 7.2],
  ['STEEL', 7.85],
  ['THERMOPLASTIC', 1.2],
  ['ELASTOMER', 1.2],
  ['THERMOSET', 1.4],
]

function densityOf(material: string | undefined): number | null {
  const category = material === undefined ? [] : (materialOf(material)?.category ?? [])
  return densities.find(([name]) => category.includes(name))?.[1] ?? null
}

interface Facts extends InsightSources {
  readonly sizes: PartSizes
  readonly text: string
  readonly isPolymer: boolean
  readonly isTurned: boolean
  /** Run-out frames, which show a turned part even if most sizes are lengths, as on a shaft with many shoulders. */
  readonly runOuts: readonly ReadFeature[]
  readonly isSheetMetal: boolean
}

const valueOfField = (metadata: readonly ReadMetadata[], field: ReadMetadata['field']) =>
  metadata.find((one) => one.field === field)

function factsOf(sources: InsightSources): Facts {
  const { features, metadata, notes } = sources
  const sizes = sizesOfPart(features, sources.texts)
  const material = valueOfField(metadata, 'material')?.value ?? ''
  const text = [...notes, material].join('\n')
  const category = materialOf(material)?.category ?? []
  const single = sizes.diameters.filter((size) => size.quantity === 1)
  const longest = sizes.linear[0]?.millimetres ?? 0
  const isRound = single.length >= 2 && single.length >= 0.6 * sizes.linear.length
  const runOuts = single.length >= 3 ? features.filter(limitsRunOut) : []
  // A turned part is longer than wide in one direction only.
  const widest = single[0]?.millimetres ?? 0
  const isLongBothWays = [true, false].every((isUpright) =>
    sizes.linear.some((size) => size.isUpright === isUpright && size.millimetres > 1.5 * widest),
  )
  const isRod = single.length >= 1 && /\b(?:rod|round bar|rundstahl|rundmaterial)\b/i.test(text)
  return {
    ...sources,
    sizes,
    text,
    isPolymer: category[0] === 'POLYMER',
    isTurned:
      ((isRound || runOuts.length > 0) && widest > 0.1 * longest && !isLongBothWays) || isRod,
    runOuts: isRound ? [] : runOuts,
    isSheetMetal: processWords.sheetMetal.test(text) || /\bsheet\b|\bblech\b/i.test(material),
  }
}

/** Run-out is measured while the part turns about its axis. */
const limitsRunOut = ({ callout }: ReadFeature): boolean =>
  callout.kind === 'gdt' && /RUNOUT$/.test(callout.characteristic)

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 2))

function shown(sizes: readonly PartSize[], isInch: boolean): string {
  const values = sizes.map(({ millimetres }) =>
    rounded(isInch ? millimetres / mmPerInch : millimetres),
  )
  return `${values.join(' × ')} ${isInch ? 'inch' : 'mm'}`
}

const ids = (sizes: readonly (PartSize | undefined)[]) =>
  sizes.filter((size) => size !== undefined).flatMap((size) => [size.id, ...(size.others ?? [])])

/** Dimension lines are on one level if their texts differ in height by less than this (mm). */
const rowHeight = 1.5

/** Do two sizes stand on one level of dimension lines, as those of views side by side do? */
const isInRow = (one: PartSize, other: PartSize): boolean =>
  one.y !== null && other.y !== null && Math.abs(one.y - other.y) < rowHeight

function overall({ sizes, isTurned }: Facts): Insight[] {
  const [diameter] = sizes.diameters
  const [across, ...others] = sizes.linear.filter((size) => !size.isUpright)
  const up = sizes.linear.find((size) => size.isUpright)
  const beside = across && others.find((size) => isInRow(size, across))
  if (isTurned && diameter !== undefined && sizes.linear[0] !== undefined) {
    const both = [diameter, sizes.linear[0]]
    const reasons = [{ rule: 'largestDiameterAndLength', ids: ids(both) }]
    const value = `Ø${shown(both, sizes.isInch)}`
    return [{ kind: 'overallDimensions', value, confidence: 0.7, reasons }]
  }
  // Views side by side show the width and the depth: a depth above the largest upright size is the second of the part.
  const second = beside && beside.millimetres > (up?.millimetres ?? 0) ? beside : up
  const known = [across, second].filter((size) => size !== undefined)
  // A round part is as wide as its diameter: smaller sizes are those of a detail.
  const isTooSmall = known.some((size) => size.millimetres < (diameter?.millimetres ?? 0))
  if (known.length < 2 || isTooSmall) return []
  const reasons: Reason[] = [{ rule: 'largestPerDirection', ids: ids(known) }]
  const value = shown(known, sizes.isInch)
  return [{ kind: 'overallDimensions', value, confidence: 0.55, reasons }]
}

function primary(facts: Facts): Insight[] {
  const { sizes, metadata, features, text } = facts
  const material = valueOfField(metadata, 'material')
  const ofMaterial = material === undefined ? [] : [material.id]
  const of = (value: string, confidence: number, rule: string, because: readonly number[]) => {
    const reasons: Reason[] = [{ rule, ids: because }]
    const insight: Insight = { kind: 'primaryProcess', value, confidence, reasons }
    return [insight]
  }
  if (facts.isPolymer && processWords.moulding.test(text)) {
    return of('INJECTION_MOULDING', 0.75, 'polymerWithDraft', ofMaterial)
  }
  if (facts.isSheetMetal) return of('CUTTING', 0.75, 'sheetMetalWords', ofMaterial)
  const { runOuts } = facts
  if (facts.isTurned && runOuts.length > 0) {
    const frames = runOuts.map(({ id }) => id)
    return of('TURNING', 0.7, 'runOut', [...frames, ...ids(sizes.diameters.slice(0, 3))])
  }
  if (facts.isTurned)
    return of('TURNING', 0.7, 'diametersDominate', ids(sizes.diameters.slice(0, 5)))
  const holes = features.filter(
    ({ callout }) => callout.kind === 'bore' || callout.kind === 'thread',
  )
  const isCut = metadata.some(
    ({ field, value }) => field === 'surfaceTreatment' && processWords.cutOrPrinted.test(value),
  )
  if (sizes.linear.length >= 3 && !isCut && !processWords.casting.test(text)) {
    const because = [...ids(sizes.linear.slice(0, 4)), ...holes.slice(0, 3).map(({ id }) => id)]
    return of('MILLING', holes.length > 0 ? 0.6 : 0.5, 'lengthsDominate', because)
  }
  return []
}

/** Highest roughness that grinding is the usual way to reach (Ra in µm), and finest coarse grade. */
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

const noCoatings = [processWords.uncoated, processWords.madeBy, processWords.cutOrPrinted]

function secondary(facts: Facts): Insight[] {
  const { features, metadata, text } = facts
  const out: Insight[] = []
  const add = (value: string, confidence: number, rule: string, because: readonly number[]) => {
    const reasons: Reason[] = [{ rule, ids: because }]
    out.push({ kind: 'secondaryProcess', value, confidence, reasons })
  }
  const fine = features.filter(needsGrinding)
  if (fine.length > 0)
    add(
      'GRINDING',
      0.6,
      'fineFitOrRoughness',
      fine.map(({ id }) => id),
    )
  else if (processWords.grinding.test(text)) add('GRINDING', 0.6, 'grindingWords', [])
  const treatments = metadata.filter((one) => one.field === 'surfaceTreatment')
  const coats = treatments.filter(
    ({ value }) => ![processWords.heatTreatment, ...noCoatings].some((words) => words.test(value)),
  )
  if (coats.length > 0)
    add(
      'COATING',
      0.8,
      'surfaceTreatment',
      coats.map(({ id }) => id),
    )
  if (processWords.heatTreatment.test([text, ...treatments.map((one) => one.value)].join('\n'))) {
    add('HEAT_TREATMENT', 0.75, 'hardnessWords', [])
  }
  if (
    facts.isSheetMetal &&
    /bend|bent|bieg|zet|pli|pleg|pieg|曲げ|折弯|(?:up|down) 90/i.test(text)
  ) {
    add('BENDING', 0.75, 'bendWords', [])
  }
  return out
}

/** Envelope of a turned part (cm³); null where its sizes are not known. */
function envelope({ sizes, isTurned }: Facts): { volume: number; ids: number[] } | null {
  const [diameter] = sizes.diameters
  const [length] = sizes.linear
  if (!isTurned || diameter === undefined || length === undefined) return null
  const volume = ((Math.PI / 4) * diameter.millimetres ** 2 * length.millimetres) / 1000
  return { volume, ids: [diameter.id, length.id] }
}

function volume(facts: Facts): Insight[] {
  const weight = valueOfField(facts.metadata, 'weight')
  const material = valueOfField(facts.metadata, 'material')
  const density = densityOf(material?.value)
  const mass = weight === undefined ? null : weightInKilograms(weight.value, '')
  const outer = envelope(facts)
  const of = (value: number, confidence: number, reasons: readonly Reason[]): Insight[] => [
    { kind: 'volume', value: `${Number(value.toPrecision(3))} cm³`, confidence, reasons },
  ]
  if (mass !== null && density !== null && weight !== undefined && material !== undefined) {
    const byWeight = (mass * 1000) / density
    const reason: Reason = { rule: 'weightAndDensity', ids: [weight.id, material.id] }
    if (outer === null) return of(byWeight, 0.7, [reason])
    const fits = byWeight <= 1.02 * outer.volume
    const rule = fits ? 'weightFitsEnvelope' : 'weightExceedsEnvelope'
    return of(byWeight, fits ? 0.85 : 0.3, [reason, { rule, ids: outer.ids }])
  }
  return outer === null
    ? []
    : of(outer.volume, 0.4, [{ rule: 'envelopeUpperBound', ids: outer.ids }])
}

/** Estimates from rules: sizes over all, ways of making the part, volume; each with its reasons. */
export function readInsights(sources: InsightSources): Insight[] {
  const facts = factsOf(sources)
  return [...overall(facts), ...primary(facts), ...secondary(facts), ...volume(facts)]
}
