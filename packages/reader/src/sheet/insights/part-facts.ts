import type { TextRun } from '../../page.ts'
import type { Insight, ReadFeature, ReadMetadata } from '../../reading.ts'
import { materialOf } from '../material.ts'
import { type PartSize, type PartSizes, sizesOfPart } from '../sizes-of-part.ts'
import { processWords } from '../words/processes.ts'

/** What insights are drawn from. */
export interface InsightSources {
  readonly features: readonly ReadFeature[]
  readonly metadata: readonly ReadMetadata[]
  /** Text of the notes on the sheet. */
  readonly notes: readonly string[]
  /** Runs of the page, which tell how the texts of sizes stand. */
  readonly texts?: readonly TextRun[]
}

/** A rule that led to an insight, with the values it was applied to. */
export type Reason = Insight['reasons'][number]

/** What the rules ask of a part. */
export interface PartFacts extends InsightSources {
  readonly sizes: PartSizes
  /** Notes and material, a line each. */
  readonly text: string
  readonly isPolymer: boolean
  readonly isTurned: boolean
  /** Run-out frames, which show a turned part even if most sizes are lengths, as on a shaft with many shoulders. */
  readonly runOuts: readonly ReadFeature[]
  readonly isSheetMetal: boolean
}

/** The field of the title block; undefined where it was not read. */
export const valueOfField = (metadata: readonly ReadMetadata[], field: ReadMetadata['field']) =>
  metadata.find((one) => one.field === field)

/** Finds out what the sheet says of the part. */
export function factsOf(sources: InsightSources): PartFacts {
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

/** Numbers of the values that sizes were read from. */
export const idsOf = (sizes: readonly (PartSize | undefined)[]) =>
  sizes.filter((size) => size !== undefined).flatMap((size) => [size.id, ...(size.others ?? [])])
