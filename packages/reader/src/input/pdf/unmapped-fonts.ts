import { lettersOfGlyphs } from './glyph-letters.ts'
import { type PdfObject, type PdfObjects, pdfObjects, streamOf } from './pdf-objects.ts'

/** A font without a table of its texts, with what its glyphs stand for. */
export interface UnmappedFont {
  readonly number: number
  readonly dictionary: string
  readonly letters: ReadonlyMap<number, string>
}

/** Larger files are not looked through a second time. */
const mostBytes = 40_000_000

/**
 * Fonts whose text is written as numbers of glyphs, without saying what they stand for (Inventor, AutoCAD: all letters
 * that Windows' Latin code page lacks, such as ř, ę, Ж and 材, and symbol fonts). The font that lies in the file often knows.
 */
export async function unmappedFonts(bytes: Uint8Array): Promise<UnmappedFont[]> {
  if (bytes.length > mostBytes) return []
  const objects = await pdfObjects(bytes)
  const found: UnmappedFont[] = []
  for (const [number, font] of objects) {
    const isNumbered = /\/Subtype\s*\/Type0\b/.test(font.text) && /\/Identity-H\b/.test(font.text)
    const table = mapReference.exec(font.text)
    if (!isNumbered || (table && !isHalfMapped.test(font.text))) continue
    const mapped = table ? await mappedLetters(bytes, objects, Number(table[1])) : new Map()
    const file = fontFileOf(objects, font)
    const data = file && (await streamOf(bytes, objects, file))
    const own = data ? lettersIn(data) : new Map<number, string>()
    const isMore = [...own.keys()].some((glyph) => !mapped.has(glyph))
    const dictionary = font.text.replace(mapReference, '')
    if (isMore) found.push({ number, dictionary, letters: new Map([...own, ...mapped]) })
  }
  return found
}

const mapReference = /\/ToUnicode\s+(\d+)\s+\d+\s+R/

/** AutoCAD maps the Latin glyphs of a font to Unicode, but not the ideographs in it. */
const isHalfMapped = /\/Registry\s*\(PDFAUTOCAD\)/

/** What a table of texts in the file says of single glyphs. */
async function mappedLetters(
  bytes: Uint8Array,
  objects: PdfObjects,
  number: number,
): Promise<Map<number, string>> {
  const object = objects.get(number)
  const data = object && (await streamOf(bytes, objects, object))
  const text = data ? new TextDecoder('latin1').decode(data) : ''
  const pairs = text.matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]{4})>(?!\s*<)/gi)
  return new Map(
    [...pairs].map(([, glyph = '', letter = '']) => [
      Number.parseInt(glyph, 16),
      String.fromCharCode(Number.parseInt(letter, 16)),
    ]),
  )
}

const descendants = /\/DescendantFonts[\s[]*(\d+)\s+\d+\s+R/
const descriptor = /\/FontDescriptor\s+(\d+)\s+\d+\s+R/
const trueTypeFile = /\/FontFile2\s+(\d+)\s+\d+\s+R/
/** A list that stands in an object of its own. */
const list = /^[\s[]*(\d+)\s+\d+\s+R[\s\]]*$/

/** The TrueType file of a font whose characters are numbered as its glyphs are. */
function fontFileOf(objects: PdfObjects, font: PdfObject): PdfObject | null {
  const named = (pattern: RegExp, text: string): PdfObject | null =>
    objects.get(Number(pattern.exec(text)?.[1] ?? -1)) ?? null
  const first = named(descendants, font.text) ?? font
  const own = named(list, first.text) ?? first
  if (/\/CIDToGIDMap\s+\d/.test(own.text)) return null
  return named(trueTypeFile, (named(descriptor, own.text) ?? own).text)
}

/** Nothing for a broken font. */
function lettersIn(font: Uint8Array): Map<number, string> {
  try {
    return lettersOfGlyphs(font)
  } catch {
    return new Map()
  }
}
