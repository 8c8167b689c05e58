import { breakTextIntoLines, degrees, grayscale, type PDFFont, type PDFPage } from 'pdf-lib'
import { formatNumber, textFor } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { dayText, moneyText, periodText } from '../../shared/invoices/invoice-text.ts'
import type { SpecimenParts } from './en-16931.ts'
import { specimenIban } from './parties.ts'
import type { SpecimenLine } from './specimen-invoice.ts'

interface SheetFonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
}

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89 }

const margin = 56
const right = paper.width - margin
const leading = 13
const textSize = 9.5
const ink = grayscale(0.1)

/** Right edges of the columns; the description begins at the second. */
const columns = {
  position: margin,
  description: margin + 28,
  quantity: 340,
  price: 430,
  amount: right,
}

/** The invoice as people read it, marked as a specimen across the sheet. Every line of it is grey. */
export function drawInvoice(
  page: PDFPage,
  fonts: SheetFonts,
  parts: SpecimenParts,
  locale: Locale,
) {
  const { copy, invoice, seller } = parts
  drawWatermark(page, fonts, copy.watermark)
  const pen = createPen(page, fonts)
  pen.text(seller.brand, margin, { size: 16, isBold: true })
  pen.down(2)
  pen.text(`${copy.title} ${invoice.number}`, margin, { size: 14, isBold: true })
  pen.down(2)
  drawParties(pen, parts)
  pen.down(1)
  drawReferences(pen, parts, locale)
  pen.down(1.5)
  drawLines(pen, parts, locale)
  drawTotals(pen, parts, locale)
  pen.down(2)
  const account = `${copy.labels.account}: ${specimenIban}`
  for (const text of [copy.terms, account, ...copy.notes, copy.labels.attached]) pen.paragraph(text)
}

type Pen = ReturnType<typeof createPen>

interface TextStyle {
  size?: number
  isBold?: boolean
  isRight?: boolean
}

/** Writes downwards from the top of the sheet. */
function createPen(page: PDFPage, fonts: SheetFonts) {
  let y = paper.height - margin - 12
  const pen = {
    down(lines: number) {
      y -= lines * leading
    },
    text(
      text: string,
      x: number,
      { size = textSize, isBold = false, isRight = false }: TextStyle = {},
    ) {
      const font = isBold ? fonts.bold : fonts.plain
      const left = isRight ? x - font.widthOfTextAtSize(text, size) : x
      page.drawText(text, { x: left, y, size, font, color: ink })
    },
    rule() {
      const at = y - 4
      page.drawLine({
        start: { x: margin, y: at },
        end: { x: right, y: at },
        thickness: 0.5,
        color: ink,
      })
    },
    paragraph(text: string) {
      for (const line of breakTextIntoLines(
        text,
        [' '],
        right - margin,
        measureWith(fonts.plain),
      )) {
        pen.text(line.trim(), margin)
        pen.down(1)
      }
      pen.down(0.5)
    },
  }
  return pen
}

/** Adds up the widths of letters, which are remembered: fonts are embedded without kerning, and asking the font is slow. */
function measureWith(font: PDFFont): (text: string) => number {
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, textSize)
    widths.set(letter, width)
    return width
  }
  return (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}

function drawWatermark(page: PDFPage, { bold }: SheetFonts, text: string): void {
  const size = (44 * 560) / bold.widthOfTextAtSize(text, 44)
  page.drawText(text, {
    x: 110,
    y: 190,
    size,
    font: bold,
    color: grayscale(0.88),
    rotate: degrees(55),
  })
}

function drawParties(pen: Pen, { copy, seller, buyer }: SpecimenParts): void {
  const { labels } = copy
  const rows: [string, string][] = [
    [labels.seller, labels.buyer],
    [seller.name, buyer.name],
    [seller.street, `${buyer.postalCode} ${buyer.city}`],
    [`${seller.postalCode} ${seller.city}`, buyer.country],
    [`${labels.vatId} ${seller.vatId}`, ''],
    [`${seller.contact}, ${seller.phone}`, ''],
    [seller.email, ''],
  ]
  rows.forEach(([left, other], index) => {
    pen.text(left, margin, { isBold: index === 0 })
    pen.text(other, columns.quantity - 20, { isBold: index === 0 })
    pen.down(1)
  })
}

function drawReferences(pen: Pen, { copy, invoice, buyer }: SpecimenParts, locale: Locale): void {
  const { labels } = copy
  const { from, to } = invoice.period
  const rows = [
    [labels.number, invoice.number],
    [labels.issued, dayText(invoice.issued, locale)],
    [labels.due, dayText(invoice.due, locale)],
    [labels.period, `${dayText(from, locale)} – ${dayText(to, locale)}`],
    [labels.reference, buyer.reference],
  ] as const
  for (const [label, value] of rows) {
    pen.text(label, margin)
    pen.text(value, margin + 90)
    pen.down(1)
  }
}

function drawLines(pen: Pen, { words, copy, invoice }: SpecimenParts, locale: Locale): void {
  const heads = words.columns
  pen.text(heads.position, columns.position, { isBold: true })
  pen.text(heads.description, columns.description, { isBold: true })
  pen.text(heads.quantity, columns.quantity, { isBold: true, isRight: true })
  pen.text(heads.price, columns.price, { isBold: true, isRight: true })
  pen.text(heads.amount, columns.amount, { isBold: true, isRight: true })
  pen.rule()
  for (const line of invoice.lines) {
    pen.down(1.4)
    pen.text(String(line.position), columns.position)
    pen.text(words.items[line.item], columns.description)
    pen.text(quantityText(line, words.units, copy.units, locale), columns.quantity, {
      isRight: true,
    })
    pen.text(moneyText(line.priceCents, locale), columns.price, { isRight: true })
    pen.text(moneyText(line.amountCents, locale), columns.amount, { isRight: true })
    pen.down(1)
    pen.text(periodText(line.period, locale), columns.description, { size: 8.5 })
  }
  pen.rule()
}

/** `60 pages`, `1 month`; a part of a month counts its days: `17 of 31 days`. */
function quantityText(
  { item, quantity, of }: SpecimenLine,
  units: SpecimenParts['words']['units'],
  parts: SpecimenParts['copy']['units'],
  locale: Locale,
): string {
  const count = formatNumber(quantity, locale)
  if (of !== undefined) return `${count} ${parts.of} ${of} ${parts.days}`
  if (item === 'base') return `${count} ${units.month}`
  return `${count} ${textFor(quantity, { one: units.page, many: units.pages })}`
}

function drawTotals(pen: Pen, { words, copy, invoice }: SpecimenParts, locale: Locale): void {
  const rows = [
    [words.net, invoice.netCents],
    [copy.labels.vat, invoice.vatCents],
    [copy.labels.gross, invoice.grossCents],
  ] as const
  rows.forEach(([label, cents], index) => {
    const isBold = index === rows.length - 1
    pen.down(1.4)
    pen.text(label, columns.quantity, { isBold })
    pen.text(moneyText(cents, locale), columns.amount, { isBold, isRight: true })
  })
}
