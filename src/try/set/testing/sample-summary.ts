import type { DrawingSummary, SheetSummary } from '@firstangle/reader'

/** A sheet of a vector file. */
export const vectorSheet: SheetSummary = {
  page: 1,
  source: 'vector',
  dpi: null,
  refusal: null,
  isPartial: false,
}

/** A scan whose lettering is not recognised. */
export const scannedSheet: SheetSummary = { ...vectorSheet, source: 'scan', isPartial: true }

/** What was read of a turned shaft, with what a test says otherwise. */
export function summaryWith(change: Partial<DrawingSummary> = {}): DrawingSummary {
  return {
    format: 'pdf',
    sha256: 'a1'.repeat(32),
    sheets: [vectorSheet],
    drawingNumber: 'FA-1001-01',
    revision: 'B',
    title: 'Shaft',
    material: '42CrMo4',
    materialCategory: ['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL'],
    family: 'TURNING',
    largestSize: 120,
    callouts: ['120', 'Ø20g6', 'M8', 'R1', 'Ra0.8', 'Ø30'],
    ...change,
  }
}
