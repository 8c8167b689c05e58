import { expect, test } from 'vitest'
import { lettersOfGlyphs } from './glyph-letters.ts'
import { unmappedFonts } from './unmapped-fonts.ts'
import { withLetters } from './with-letters.ts'

const words = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255])
const long = (value: number) => words(value >>> 16, value & 0xffff)

/** A font that holds nothing but a table of letters, of one format; it may be named more than once. */
function fontWith(encoding: number, table: readonly number[], times = 1): Uint8Array {
  const record = [...words(3, encoding), ...long(4 + 8 * times)]
  const head = [...words(0, times), ...Array.from({ length: times }, () => record).flat()]
  const cmap = [...head, ...table]
  const directory = [...[...'cmap'].map((one) => one.charCodeAt(0)), ...long(0), ...long(28)]
  return new Uint8Array([
    ...long(0x00010000),
    ...words(1, 0, 0, 0),
    ...directory,
    ...long(cmap.length),
    ...cmap,
  ])
}

/** Format 4: ě and ř are glyphs 7 and 8 by their distance, ž is glyph 5 by a list. */
const segments = words(4, 0, 0, 6, 0, 0, 0, ...[0x11b, 0x159, 0x17e], 0, ...[0x11b, 0x159, 0x17e])
const deltas = words((7 - 0x11b) & 0xffff, (8 - 0x159) & 0xffff, 0)
const czech = fontWith(1, [...segments, ...deltas, ...words(0, 0, 2, 5)])

test('a font tells what its glyphs stand for', () => {
  expect([...lettersOfGlyphs(czech)]).toEqual([
    [7, 'ě'],
    [8, 'ř'],
    [5, 'ž'],
  ])
  const groups = [...words(12, 0), ...long(0), ...long(0), ...long(1)]
  const radicalFirst = [...groups, ...long(0x2f4a), ...long(0x2f4a), ...long(9)]
  expect(lettersOfGlyphs(fontWith(10, radicalFirst)).get(9)).toBe('木')
  const symbols = words(6, 0, 0, 0xf06e, 2, 80, 81)
  expect([...lettersOfGlyphs(fontWith(0, symbols))]).toEqual([
    [80, 'n'],
    [81, 'o'],
  ])
})

test('a hostile table that names the same letters again and again ends', () => {
  const count = 32_000
  const all = (value: number) => words(...Array.from({ length: count }, () => value))
  const table = [words(4, 0, 0, 2 * count, 0, 0, 0), all(0xfffe), words(0), all(0), all(1), all(0)]
  const letters = lettersOfGlyphs(fontWith(1, table.flat(), 100))
  expect(letters.get(0x42)).toBe('A')
})

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const ascii = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

async function streamObject(number: number, head: string, data: Uint8Array): Promise<Uint8Array> {
  const packed = await deflated(data)
  const length = `${head} /Filter /FlateDecode /Length ${packed.length}`
  return joined(
    ascii(`${number} 0 obj\n<< ${length} >>\nstream\n`),
    packed,
    ascii('\nendstream\nendobj\n'),
  )
}

const type0 = '<< /Subtype /Type0 /BaseFont /Arial#20Narrow /Encoding /Identity-H'
const descendant = '[ << /Subtype /CIDFontType2 /FontDescriptor 3 0 R >> ]'
const dictionaries = [
  `2 0 obj\n${type0} /DescendantFonts ${descendant} >>\nendobj\n`,
  '3 0 obj\n<< /Type /FontDescriptor /FontFile2 4 0 R >>\nendobj\n',
].join('')

test('fonts without a table of their texts are found in a file', async () => {
  const font = await streamObject(4, '/DecodeParms << /Predictor 1 >>', czech)
  const [found] = await unmappedFonts(joined(ascii(dictionaries), font))
  expect(found?.number).toBe(2)
  expect(found?.letters.get(8)).toBe('ř')
})

test('dictionaries packed in a stream are found as well', async () => {
  const parts = [
    `${type0} /DescendantFonts [ 5 0 R ] >>`,
    '<< /FontDescriptor 3 0 R >>',
    '<< /FontFile2 4 0 R >>',
  ]
  const places = `2 0 5 ${(parts[0] ?? '').length + 1} 3 ${parts.slice(0, 2).join(' ').length + 1} `
  const head = `/Type /ObjStm /N 3 /First ${places.length}`
  const packed = await streamObject(6, head, ascii(places + parts.join(' ')))
  const [found] = await unmappedFonts(joined(packed, await streamObject(4, '', czech)))
  expect(found?.letters.get(7)).toBe('ě')
})

test('a font whose text the file tells is left alone, and so is a broken one', async () => {
  const font = await streamObject(4, '', czech)
  const mapped = dictionaries.replace('/Identity-H', '/Identity-H /ToUnicode 9 0 R')
  expect(await unmappedFonts(joined(ascii(mapped), font))).toEqual([])
  const cut = await streamObject(4, '', czech.slice(0, 40))
  expect(await unmappedFonts(joined(ascii(dictionaries), cut))).toEqual([])
})

test('what AutoCAD leaves out of the table of a font is taken from the font', async () => {
  const font = await streamObject(4, '', czech)
  const own = `${descendant.slice(0, -4)} /CIDSystemInfo << /Registry (PDFAUTOCAD) >> >> ]`
  const table = '1 beginbfchar\n<0007> <0065>\nendbfchar'
  const objects = [
    `2 0 obj\n${type0} /ToUnicode 9 0 R /DescendantFonts ${own} >>\nendobj\n`,
    '3 0 obj\n<< /Type /FontDescriptor /FontFile2 4 0 R >>\nendobj\n',
    `9 0 obj\n<< /Length ${table.length} >>\nstream\n${table}\nendstream\nendobj\n`,
  ].join('')
  const [found] = await unmappedFonts(joined(ascii(objects), font))
  expect([found?.letters.get(7), found?.letters.get(8)]).toEqual(['e', 'ř'])
  expect(found?.dictionary).not.toContain('/ToUnicode')
})

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** A file of these objects with an end that points to its table, which is not looked at. */
async function fileWith(trailer: string): Promise<Uint8Array> {
  const objects = joined(ascii(dictionaries), await streamObject(4, '', czech))
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 7 /Root 1 0 R ${trailer} >>\n`
  return joined(objects, ascii(`${table}startxref\n${objects.length}\n%%EOF\n`))
}

test('an update at the end of the file says what the glyphs stand for', async () => {
  const file = await fileWith('')
  const text = textOf(await withLetters(file))
  expect(text.startsWith(textOf(file))).toBe(true)
  const update = text.slice(file.length)
  expect(update).toContain(`${type0} /DescendantFonts ${descendant}  /ToUnicode 7 0 R >>`)
  expect(update).toContain('<0007> <011b>\n<0008> <0159>\n<0005> <017e>')
  for (const [, number, at] of update.matchAll(/\n(\d+) 1\n(\d{10}) 00000 n/g)) {
    expect(text.slice(Number(at)).startsWith(`${number} 0 obj\n`)).toBe(true)
  }
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(update)?.[1])
  expect(text.slice(start).startsWith('xref\n2 1\n')).toBe(true)
  expect(update).toContain(`<< /Size 8 /Root 1 0 R /Prev ${textOf(file).indexOf('xref\n0 1')} >>`)
})

test('an encrypted file, one without an end and one with nothing to tell stay as they are', async () => {
  const locked = await fileWith('/Encrypt 9 0 R')
  expect(await withLetters(locked)).toBe(locked)
  const cut = (await fileWith('')).slice(0, -12)
  expect(await withLetters(cut)).toBe(cut)
  const plain = ascii('%PDF-1.7\n')
  expect(await withLetters(plain)).toBe(plain)
})
