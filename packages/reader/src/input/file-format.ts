import type { DrawingFormat, Refusal } from './refusal.ts'

/** What a file is by its content: a format that is read, or the reason why it is not. */
type FileFormat =
  | { readonly format: DrawingFormat }
  | { readonly format: null; readonly refusal: Refusal }

type Named = Extract<Refusal, { reason: 'cad' | 'other-format' }>

const cad = (format: Extract<Refusal, { reason: 'cad' }>['format']): Named => ({
  reason: 'cad',
  format,
})
const other = (format: Extract<Refusal, { reason: 'other-format' }>['format']): Named => ({
  reason: 'other-format',
  format,
})

/** First bytes of the formats that are read, as `shown` writes them. */
const drawings: readonly (readonly [RegExp, DrawingFormat])[] = [
  [/^(II[*+]␀|MM␀[*+])/, 'tiff'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^␀␀␀␌jP {2}\r\n\x87\n/, 'jp2'],
  [/^\xff\x4f\xff\x51/, 'jp2'],
  [/^\x89PNG\r\n␚\n/, 'png'],
  [/^BM.{12}[␌(\x6c\x7c@]␀␀␀/s, 'bmp'],
]

/**
 * Files that are not read; the message names their kind. What may repeat has one way to match a text: a file of
 * comments that end in nothing must not be tried in all combinations.
 */
const strangers: readonly (readonly [RegExp, Named])[] = [
  [/^AC10\d\d/, cad('DWG')],
  [/^AutoCAD Binary DXF/, cad('DXF')],
  [
    /^\s*(?:999(?:\r(?!\n)|\r?\n)[^\r\n]*[\r\n]\s*)*0\s+SECTION\s+2\s+(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES)/,
    cad('DXF'),
  ],
  [/^\(DWF V/, cad('DWF')],
  [/^\s*ISO-10303-21/, cad('STEP')],
  [/^.{72}S {0,6}0*1\s/s, cad('IGES')],
  [/^solid\b.*\bfacet\b/s, cad('STL')],
  [/^Version [0-9.]+ JT/, cad('JT')],
  [/^\*\*ABCDEFGHIJKLMNOPQRSTUVWXYZ/, cad('Parasolid')],
  [/^ACIS BinaryFile|^\d{3,5} \d+ \d+ \d+\s+\d+ .{0,80}ACIS/s, cad('ACIS')],
  [/^V5_CFV2/, cad('CATIA')],
  [/^#UGC:2/, cad('Creo')],
  [/^(␛%-?\d+B|␛\.|IN;|BP;)/, cad('HPGL')],
  [/^\xd0\xcf␑\xe0.*S␀?o␀?l␀?i␀?d␀?W␀?o␀?r␀?k␀?s/s, cad('SolidWorks')],
  [/^\xd0\xcf␑\xe0/, other('office')],
  [
    /^PK␃␄.*(word\/|xl\/|ppt\/|\[Content_Types\]|mimetypeapplication\/vnd\.oasis)/s,
    other('office'),
  ],
  [/^(PK␃␄|PK␅␆|7z\xbc\xaf|Rar!|␟\x8b)/, other('zip')],
  [/^GIF8[79]a/, other('gif')],
  [/^RIFF.{4}WEBP/s, other('webp')],
  [/^.{4}ftyp(heic|heix|heif|mif1|msf1|avif)/s, other('heic')],
  [/^(%!|\xc5\xd0\xd3\xc6)/, other('postscript')],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/s,
    other('svg'),
  ],
  [/^(\xef\xbb\xbf)?\s*(<!doctype html|<html\b)/i, other('html')],
]

/** Where `%PDF-` may stand at the latest (ISO 32000-1, Annex H). */
const pdfReach = 1024

/** Tells a file's format by its content, never by its name. */
export function formatOf(bytes: Uint8Array): FileFormat {
  if (bytes.length === 0) return { format: null, refusal: { reason: 'empty' } }
  const start = shown(bytes.subarray(0, 4096))
  if (start.slice(0, pdfReach).includes('%PDF-')) return { format: 'pdf' }
  for (const [pattern, format] of drawings) {
    if (pattern.test(start)) return { format }
  }
  for (const [pattern, refusal] of strangers) {
    if (pattern.test(start)) return { format: null, refusal }
  }
  if (isBinaryStl(bytes)) return { format: null, refusal: cad('STL') }
  const refusal: Refusal = isText(start) ? other('text') : { reason: 'unknown-format' }
  return { format: null, refusal }
}

/** Bytes as characters of their number; control characters but line ends as their pictures. */
function shown(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const isControl = byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)
    return String.fromCharCode(isControl ? controlPictures + byte : byte)
  }).join('')
}

/** Unicode's block of pictures of control characters. */
const controlPictures = 0x2400

/** 80 bytes of header, the number of triangles, 50 bytes for each. */
function isBinaryStl(bytes: Uint8Array): boolean {
  if (bytes.length < 84) return false
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true)
  return count > 0 && bytes.length === 84 + 50 * count
}

function isText(start: string): boolean {
  return !/[\u2400-\u241f]/.test(start)
}
