import {
  PDFDict as Dict,
  decodePDFRawStream,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { unescapeXml } from '../support/unescape-xml.ts'

/*
 * What ISO 19005-3 asks of a PDF/A-3b, as far as it can be seen without drawing a page: not a validator, which would also
 * compare the glyphs of fonts with their widths. Each rule names its clause.
 */

/** Clauses that a file breaks, each with what was found. */
export async function brokenPdfARules(bytes: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const objects = file.context.enumerateIndirectObjects()
  const all = objects.flatMap(([, object]) => partsOf(object))
  const dicts = all.filter((each) => each instanceof Dict)
  return [
    ...fileRules(file, bytes),
    ...colourRules(file, dicts),
    ...contentRules(all, dicts),
    ...fontRules(file, dicts),
    ...metadataRules(file),
    ...attachmentRules(file, dicts),
  ]
}

const name = (text: string) => PDFName.of(text)
const broken = (clause: string, isBroken: boolean) => (isBroken ? [clause] : [])

/** An object with everything that stands in it; references are looked at where they lead. */
function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFRawStream) return [object, ...partsOf(object.dict)]
  if (object instanceof Dict) return [object, ...object.values().flatMap(partsOf)]
  const values = 'asArray' in object ? (object as { asArray(): PDFObject[] }).asArray() : []
  return [object, ...values.flatMap(partsOf)]
}

const has = (dict: PDFDict, key: string, value?: string) =>
  value === undefined ? dict.has(name(key)) : dict.get(name(key)) === name(value)

function fileRules({ context }: PDFDocument, bytes: Uint8Array): string[] {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  const end = Buffer.from(bytes.subarray(-8)).toString('latin1')
  return [
    // Four bytes above 127 tell programs that the file is no text.
    ...broken('6.1.2 header', !/^%PDF-1\.[4-7]\r?\n%[\x80-\xff]{4}/.test(start)),
    ...broken('6.1.3 trailer ID', context.trailerInfo.ID === undefined),
    ...broken('6.1.3 no encryption', context.trailerInfo.Encrypt !== undefined),
    ...broken('6.1.3 no data after the end', !/%%EOF\r?\n?$/.test(end)),
  ]
}

function colourRules(file: PDFDocument, dicts: readonly PDFDict[]): string[] {
  const intents = dicts.filter((dict) => has(dict, 'S', 'GTS_PDFA1'))
  const profile = intents[0]?.lookup(name('DestOutputProfile'))
  const bytes =
    profile instanceof PDFRawStream ? decodePDFRawStream(profile).decode() : new Uint8Array()
  const icc = Buffer.from(bytes)
  const spaces = /\/Device(?:RGB|CMYK)/
  const isGrey = icc.toString('latin1', 16, 20) === 'GRAY'
  return [
    ...broken('6.2.3 one output intent', intents.length !== 1),
    ...broken('6.2.3 the intent is in the catalogue', !has(file.catalog, 'OutputIntents')),
    ...broken('6.2.3 ICC profile', icc.toString('latin1', 36, 40) !== 'acsp'),
    ...broken('6.2.3 length of the profile', icc.length === 0 || icc.readUInt32BE() !== icc.length),
    ...broken('6.2.4.3 device colours are grey', !isGrey || usesOtherColour(file)),
    ...broken(
      '6.2.4 no other device colour',
      dicts.some((dict) => spaces.test(dict.toString())),
    ),
  ]
}

/** Operators that set a colour which a profile of grey does not describe (ISO 32000-1, 8.6.8). */
const usesOtherColour = (file: PDFDocument) =>
  contentsOf(file).some((text) => /(?:^|\s)(?:rg|RG|k|K)\s/.test(text))

function contentsOf(file: PDFDocument): string[] {
  return file.getPages().flatMap(({ node }) => {
    const contents = node.normalizedEntries().Contents
    const streams = contents?.asArray().map((ref) => file.context.lookup(ref)) ?? []
    return streams.map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
  })
}

function contentRules(all: readonly PDFObject[], dicts: readonly PDFDict[]): string[] {
  const isLzw = (dict: PDFDict) => dict.toString().includes('/LZWDecode')
  const forbiddenActions = /^\/(?:Launch|Sound|Movie|ResetForm|ImportData|JavaScript|Hide)$/
  const actions = dicts.map((dict) => String(dict.get(name('S'))))
  const strings = all.filter((each) => each instanceof PDFHexString || each instanceof PDFString)
  return [
    ...broken('6.1.7.2 no LZW', dicts.some(isLzw)),
    ...broken(
      '6.1.7 no stream elsewhere',
      dicts.some((dict) => has(dict, 'FFilter')),
    ),
    ...broken(
      '6.1.13 strings',
      strings.some((each) => each.asBytes().length > 32_767),
    ),
    ...broken(
      '6.2.8 no interpolation',
      dicts.some((dict) => /\/Interpolate true/.test(`${dict}`)),
    ),
    ...broken(
      '6.2.9 no PostScript',
      dicts.some((dict) => has(dict, 'Subtype', 'PS')),
    ),
    ...broken(
      '6.2.5 no transfer functions',
      dicts.some((dict) => has(dict, 'TR')),
    ),
    // Without a group of its own, what is transparent would be blended in no known colour.
    ...broken(
      '6.2.10 no transparency',
      dicts.some((dict) => has(dict, 'SMask') || has(dict, 'ca')),
    ),
    ...broken(
      '6.3 no annotations',
      dicts.some((dict) => /\/Annots \[ *[^ \]]/.test(`${dict}`)),
    ),
    ...broken(
      '6.4 no forms',
      dicts.some((dict) => has(dict, 'AcroForm') || has(dict, 'XFA')),
    ),
    ...broken(
      '6.5.1 no actions',
      actions.some((action) => forbiddenActions.test(action)),
    ),
    ...broken(
      '6.5.2 no additional actions',
      dicts.some((dict) => has(dict, 'AA')),
    ),
  ]
}

function fontRules(file: PDFDocument, dicts: readonly PDFDict[]): string[] {
  const fonts = dicts.filter((dict) => has(dict, 'Type', 'Font'))
  const descendants = fonts.filter((dict) => has(dict, 'DescendantFonts'))
  const drawn = fonts.filter((dict) => has(dict, 'CIDSystemInfo'))
  const descriptors = dicts.filter((dict) => has(dict, 'Type', 'FontDescriptor'))
  const programs = ['FontFile', 'FontFile2', 'FontFile3']
  const isTrueType = (dict: PDFDict) => has(dict, 'Subtype', 'CIDFontType2')
  return [
    ...broken('6.2.11.4 there are fonts', drawn.length === 0),
    ...broken(
      '6.2.11.4 no font without a program',
      fonts.length !== descendants.length + drawn.length,
    ),
    ...broken(
      '6.2.11.4 fonts are embedded',
      descriptors.length !== drawn.length ||
        descriptors.some(
          (dict) =>
            !programs.some(
              (key) => file.context.lookup(dict.get(name(key))) instanceof PDFRawStream,
            ),
        ),
    ),
    ...broken(
      '6.2.11.3.2 glyphs of TrueType fonts are mapped',
      drawn.some((dict) => isTrueType(dict) && !has(dict, 'CIDToGIDMap')),
    ),
    ...broken(
      '6.2.11.3.3 encodings are known',
      descendants.some((dict) => !has(dict, 'Encoding', 'Identity-H')),
    ),
  ]
}

function metadataRules(file: PDFDocument): string[] {
  const stream = file.catalog.lookup(name('Metadata'))
  if (!(stream instanceof PDFRawStream)) return ['6.6.2 metadata']
  const xmp = Buffer.from(stream.contents).toString('utf8')
  const value = (property: string) =>
    unescapeXml(new RegExp(`<${property}>(?:<[^>]+>)*([^<]*)<`).exec(xmp)?.[1] ?? '')
  const date = (day: Date | undefined) => day?.toISOString().replace(/\.\d+Z$/, 'Z')
  const documentInfo = [
    ['dc:title', file.getTitle()],
    ['dc:creator', file.getAuthor()],
    ['pdf:Producer', file.getProducer()],
    ['xmp:CreateDate', date(file.getCreationDate())],
    ['xmp:ModifyDate', date(file.getModificationDate())],
  ] as const
  const described = ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']
  return [
    ...broken('6.6.2 metadata is not packed', has(stream.dict, 'Filter')),
    ...broken(
      '6.6.2.1 packet',
      !/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp),
    ),
    ...documentInfo
      .filter(([property, text]) => value(property) !== text)
      .map(([property]) => `6.6.3 ${property} says what the document says`),
    ...described
      .filter((each) => !xmp.includes(`<pdfaProperty:name>${each}<`) || value(`fx:${each}`) === '')
      .map((each) => `6.6.2.3 fx:${each} is described and has a value`),
    ...broken('6.6.4 part', value('pdfaid:part') !== '3'),
    ...broken('6.6.4 conformance', value('pdfaid:conformance') !== 'B'),
  ]
}

function attachmentRules(file: PDFDocument, dicts: readonly PDFDict[]): string[] {
  const specs = dicts.filter((dict) => has(dict, 'EF'))
  const associated = file.catalog.lookup(name('AF'))
  const refs =
    associated && 'asArray' in associated
      ? (associated as { asArray(): PDFObject[] }).asArray()
      : []
  const relationships = ['Source', 'Data', 'Alternative', 'Supplement', 'Unspecified']
  const embedded = specs.map((dict) =>
    file.context.lookup(dict.lookup(name('EF'), Dict).get(name('F'))),
  )
  return [
    ...broken(
      '6.8 file specifications name the file twice',
      specs.some((dict) => !has(dict, 'F') || !has(dict, 'UF')),
    ),
    ...broken(
      '6.8 relationship',
      specs.some((dict) => !relationships.some((each) => has(dict, 'AFRelationship', each))),
    ),
    ...broken(
      '6.8 associated with the document',
      refs.length !== specs.length || refs.some((ref) => !(ref instanceof PDFRef)),
    ),
    ...broken(
      '6.8 type and date of what is embedded',
      embedded.some(
        (stream) =>
          !(stream instanceof PDFRawStream) ||
          !has(stream.dict, 'Subtype') ||
          !stream.dict.lookup(name('Params'), Dict).has(name('ModDate')),
      ),
    ),
  ]
}
