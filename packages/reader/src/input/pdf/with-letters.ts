import { type UnmappedFont, unmappedFonts } from './unmapped-fonts.ts'

const latin1 = new TextDecoder('latin1')

/** Dictionaries at the end of a file hold no more text. */
const tail = 4000

/**
 * The file with an update at its end that says what the glyphs of its fonts stand for, where it does not say so itself
 * (`/ToUnicode`): its text is then read like any other. The same bytes where there is nothing to add.
 */
export async function withLetters(bytes: Uint8Array): Promise<Uint8Array> {
  const fonts = await unmappedFonts(bytes)
  const end = fonts.length > 0 ? endOf(bytes) : null
  if (end === null) return bytes
  const places: [number: number, offset: number][] = []
  let text = '\n'
  const add = (number: number, body: string) => {
    places.push([number, bytes.length + text.length])
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  for (const [index, font] of fonts.entries()) {
    const table = end.size + index
    const close = font.dictionary.lastIndexOf('>>')
    add(font.number, `${font.dictionary.slice(0, close)} /ToUnicode ${table} 0 R >>`)
    const cmap = tableOf(font)
    add(table, `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`)
  }
  const start = bytes.length + text.length
  const rows = places.map(
    ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  )
  const trailer = `<< /Size ${end.size + fonts.length} ${end.root} /Prev ${end.start} >>`
  text += `xref\n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`
  const update = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const whole = new Uint8Array(bytes.length + update.length)
  whole.set(bytes)
  whole.set(update, bytes.length)
  return whole
}

/** The end of a file: where its last table of places is, how many objects it has and its root; null for an encrypted one. */
function endOf(bytes: Uint8Array): { start: number; size: number; root: string } | null {
  const last = latin1.decode(bytes.slice(-tail))
  const [, start] = /startxref\s+(\d+)\s*(?:%%EOF\s*)?$/.exec(last) ?? []
  if (start === undefined) return null
  const table = latin1.decode(bytes.slice(Number(start), Number(start) + tail))
  const dictionary = table.startsWith('xref') ? last.slice(last.lastIndexOf('trailer')) : table
  const root = /\/Root\s+\d+\s+\d+\s+R/.exec(dictionary)?.[0]
  const size = /\/Size\s+(\d+)/.exec(dictionary)?.[1]
  if (!root || !size || /\/Encrypt\b/.test(dictionary)) return null
  return { start: Number(start), size: Number(size), root }
}

const hex = (code: number): string => code.toString(16).padStart(4, '0')

/** Units of UTF-16, as the table has letters. */
const unitsOf = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('')

/** Rows of one part of a table. */
const mostRows = 100

function tableOf({ letters }: UnmappedFont): string {
  const rows = [...letters]
    .filter(([glyph]) => glyph <= 0xffff)
    .map(([glyph, letter]) => `<${hex(glyph)}> <${unitsOf(letter)}>`)
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += mostRows) {
    const part = rows.slice(from, from + mostRows)
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...parts,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
