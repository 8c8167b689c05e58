import { type Box, type Drawing, type DrawingId, getDrawing } from '@firstangle/drawings'
import { valueAt } from '../../src/pages/documentation/sample-value.ts'
import { drawingNumber } from './drawing-number.ts'
import { marginBox } from './evidence.ts'

/** Every value of a sample sheet by its path in the responses, with its place on the sheet where it has one. */
export function sheetFields(id: DrawingId) {
  const drawing = getDrawing(id)
  const fields = Object.fromEntries([...calloutFields(drawing), ...insightFields(drawing)])
  const { width, height } = drawing.sheet
  const titleBlock = titleBlockOf(drawing)
  return [id, { width, height, titleBlock, number: drawingNumber(drawing), fields }]
}

/** Room in a title block left of its values and above them, and the margin right of the frame and below it, mm. */
const room = { left: 8, above: 6, right: 9, below: 9.4 }

/** Where the title block stands on the sheet, mm: all that is read from it, to the corner of the frame. */
export function titleBlockOf({ fields, sheet }: Drawing): Box {
  const boxes = fields.filter(({ kind }) => kind === 'metadata').map(({ box }) => box)
  const x = Math.round(Math.min(...boxes.map((box) => box.x)) - room.left)
  const y = Math.round(Math.min(...boxes.map((box) => box.y)) - room.above)
  return { x, y, width: sheet.width - room.right - x, height: sheet.height - room.below - y }
}

/** What was read from a callout: label as drawn, box, and the numbers rules are held against. */
function calloutFields(drawing: Drawing) {
  return drawing.fields.map((field) => {
    const { path, label, confidence, kind } = field
    return [
      path,
      {
        label,
        confidence,
        kind,
        box: marginBox(field),
        ...numbersOf(valueAt(drawing.responses, path)),
      },
    ]
  })
}

/** What was derived from the whole sheet and therefore has no box. */
function insightFields(drawing: Drawing) {
  const { primary_process_options, secondary_processes, volume_estimate } =
    drawing.responses.insights
  const volume = `${volume_estimate.value} ${volume_estimate.unit}`
  return [
    ...primary_process_options.map((option, index) => [
      `insights.primary_process_options[${index}]`,
      derivedField(option.process, option.confidence.score),
    ]),
    ...secondary_processes.map((process, index) => [
      `insights.secondary_processes[${index}]`,
      derivedField(process.process_category.at(-1) ?? process.label, process.confidence.score),
    ]),
    ['insights.volume_estimate', derivedField(volume, volume_estimate.confidence.score)],
  ]
}

const derivedField = (label: string, score: string) => ({
  label,
  confidence: Number(score),
  kind: 'metadata',
})

interface Measured {
  size?: { value: string; unit: string }
  tolerance?: { deviation_upper: string | null }
}

/** Nominal size and upper deviation, in the unit of the size. */
function numbersOf(value: unknown) {
  const { size, tolerance } = value as Measured
  const deviation = tolerance?.deviation_upper
  return {
    ...(size ? { size: Number(size.value), unit: size.unit } : {}),
    ...(deviation ? { deviation: Number(deviation) } : {}),
  }
}
