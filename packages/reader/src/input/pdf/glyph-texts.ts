import { lettersOfGlyphs } from './glyph-letters.ts'
import { type PdfObject, type PdfObjects, pdfObjects, streamOf } from './pdf-objects.ts'

/** By the name of a font: what its glyphs stand for. */
export type GlyphTexts = ReadonlyMap<string, ReadonlyMap<number, string>>

/** Larger files are not looked through a second time. */
const mostBytes = 40_000_000

/**
 * Fonts whose text is written as numbers of glyphs, without saying what they stand for (Inventor, AutoCAD: all letters
 * that Windows' Latin code page lacks, such as ř, ę, Ж and 材, and symbol fonts). The font that lies in the file often knows.
 */
export async function glyphTextsOf(bytes: Uint8Array): Promise<GlyphTexts> {
  const texts = new Map<string, ReadonlyMap<number, string>>()
  if (bytes.length > mostBytes) return texts
  const objects = await pdfObjects(bytes)
  const composite = [...objects.values()].filter(({ text }) => /\/Subtype\s*\/Type0\b/.test(text))
  const clear = new Set(composite.filter(saysLetters).map(nameOf))
  for (const font of composite) {
    const name = nameOf(font)
    if (saysLetters(font) || clear.has(name) || !/\/Identity-H\b/.test(font.text)) continue
    const file = fontFileOf(objects, font)
    const data = file && (await streamOf(bytes, objects, file))
    if (data) texts.set(name, new Map([...(texts.get(name) ?? []), ...lettersIn(data)]))
  }
  return texts
}

const saysLetters = ({ text }: PdfObject): boolean => /\/ToUnicode\b/.test(text)

const nameOf = ({ text }: PdfObject): string =>
  (/\/BaseFont\s*\/([^\s/<>[\]()]+)/.exec(text)?.[1] ?? '').replace(/#([0-9A-F]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

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
