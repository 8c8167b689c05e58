import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import type { Primitive } from '../display-list.ts'
import { ContentWriter, pointsPerMm } from './content.ts'
import type { PdfStyle } from './pdf-style.ts'
import { StrokeFont } from './stroke-font.ts'
import { type PdfFonts, TextWriter } from './texts.ts'

/** What is written as one page: ink on a sheet, in millimetres. */
export interface PdfSheet {
  readonly displayList: readonly Primitive[]
  readonly sheet: { readonly width: number; readonly height: number }
}

/** Fixed, so that the same drawing always gives the same file. */
const issued = new Date('2026-11-02T08:00:00Z')

/** Turns the sheet so that it stands upright when the page is shown with its /Rotate. */
const turns: Record<
  NonNullable<PdfStyle['rotate']>,
  (w: number, h: number) => readonly number[] | null
> = {
  0: () => null,
  90: (_, h) => [0, 1, -1, 0, h, 0],
  180: (w, h) => [-1, 0, 0, -1, w, h],
  270: (w) => [0, -1, 1, 0, 0, w],
}

function contentOf({ displayList, sheet }: PdfSheet, fonts: PdfFonts, style: PdfStyle): string {
  const writer = new ContentWriter(sheet.height)
  const texts = new TextWriter(writer, fonts, style)
  const [width, height] = [sheet.width * pointsPerMm, sheet.height * pointsPerMm]
  const turn = turns[style.rotate ?? 0](width, height)
  if (turn) writer.put('cm', ...turn)
  writer.put('J', 1)
  writer.put('j', 1)
  for (const item of displayList) {
    if (item.kind === 'text') texts.draw(item)
    else writer.draw(item)
  }
  return writer.toString()
}

/** A PDF with one page for each sheet (ISO 32000-1); the same sheets and style always give the same bytes. */
export async function sheetsPdf(
  sheets: readonly PdfSheet[],
  style: PdfStyle = {},
): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false })
  file.setCreationDate(issued)
  file.setModificationDate(issued)
  if (style.title) file.setTitle(style.title)
  const { context } = file
  const fonts: PdfFonts = {
    lettering: new StrokeFont(false),
    symbols: new StrokeFont(true),
    helvetica: style.font === 'helvetica' ? await file.embedFont(StandardFonts.Helvetica) : null,
  }
  const pages = sheets.map((sheet) => {
    const [width, height] = [
      sheet.sheet.width * pointsPerMm,
      sheet.sheet.height * pointsPerMm,
    ] as const
    const isTurned = style.rotate === 90 || style.rotate === 270
    const page = file.addPage(isTurned ? [height, width] : [width, height])
    if (style.rotate) page.node.set(PDFName.of('Rotate'), context.obj(style.rotate))
    const content = context.register(context.flateStream(contentOf(sheet, fonts, style)))
    page.node.set(PDFName.of('Contents'), content)
    return page
  })
  const lettering = fonts.lettering.write(context, 'Lettering')
  const symbols = fonts.symbols.isUsed ? fonts.symbols.write(context, 'AMGDT') : null
  for (const page of pages) {
    page.node.set(
      PDFName.of('Resources'),
      context.obj({
        Font: {
          L: lettering,
          ...(symbols ? { S: symbols } : {}),
          ...(fonts.helvetica ? { H: fonts.helvetica.ref } : {}),
        },
      }),
    )
  }
  return file.save()
}

/** One drawing as a PDF of one page in true size. */
export const drawingPdf = (drawing: PdfSheet, style: PdfStyle = {}): Promise<Uint8Array> =>
  sheetsPdf([drawing], style)
