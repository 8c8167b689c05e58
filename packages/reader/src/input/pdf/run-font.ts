import type { GlyphTexts } from './glyph-texts.ts'

/** What is known of the font of a run. */
export interface RunFont {
  readonly name: string
  /** What its glyphs stand for, where the text is written as numbers of glyphs; null for usual text. */
  readonly letters: ReadonlyMap<number, string> | null
}

/** What pdf.js tells of a font, as far as it is used. */
export interface PdfFont {
  readonly name?: string
  /** Made for more characters than a byte can number. */
  readonly composite?: boolean
}

/**
 * The name of a font, without the tag of a subset, and what its glyphs stand for. Programs write usual letters with a simple
 * font and all others with a composite one of the same name; only the latter may hold numbers of glyphs.
 */
export function runFontOf(font: PdfFont, key: string, glyphTexts: GlyphTexts): RunFont {
  const own = font.name ?? key
  const letters = font.composite ? (glyphTexts.get(own) ?? null) : null
  return { name: own.replace(/^[A-Z]{6}\+/, ''), letters }
}
