import { mmPerInch } from '@firstangle/drawings/standards'
import type { ReadDrawing, ReadSheet } from '@firstangle/reader'
import type { PdfRequest, SheetToBalloon } from '../../../try/exports/pdf/pdf-request.ts'
import type { CorrectedItem } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { editedFrom, factsOf, nameOf } from './item-text.ts'
import type { SessionWords } from './reader-words.ts'

/** Pixels of an image file's sheet in the ballooned file. */
const imagePixels = 20_000_000

/** Resolution of a picture of a sheet, where that many pixels allow it. */
const finestDpi = 300

/** Values with a place and a number of their own: what the title block says is not a characteristic. */
const isNumbered = ({ kind, boxes }: CorrectedItem) =>
  kind !== 'metadata' && kind !== 'part' && boxes.length > 0

/**
 * What the ballooned file is made of: the file itself, numbers from 1 over all sheets, the list behind them.
 *
 * @param on the file, or pictures of its sheets as they are painted, without those that were not read
 */
export async function balloonRequest(
  file: ChosenFile,
  drawing: ReadDrawing,
  items: readonly CorrectedItem[],
  session: SessionWords,
  on: 'file' | 'pictures',
): Promise<PdfRequest & { type: 'balloon' }> {
  const asImages = on === 'pictures'
  const numbered = inReadingOrder(items.filter(isNumbered))
  const sheets: SheetToBalloon[] = []
  for (const { reading, lettering, refusal } of drawing.sheets) {
    if (asImages && refusal) continue
    const { page, width, height } = reading
    const values = numbered.flatMap(({ item, number }) => {
      const [box] = item.boxes
      return item.sheet === page && box ? [{ number, box }] : []
    })
    const texts = lettering.map(({ box }) => box)
    const image = asImages ? await imageOf(drawing, reading) : null
    sheets.push({ page, width, height, texts, values, image })
  }
  return {
    type: 'balloon',
    pdf: asImages ? null : new Uint8Array(await file.blob.arrayBuffer()),
    sheets,
    list: listOf(numbered, session),
  }
}

type Numbered = { readonly item: CorrectedItem; readonly number: number }

function inReadingOrder(items: readonly CorrectedItem[]): Numbered[] {
  return items
    .toSorted((a, b) => a.sheet - b.sheet || a.id - b.id)
    .map((item, index) => ({ item, number: index + 1 }))
}

function listOf(numbered: readonly Numbered[], session: SessionWords) {
  const { exports: copy, list } = session.words
  const { number, sheet, kind, label, value, confidence, doubts } = copy.columns
  return {
    title: copy.listTitle,
    columns: [number, sheet, kind, label, value, confidence, doubts],
    shares: [0.05, 0.06, 0.16, 0.2, 0.27, 0.1, 0.16],
    rows: numbered.map(({ item, number: balloon }) => [
      String(balloon),
      String(item.sheet),
      list.kinds[item.kind],
      nameOf(item, session),
      factsOf(item, session).join(', '),
      session.percent(item.confidence),
      [
        ...item.doubts.map((doubt) => list.doubts[doubt]),
        ...(item.original === null ? [] : [editedFrom(item.original, session)]),
      ].join('; '),
    ]),
  }
}

/** Other bytes may stand before the signature, up to this place. */
const signatureBytes = 1024

/** Recognised by its content, as the reader does. */
export async function startsAsPdf(blob: Blob): Promise<boolean> {
  return (await blob.slice(0, signatureBytes).text()).includes('%PDF-')
}

async function imageOf(drawing: ReadDrawing, { page, width, height }: ReadSheet['reading']) {
  const scale = Math.min(finestDpi / mmPerInch, Math.sqrt(imagePixels / (width * height)))
  const bitmap = await drawing.picture({ page, box: { x: 0, y: 0, width, height }, scale })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new Uint8Array(await blob.arrayBuffer())
}
