import { FormatFactoryService, type Invoice } from '@e-invoice-eu/core'

/** XRechnung in UBL, and EN 16931 in the syntax that a Factur-X PDF carries (UN/CEFACT CII). */
type XmlFormat = 'XRECHNUNG-UBL' | 'CII'

const formats = new FormatFactoryService()

/** An invoice as XML. Only the library's formats are used: its service would compile a schema for each invoice. */
export async function writeInvoiceXml(invoice: Invoice, format: XmlFormat): Promise<string> {
  const service = formats.createFormatService(format, console)
  const complete = structuredClone(invoice)
  service.fillInvoiceDefaults(complete)
  const xml = await service.generate(complete, { format, lang: 'en' })
  if (typeof xml !== 'string') throw new Error(`${format} is no XML`)
  return xml
}
