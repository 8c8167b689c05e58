import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib'
import { pointsPerMillimetre } from './points.ts'

/** A strip of a sheet as pixels without what was to be removed: it lies between `top` and `top + height` (mm). */
export interface SheetStrip {
  readonly top: number
  readonly height: number
  readonly pixels: StripPixels
}

/** Grey where the sheet has no colour, otherwise red, green and blue; one byte each, zlib-compressed. */
export interface StripPixels {
  readonly width: number
  readonly height: number
  readonly isColoured: boolean
  readonly compressed: Uint8Array
}

export interface RedactedSheet {
  /** mm */
  readonly width: number
  readonly height: number
  readonly strips: readonly SheetStrip[]
}

/**
 * A new file with nothing but the pixels that are left: no text, layers, attachments, annotations or metadata of the
 * file it was made from can be in it, because nothing of that file is copied.
 */
export async function redactedPdf(sheets: readonly RedactedSheet[]): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false })
  for (const sheet of sheets) addSheet(file, sheet)
  return file.save()
}

function addSheet(file: PDFDocument, { width, height, strips }: RedactedSheet): void {
  const scale = pointsPerMillimetre
  const page = file.addPage([width * scale, height * scale])
  const images = strips.map((strip, index) => ({
    name: `S${index}`,
    strip,
    ref: image(file, strip),
  }))
  const content = images.map(({ name, strip }) => {
    const bottom = (height - strip.top - strip.height) * scale
    const [across, up, at] = [width * scale, strip.height * scale, bottom].map(plain)
    return `q ${across} 0 0 ${up} 0 ${at} cm /${name} Do Q`
  })
  for (const { name, ref } of images) page.node.setXObject(PDFName.of(name), ref)
  page.node.addContentStream(file.context.register(file.context.flateStream(content.join('\n'))))
}

/** PDF knows no exponents: 5.7e-14 would be an unknown operator, and the strip would be lost. */
const plain = (value: number) => value.toFixed(4)

function image(file: PDFDocument, { pixels }: SheetStrip): PDFRef {
  const { context } = file
  return context.register(
    context.stream(pixels.compressed, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: pixels.width,
      Height: pixels.height,
      ColorSpace: pixels.isColoured ? 'DeviceRGB' : 'DeviceGray',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
    }),
  )
}
