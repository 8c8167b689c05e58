import { PDFDocument, StandardFonts } from 'pdf-lib'

export interface NamedBytes {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const materials = ['S355J2', 'EN AW-6082', 'POM-C', '1.4301']

/** Drawings of vectors, each with its own number, callouts and material, as PDF. */
export async function manyDrawings(count: number): Promise<NamedBytes[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => oneDrawing(index)))
}

async function oneDrawing(index: number): Promise<NamedBytes> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const page = file.addPage([842, 595])
  const write = (text: string, x: number, y: number, size = 10) =>
    page.drawText(text, { x, y, size, font })
  const length = 30 + index * 11
  const callouts =
    index % 2 === 0
      ? [`Ø${20 + index} h7`, `Ø${10 + index}`, `${length}`]
      : [`${length}`, `${20 + index}`, '15', '4x M6']
  for (const [line, text] of callouts.entries()) write(text, 120 + line * 130, 420 - line * 70)
  write(`R${1 + (index % 5)}`, 500, 300)
  write('Material', 560, 100, 7)
  write(materials[index % materials.length] ?? '', 560, 86)
  write('Drawing number', 560, 66, 7)
  write(numberOf(index), 560, 52)
  for (const y of [112, 78, 44]) {
    page.drawLine({ start: { x: 555, y }, end: { x: 820, y }, thickness: 1 })
  }
  for (const x of [555, 820]) {
    page.drawLine({ start: { x, y: 44 }, end: { x, y: 112 }, thickness: 1 })
  }
  return {
    name: `part ${index + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await file.save()),
  }
}

/** The number that stands in the title block of a drawing. */
export const numberOf = (index: number): string => `TS-${String(index + 1).padStart(4, '0')}-A`
