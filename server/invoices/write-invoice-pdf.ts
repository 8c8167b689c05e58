import plain from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?inline'
import bold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?inline'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import { AFRelationship, PDFDocument } from 'pdf-lib'
import type { Locale } from '../../shared/i18n/locale.ts'
import { isoDay } from '../../shared/invoices/calendar.ts'
import { drawInvoice, paper } from './draw-invoice.ts'
import type { SpecimenParts } from './en-16931.ts'
import { attachmentName, declarePdfA } from './pdf-a.ts'

/** A specimen as PDF/A-3 that carries its own figures as XML: Factur-X 1.0, which is ZUGFeRD 2, in the profile EN 16931. */
export async function writeInvoicePdf(
  parts: SpecimenParts,
  xml: string,
  locale: Locale,
): Promise<Uint8Array> {
  const { copy, invoice, seller } = parts
  const file = await PDFDocument.create({ updateMetadata: false })
  file.registerFontkit({ create: parseOnce })
  const embedding = { subset: true, features: { kern: false, liga: false } }
  const fonts = {
    plain: await file.embedFont(faces.plain, embedding),
    bold: await file.embedFont(faces.bold, embedding),
  }
  drawInvoice(file.addPage([paper.width, paper.height]), fonts, parts, locale)
  const date = new Date(`${isoDay(invoice.issued)}T00:00:00Z`)
  await file.attach(Buffer.from(xml, 'utf8'), attachmentName, {
    mimeType: 'text/xml',
    description: copy.title,
    creationDate: date,
    modificationDate: date,
    afRelationship: AFRelationship.Alternative,
  })
  declarePdfA(file, {
    title: `${copy.title} ${invoice.number}`,
    author: seller.name,
    language: locale,
    producer: seller.brand,
    date,
  })
  return file.save()
}

/** The build turns imported fonts into data URLs. */
function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const faces = { plain: bytesOf(plain), bold: bytesOf(bold) }

const parsed = new Map<Uint8Array, Font>()

/** Outlines are unpacked and kept by the font that is parsed from the bytes: for a new one each time, that is half of the work. */
function parseOnce(bytes: Uint8Array): Font {
  const font = parsed.get(bytes) ?? fontkit.create(bytes)
  parsed.set(bytes, font)
  return font
}
