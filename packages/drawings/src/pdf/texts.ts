import type { PDFFont } from 'pdf-lib'
import { radians } from '../angles.ts'
import type { Point, TextPrimitive } from '../display-list.ts'
import { layoutText, strokesOf, textWidth } from '../lettering/lettering.ts'
import { type ContentWriter, pointsPerMm } from './content.ts'
import type { PdfStyle } from './pdf-style.ts'
import { emOfLettering, privateLetters, type StrokeFont } from './stroke-font.ts'

/** Height of capitals of Helvetica as a share of its size. */
const helveticaCapitals = 0.718

/** The fonts of a file; Helvetica only where the style asks for it. */
export interface PdfFonts {
  readonly lettering: StrokeFont
  readonly symbols: StrokeFont
  readonly helvetica: PDFFont | null
}

type Means = 'lettering' | 'symbols' | 'helvetica' | 'strokes'

/** A part of a text that is written by one means; `from` counts characters. */
interface Part {
  readonly text: string
  readonly from: number
  readonly means: Means
}

const circled: Readonly<Record<string, string>> = {
  'Ⓔ': 'E',
  'Ⓕ': 'F',
  'Ⓛ': 'L',
  'Ⓜ': 'M',
  'Ⓟ': 'P',
  'Ⓡ': 'R',
  'Ⓣ': 'T',
  'Ⓤ': 'U',
}

/** Characters of Helvetica in its standard encoding that stand on drawings. */
const inHelvetica = /[\u0020-\u007e\u00a1-\u00ff–„“”‘’…]/

function meansOf(character: string, style: PdfStyle): Means {
  const isSymbol = character in privateLetters || character in circled
  if (style.runs === 'outlines') return 'strokes'
  if (isSymbol && style.symbols === 'strokes') return 'strokes'
  if (isSymbol && style.symbols === 'privateFont') return 'symbols'
  return style.font === 'helvetica' && inHelvetica.test(character) ? 'helvetica' : 'lettering'
}

function partsOf(text: string, style: PdfStyle): Part[] {
  const parts: Part[] = []
  ;[...text].forEach((character, from) => {
    const means = meansOf(character, style)
    const last = parts.at(-1)
    const isSplit =
      style.runs === 'glyphs' || (style.runs === 'words' && last?.text.endsWith(' ') === true)
    if (last && last.means === means && !isSplit) {
      parts[parts.length - 1] = { ...last, text: last.text + character }
    } else parts.push({ text: character, from, means })
  })
  return style.runs === 'glyphs' ? parts.filter(({ text }) => text !== ' ') : parts
}

/** Writes texts of a sheet in the way of a style. */
export class TextWriter {
  private readonly writer: ContentWriter
  private readonly fonts: PdfFonts
  private readonly style: PdfStyle

  constructor(writer: ContentWriter, fonts: PdfFonts, style: PdfStyle) {
    this.writer = writer
    this.fonts = fonts
    this.style = style
  }

  /** One text of the display list. */
  draw(item: TextPrimitive): void {
    const places = layoutText(item.text).characters
    const unit = item.height / 10
    const angle = radians(item.rotation)
    const at =
      (start: number) =>
      ({ x, y }: Point): Point => ({
        x: item.x + (start + x) * unit * Math.cos(angle) + y * unit * Math.sin(angle),
        y: item.y + (start + x) * unit * Math.sin(angle) - y * unit * Math.cos(angle),
      })
    for (const part of partsOf(item.text, this.style)) {
      const start = places[part.from]?.x ?? 0
      if (part.means === 'strokes') this.strokes(part, places, at, unit)
      else this.run(part, at(start)({ x: 0, y: 0 }), item)
    }
  }

  private strokes(
    part: Part,
    places: readonly { x: number }[],
    at: (start: number) => (place: Point) => Point,
    unit: number,
  ): void {
    ;[...part.text].forEach((character, i) => {
      const start = places[part.from + i]?.x ?? 0
      this.writer.strokes(strokesOf(character), at(start), unit)
    })
  }

  private run(part: Part, at: Point, item: TextPrimitive): void {
    const { writer, fonts } = this
    const angle = radians(-item.rotation)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const isHelvetica = part.means === 'helvetica' && fonts.helvetica !== null
    const size =
      (isHelvetica ? item.height / helveticaCapitals : (item.height * emOfLettering) / 10) *
      pointsPerMm
    writer.put('BT')
    const ownFont = part.means === 'symbols' ? '/S' : '/L'
    writer.put('Tf', isHelvetica ? '/H' : ownFont, size)
    if (isHelvetica) {
      const own = fonts.helvetica?.widthOfTextAtSize(part.text, size) ?? 0
      // The gap behind the last character belongs to its width, as in any font.
      const wanted = (textWidth(part.text, item.height) + item.height / 5) * pointsPerMm
      writer.put('Tz', own > 0 && wanted > 0 ? Math.min(100, (wanted / own) * 100) : 100)
    } else writer.put('Tz', 100)
    writer.put('Tm', cos, sin, -sin, cos, ...writer.place(at))
    writer.put('Tj', this.encoded(part, isHelvetica))
    writer.put('ET')
  }

  private encoded(part: Part, isHelvetica: boolean): string {
    if (isHelvetica) return this.fonts.helvetica?.encodeText(part.text).toString() ?? '<>'
    return part.means === 'symbols'
      ? this.fonts.symbols.encode(part.text)
      : this.fonts.lettering.encode(part.text)
  }
}
