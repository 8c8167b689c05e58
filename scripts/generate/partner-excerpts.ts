import { type Drawing, type DrawingId, drawingIds, getDrawing } from '@firstangle/drawings'
import { characteristicsOf } from '../../src/pages/use-case/pmi/characteristics.ts'
import { markedCropFile } from './drawing-files.ts'
import { briefJson } from './evidence.ts'
import { formulaTerms } from './formula-terms.ts'
import { erpRecord } from './output-profiles.ts'

/** Balloons of the view from above. */
const balloonsShown = [10, 11, 12, 13]

/** What each kind of partner takes from one sheet, as names and values of its response. */
export function partnerExcerpts(drawing: Drawing) {
  const { weight, bores, threads, tolerances } = formulaTerms(drawing)
  const fitted = drawing.fields.find(({ kind }) => kind === 'bore')
  if (!fitted) throw new Error(`The ${drawing.id} has no bore to show`)
  const record = erpRecord(drawing).map(({ name, value }) => ({ name, value: String(value) }))
  return {
    price: [
      { name: 'weight', value: weight.quantity.en },
      { name: 'bores', value: bores.quantity.en },
      { name: 'threads', value: threads.quantity.en },
      { name: 'gdnts', value: tolerances.quantity.en },
    ],
    record: record.slice(0, 4),
    route: [
      ...insightsOf(drawing),
      { name: 'material', value: record.find(({ name }) => name === 'MATERIAL')?.value ?? '' },
      { name: 'bores[0]', value: fitted.label },
    ],
    response: briefJson(drawing, fitted),
    checks: checksOf(drawing),
  }
}

function insightsOf({ responses }: Drawing) {
  const { primary_process_options: processes, volume_estimate: volume } = responses.insights
  return [
    { name: 'process', value: processes[0]?.process ?? '' },
    { name: 'volume', value: `${volume.value} ${volume.unit}` },
  ]
}

/** The first characteristic of each balloon, with the score of its callout. */
function checksOf(drawing: Drawing) {
  const characteristics = characteristicsOf(drawing)
  return balloonsShown.map((number) => {
    const shown = characteristics.find(({ balloon }) => balloon === number)
    if (!shown) throw new Error(`The ${drawing.id} has no balloon ${number}`)
    const { nominal, class: kind, confidence } = shown
    return { name: String(number), value: `${nominal} ${kind}`, score: confidence }
  })
}

/** Top left corner of the excerpt of each sheet that shows the most kinds of callouts, mm. */
const details: Record<DrawingId, { x: number; y: number }> = {
  shaft: { x: 86, y: 24 },
  bracket: { x: 228, y: 26 },
  plate: { x: 150, y: 26 },
  cover: { x: 262, y: 92 },
}

/** A part of each sheet, as large on a page as its lettering needs. */
export function sheetDetails(): [DrawingId, string][] {
  return drawingIds.map((id) => [
    id,
    markedCropFile(getDrawing(id), { ...details[id], width: 124, height: 112 }),
  ])
}
