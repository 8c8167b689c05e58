/** Advance widths of characters, in font units (OpenType `cmap` format 4 and `hmtx`). */
export function advanceWidths(
  characters: string,
  sfnt: Buffer,
  tables: Map<string, number>,
): number[] {
  const hmtx = at(tables, 'hmtx')
  const longMetrics = sfnt.readUInt16BE(at(tables, 'hhea') + 34)
  return Array.from(characters, (char) => {
    const glyph = glyphId(sfnt, at(tables, 'cmap'), char.charCodeAt(0))
    return sfnt.readUInt16BE(hmtx + 4 * Math.min(glyph, longMetrics - 1))
  })
}

function glyphId(sfnt: Buffer, cmap: number, code: number): number {
  const subtable = format4(sfnt, cmap)
  const doubled = sfnt.readUInt16BE(subtable + 6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const ends = subtable + 14 + segment
    if (sfnt.readUInt16BE(ends) < code) continue
    const starts = ends + doubled + 2
    const start = sfnt.readUInt16BE(starts)
    if (start > code) break
    const rangeAt = starts + 2 * doubled
    const range = sfnt.readUInt16BE(rangeAt)
    if (range === 0) return (code + sfnt.readInt16BE(starts + doubled)) & 0xffff
    return sfnt.readUInt16BE(rangeAt + range + 2 * (code - start))
  }
  throw new Error(`no glyph for U+${code.toString(16)}`)
}

function format4(sfnt: Buffer, cmap: number): number {
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index++) {
    const subtable = cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index)
    if (sfnt.readUInt16BE(subtable) === 4) return subtable
  }
  throw new Error('no cmap subtable of format 4')
}

/** Where each table of a font begins, by its name (OpenType "Table directory"). */
export function tableOffsets(sfnt: Buffer): Map<string, number> {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index
      return [sfnt.toString('latin1', record, record + 4), sfnt.readUInt32BE(record + 8)]
    }),
  )
}

/** Where a table begins; a font without it is an error. */
export function at(tables: Map<string, number>, name: string): number {
  const offset = tables.get(name)
  if (offset !== undefined) return offset
  throw new Error(`font without ${name} table`)
}
