/** A letter's code, and the number of the glyph that shows it. */
type Entry = readonly [code: number, glyph: number]

/** What symbol fonts add to the codes of letters. */
const symbolPage = 0xf000
/** No font has more entries: reading of a hostile one ends here. */
const mostEntries = 200_000

/** Radicals of Chinese characters look like the characters and share their glyphs. */
const isRadical = (code: number): boolean => code >= 0x2e80 && code <= 0x2fdf

/**
 * What the glyphs of a TrueType font stand for, according to the font itself (table `cmap`, formats 0, 4, 6 and 12). Of
 * several letters with one glyph the first counts.
 */
export function lettersOfGlyphs(font: Uint8Array): Map<number, string> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = offsetOf(view, 'cmap')
  const letters = new Map<number, string>()
  if (table === null) return letters
  let entries = 0
  for (const offset of tablesOf(view, table)) {
    for (const [code, glyph] of entriesOf(view, offset)) {
      entries += 1
      if (entries > mostEntries) return letters
      if (glyph === 0 || code === 0 || letters.has(glyph)) continue
      const own = code >= symbolPage && code <= symbolPage + 0xff ? code - symbolPage : code
      const letter = String.fromCodePoint(own)
      letters.set(glyph, isRadical(own) ? letter.normalize('NFKC') : letter)
    }
  }
  return letters
}

function offsetOf(view: DataView, tag: string): number | null {
  const count = view.getUint16(4)
  for (let i = 0; i < count; i += 1) {
    const at = 12 + 16 * i
    const name = [0, 1, 2, 3].map((k) => String.fromCharCode(view.getUint8(at + k))).join('')
    if (name === tag) return view.getUint32(at + 8)
  }
  return null
}

/** Places of the tables of Unicode and of symbol fonts, the former first. */
function tablesOf(view: DataView, table: number): number[] {
  const found: { platform: number; encoding: number; offset: number }[] = []
  for (let i = 0; i < view.getUint16(table + 2); i += 1) {
    const at = table + 4 + 8 * i
    found.push({
      platform: view.getUint16(at),
      encoding: view.getUint16(at + 2),
      offset: table + view.getUint32(at + 4),
    })
  }
  const isOf = (platform: number, encodings: readonly number[]) =>
    found.filter((one) => one.platform === platform && encodings.includes(one.encoding))
  return [...isOf(3, [1, 10]), ...isOf(0, [0, 1, 2, 3, 4]), ...isOf(3, [0])].map(
    ({ offset }) => offset,
  )
}

function* entriesOf(view: DataView, at: number): Generator<Entry> {
  const format = view.getUint16(at)
  if (format === 0) for (let i = 0; i < 256; i += 1) yield [i, view.getUint8(at + 6 + i)]
  if (format === 4) yield* segments(view, at)
  if (format === 6) {
    const first = view.getUint16(at + 6)
    for (let i = 0; i < view.getUint16(at + 8); i += 1) {
      yield [first + i, view.getUint16(at + 10 + 2 * i)]
    }
  }
  if (format === 12) yield* groups(view, at)
}

function* segments(view: DataView, at: number): Generator<Entry> {
  const twice = view.getUint16(at + 6)
  for (let i = 0; i < twice; i += 2) {
    const end = view.getUint16(at + 14 + i)
    const start = view.getUint16(at + 16 + twice + i)
    const delta = view.getUint16(at + 16 + 2 * twice + i)
    const place = at + 16 + 3 * twice + i
    const range = view.getUint16(place)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const named = range === 0 ? code : view.getUint16(place + range + 2 * (code - start))
      yield [code, named === 0 ? 0 : (named + delta) & 0xffff]
    }
  }
}

function* groups(view: DataView, at: number): Generator<Entry> {
  for (let i = 0; i < view.getUint32(at + 12); i += 1) {
    const group = at + 16 + 12 * i
    const [start, end] = [view.getUint32(group), view.getUint32(group + 4)]
    const glyph = view.getUint32(group + 8)
    for (let code = start; code <= end && code <= 0x10ffff; code += 1) {
      yield [code, glyph + code - start]
    }
  }
}
