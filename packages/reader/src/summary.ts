import type { DrawingFormat } from './input/refusal.ts'
import type { PageSource } from './page.ts'
import type { MetadataField, ReadFeature } from './reading.ts'
import { materialOf } from './sheet/material.ts'
import { sizesOfPart } from './sheet/sizes-of-part.ts'
import type { ReadSheet, RefusalNotice } from './workers/reader-client.ts'

/** A sheet of a file, without its values. */
export interface SheetSummary {
  /** From 1. */
  readonly page: number
  readonly source: PageSource
  /** Of pixels; null for vectors, and where the file does not state it. */
  readonly dpi: number | null
  readonly refusal: RefusalNotice | null
  /** Lettering in its pixels or outlines is not recognised. */
  readonly isPartial: boolean
}

/** What many drawings are compared by: a few words and figures of each. */
export interface DrawingSummary {
  readonly format: DrawingFormat
  /** Of the file's bytes, in hexadecimal digits. */
  readonly sha256: string
  readonly sheets: readonly SheetSummary[]
  /** As read from the title block of the first sheet that has one; null where it was not read. */
  readonly drawingNumber: string | null
  readonly revision: string | null
  readonly title: string | null
  readonly material: string | null
  /** From the family to the kind, such as FERROUS_ALLOY > STEEL; empty where the material is not known. */
  readonly materialCategory: readonly string[]
  /** How the part is made, by the reader's rules; an assembly has a parts list instead. */
  readonly family: string | null
  /** Of the part, mm; null where no size was read. */
  readonly largestSize: number | null
  /** Callouts as printed, sorted: drawings with the same ones are likely the same. */
  readonly callouts: readonly string[]
}

/** A summary of a file by the sheets that were read from it. */
export function summaryOf(
  file: Pick<DrawingSummary, 'format' | 'sha256'>,
  sheets: readonly ReadSheet[],
): DrawingSummary {
  const readings = sheets.map(({ reading }) => reading)
  const features = readings.flatMap((reading) => reading.features)
  const first = (field: MetadataField) =>
    readings.flatMap(({ metadata }) => metadata).find((one) => one.field === field)?.value ?? null
  const material = first('material')
  return {
    ...file,
    sheets: sheets.map(({ source, dpi, refusal, isPartial, reading: { page } }) => ({
      page,
      source,
      dpi,
      refusal,
      isPartial,
    })),
    drawingNumber: first('drawingNumber') ?? first('partNumber'),
    revision: first('revision'),
    title: first('title'),
    material,
    materialCategory: material === null ? [] : (materialOf(material)?.category ?? []),
    family: familyOf(readings),
    largestSize: largestSizeOf(features),
    callouts: features.map(({ label }) => label.replaceAll(/\s/g, '')).sort(),
  }
}

function familyOf(readings: readonly ReadSheet['reading'][]): string | null {
  if (readings.some(({ parts }) => parts.length > 1)) return 'ASSEMBLY'
  const insights = readings.flatMap((reading) => reading.insights)
  return insights.find(({ kind }) => kind === 'primaryProcess')?.value ?? null
}

function largestSizeOf(features: readonly ReadFeature[]): number | null {
  const { linear, diameters } = sizesOfPart(features)
  const sizes = [linear[0], diameters[0]].flatMap((size) => (size ? [size.millimetres] : []))
  return sizes.length > 0 ? Math.max(...sizes) : null
}
