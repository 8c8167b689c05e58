import { createHash } from 'node:crypto'
import { type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { escapeXml } from '../rendering/documents/xml.ts'
import { greyProfile } from './grey-profile.ts'

/** What a PDF says about itself. */
interface PdfFacts {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly producer: string
  /** Midnight UTC of the day of the invoice: the same invoice gives the same bytes. */
  readonly date: Date
}

/** The name that Factur-X 1.0 gives the attached invoice. */
export const attachmentName = 'factur-x.xml'

/** Makes a PDF/A-3b (ISO 19005-3) of a document with embedded fonts and grey ink, with the marks of Factur-X. */
export function declarePdfA(file: PDFDocument, facts: PdfFacts): void {
  file.setTitle(facts.title, { showInWindowTitleBar: true })
  file.setAuthor(facts.author)
  file.setLanguage(facts.language)
  file.setProducer(facts.producer)
  file.setCreationDate(facts.date)
  file.setModificationDate(facts.date)
  defineGrey(file)
  const { context } = file
  const packet = Buffer.from(xmpPacket(facts), 'utf8')
  const metadata = context.stream(packet, { Type: 'Metadata', Subtype: 'XML' })
  file.catalog.set(PDFName.of('Metadata'), context.register(metadata))
  const id = PDFHexString.of(createHash('sha256').update(packet).digest('hex').slice(0, 32))
  context.trailerInfo.ID = context.obj([id, id])
}

/** Defines the grey of the file by an ICC profile, as PDF/A asks. */
function defineGrey(file: PDFDocument): void {
  const { context } = file
  const profile = context.register(context.flateStream(greyProfile(), { N: 1 }))
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('Grey, gamma 2.2'),
    DestOutputProfile: profile,
  })
  file.catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
}

/** Metadata as XMP; PDF/A wants the properties of Factur-X described in the file itself. */
function xmpPacket({ title, author, producer, date }: PdfFacts): string {
  const time = date.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escapeXml(producer)}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate></rdf:Description>
${facturXExtension}
<rdf:Description rdf:about="" xmlns:fx="${facturXNamespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${attachmentName}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

const facturXNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const property = (name: string, meaning: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`

const facturXExtension = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${facturXNamespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  property('DocumentFileName', 'The name of the embedded XML document'),
  property('DocumentType', 'The type of the hybrid document in capital letters'),
  property('Version', 'The version of the standard that the embedded document follows'),
  property('ConformanceLevel', 'The profile of the embedded document'),
].join(
  '',
)}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
