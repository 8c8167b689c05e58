import { type EvidenceKind, getDrawing } from '@firstangle/drawings'
import { signedText } from '@firstangle/drawings/lettering'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { readPage } from '@firstangle/reader'
import { readDrawingFile } from '@firstangle/reader/node'
import { itemKindTable } from '../../shared/item-kinds.ts'
import { itemsOf, type ResultItem } from '../../src/try/result/item.ts'
import { readingFile } from './drawing-files.ts'
import { shownKinds } from './evidence.ts'

/**
 * What /try shows without scripts: the sample shaft, read from its PDF file by the same code as in the browser. The
 * sheet with all boxes, and of each kind the value that says most.
 */
export async function sampleReading() {
  const drawing = getDrawing('shaft')
  const pages = await readDrawingFile(await drawingPdf(drawing))
  if ('reason' in pages) throw new Error(`The sample was refused: ${pages.reason}`)
  const [page] = pages
  if (!page) throw new Error('The sample has no page')
  const items = itemsOf(readPage(page))
  const places = items.flatMap(({ kind, boxes }) =>
    boxes.map((box) => ({ kind: itemKindTable[kind].colour, box })),
  )
  const fields = shownKinds.flatMap((kind) => mostTelling(items, kind))
  const { width, height } = drawing.sheet
  return { sheet: readingFile(drawing, places), data: { width, height, fields } }
}

function mostTelling(items: readonly ResultItem[], kind: EvidenceKind) {
  const [best] = items
    .filter((item) => itemKindTable[item.kind].colour === kind && item.doubts.length === 0)
    // Stacked deviations need the styles of a result.
    .filter(({ label }) => !label.includes('{') && label.length < 30)
    .toSorted((a, b) => b.confidence - a.confidence || b.label.length - a.label.length)
  if (!best) return []
  const text = best.label.replaceAll('|', ' ').replace(/√\S*/, '').trim()
  return [{ ref: best.id, kind, label: signedText(text), confidence: best.confidence.toFixed(2) }]
}
