import { type PDFContext, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'
import { layoutText, strokesOf } from '../lettering/lettering.ts'
import { ContentWriter, pointsPerMm } from './content.ts'

/** Size of the font as a multiple of the height of capitals, in tenths of that height. */
export const emOfLettering = 14

/** Gap behind each character in grid units (ISO 3098 type B). */
const gap = 2

/**
 * Letters under which symbol fonts of CAD programs keep their signs. Such a font carries no table of Unicode, so that a
 * program reads the letters and only the font's name tells.
 */
export const privateLetters: Readonly<Record<string, string>> = {
  '∠': 'a',
  '⟂': 'b',
  '⏥': 'c',
  '⌓': 'd',
  '○': 'e',
  '∥': 'f',
  '⌭': 'g',
  '↗': 'h',
  '⌯': 'i',
  '⌖': 'j',
  '⌒': 'k',
  'Ⓛ': 'l',
  'Ⓜ': 'm',
  Ø: 'n',
  '⌀': 'n',
  '□': 'o',
  'Ⓟ': 'p',
  '◎': 'r',
  '⌰': 't',
  '⏤': 'u',
  '⌴': 'v',
  '⌵': 'w',
  '↧': 'x',
}

/** The lettering as a font of a PDF: characters are added as they are used, then it is written once. */
export class StrokeFont {
  private readonly codes = new Map<string, number>()
  private next = 128
  readonly isPrivate: boolean

  constructor(isPrivate: boolean) {
    this.isPrivate = isPrivate
  }

  get isUsed(): boolean {
    return this.codes.size > 0
  }

  /** The text as a hexadecimal string of this font's codes. */
  encode(text: string): string {
    const codes = [...text].map((character) => this.codeOf(character))
    return `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`
  }

  private codeOf(character: string): number {
    const known = this.codes.get(character)
    if (known !== undefined) return known
    const letter = this.isPrivate ? privateLetters[character] : character
    const point = letter?.codePointAt(0) ?? 0
    const code = point > 32 && point < 127 ? point : this.next++
    this.codes.set(character, code)
    return code
  }

  /** Writes the font (ISO 32000-1, 9.6.5: Type 3) and returns its reference. */
  write(context: PDFContext, name: string): PDFRef {
    const used = [...this.codes].sort((a, b) => a[1] - b[1])
    const first = used[0]?.[1] ?? 0
    const last = used.at(-1)?.[1] ?? 0
    const widths = Array.from({ length: last - first + 1 }, () => 0)
    const procedures: Record<string, PDFRef> = {}
    const differences: (PDFNumber | PDFName)[] = []
    for (const [character, code] of used) {
      const advance = layoutText(character).width + gap
      widths[code - first] = advance
      const glyph = this.nameOf(character, code)
      procedures[glyph] = context.register(context.flateStream(procedureOf(character, advance)))
      differences.push(PDFNumber.of(code), PDFName.of(glyph))
    }
    const scale = 1 / emOfLettering
    const bounds = [-2, -4, 14, 14]
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: bounds,
        ItalicAngle: 0,
      }),
    )
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        Name: name,
        FontBBox: bounds,
        FontMatrix: [scale, 0, 0, scale, 0, 0],
        CharProcs: procedures,
        Encoding: { Type: 'Encoding', Differences: differences },
        FirstChar: first,
        LastChar: last,
        Widths: widths,
        FontDescriptor: descriptor,
        Resources: {},
        ...(this.isPrivate ? {} : { ToUnicode: this.unicodeTable(context) }),
      }),
    )
  }

  private nameOf(character: string, code: number): string {
    if (!this.isPrivate) return `g${code}`
    return privateLetters[character] ?? `g${code}`
  }

  /** Table from codes to Unicode (ISO 32000-1, 9.10.3). */
  private unicodeTable(context: PDFContext): PDFRef {
    const rows = [...this.codes].map(
      ([character, code]) =>
        `<${code.toString(16).padStart(2, '0')}> <${PDFHexString.fromText(character).asString().slice(4)}>`,
    )
    const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, i) =>
      rows.slice(i * 100, i * 100 + 100),
    )
    const table = [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Lettering def /CMapType 2 def',
      '1 begincodespacerange <00> <ff> endcodespacerange',
      ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, 'endbfchar']),
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ]
    return context.register(context.flateStream(table.join('\n')))
  }
}

function procedureOf(character: string, advance: number): string {
  const writer = new ContentWriter(0)
  writer.put('d0', advance, 0)
  writer.put('J', 1)
  writer.put('j', 1)
  const scale = 1 / pointsPerMm
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x * scale, y: -y * scale })
  writer.strokes(strokesOf(character), at, scale)
  return writer.toString()
}
