import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  fillAndStroke,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  setFillingRgbColor,
  setFontAndSize,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  showText,
  stroke,
} from 'pdf-lib'
import { type Balloon, balloonRadius } from '../balloons/place-balloons.ts'
import { addListPages, type ListPage } from './list-pages.ts'
import { pointsPerMillimetre } from './points.ts'

/** A sheet with its balloons; `image` stands in where the file is not a PDF. */
interface BalloonedSheet {
  /** From 1. */
  readonly page: number
  /** mm */
  readonly width: number
  readonly height: number
  readonly balloons: readonly Balloon[]
  /** JPEG of the whole sheet. */
  readonly image: Uint8Array | null
}

/** The blue of links on paper: balloons must not be taken for a part of the drawing. */
const ink = [0.114, 0.306, 0.847] as const

/** Length of the handles of a quarter circle drawn as a Bézier curve. */
const quarter = 0.5523

/**
 * The file with a numbered balloon at every value, and the list of values on pages of its own at the end. The pages of
 * a PDF stay as they are, the balloons lie above.
 *
 * @param pdf the file; null where it is an image
 */
export async function balloonedPdf(
  pdf: Uint8Array | null,
  sheets: readonly BalloonedSheet[],
  list: ListPage,
): Promise<Uint8Array> {
  const file = pdf
    ? await PDFDocument.load(pdf, { updateMetadata: false })
    : await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.HelveticaBold)
  for (const sheet of sheets) {
    const page = pdf ? file.getPage(sheet.page - 1) : await imagePage(file, sheet)
    drawBalloons(page, sheet, font)
  }
  addListPages(file, list, {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: font,
  })
  return file.save()
}

async function imagePage(file: PDFDocument, sheet: BalloonedSheet): Promise<PDFPage> {
  const { width, height, image } = sheet
  const size = [width * pointsPerMillimetre, height * pointsPerMillimetre] as const
  const page = file.addPage([...size])
  if (!image) throw new Error(`Sheet ${sheet.page} has no image`)
  page.drawImage(await file.embedJpg(image), { x: 0, y: 0, width: size[0], height: size[1] })
  return page
}

function drawBalloons(page: PDFPage, sheet: BalloonedSheet, font: PDFFont): void {
  const radius = balloonRadius(sheet)
  const key = page.node.newFontDictionary('Balloon', font.ref)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...pageMatrix(page)),
    setLineWidth(0.25),
    setStrokingRgbColor(...ink),
    ...sheet.balloons.flatMap((balloon) => balloonOperators(balloon, radius, { font, key })),
    popGraphicsState(),
  )
}

function balloonOperators(
  { number, centre, foot }: Balloon,
  radius: number,
  { font, key }: { font: PDFFont; key: PDFName },
): PDFOperator[] {
  const text = String(number)
  const size = radius * (text.length > 2 ? 0.92 : 1.15)
  const width = font.widthOfTextAtSize(text, size)
  const distance = Math.hypot(centre.x - foot.x, centre.y - foot.y)
  const edge = distance === 0 ? 0 : radius / distance
  return [
    moveTo(foot.x, foot.y),
    lineTo(centre.x + (foot.x - centre.x) * edge, centre.y + (foot.y - centre.y) * edge),
    stroke(),
    ...dot(foot),
    setFillingRgbColor(1, 1, 1),
    ...circle(centre.x, centre.y, radius),
    fillAndStroke(),
    setFillingRgbColor(...ink),
    beginText(),
    setFontAndSize(key, size),
    // The sheet's y runs downwards, so letters are turned over to stand upright.
    setTextMatrix(1, 0, 0, -1, centre.x - width / 2, centre.y + size * 0.36),
    showText(font.encodeText(text)),
    endText(),
  ]
}

const dot = ({ x, y }: { x: number; y: number }): PDFOperator[] => [
  setFillingRgbColor(...ink),
  ...circle(x, y, 0.4),
  fill(),
]

function circle(x: number, y: number, radius: number): PDFOperator[] {
  const handle = radius * quarter
  return [
    moveTo(x + radius, y),
    appendBezierCurve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    appendBezierCurve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    appendBezierCurve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    appendBezierCurve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
    closePath(),
  ]
}

/** `[a b c d e f]`: maps millimetres as shown, y downwards, to units of the page. */
type PageMatrix = readonly [number, number, number, number, number, number]

/**
 * How a place on the sheet as shown lies in the page's own space: crop box, /Rotate and UserUnit are taken into account
 * (ISO 32000-2, 7.7.3.3 and 14.11.2).
 */
function pageMatrix(page: PDFPage): PageMatrix {
  const { x, y, width, height } = page.getCropBox()
  const unit = page.node.get(PDFName.of('UserUnit'))
  const scale = pointsPerMillimetre / (unit instanceof PDFNumber ? unit.asNumber() : 1)
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  if (turn === 90) return [0, scale, scale, 0, x, y]
  if (turn === 180) return [-scale, 0, 0, scale, x + width, y]
  if (turn === 270) return [0, -scale, -scale, 0, x + width, y + height]
  return [scale, 0, 0, -scale, x, y + height]
}
