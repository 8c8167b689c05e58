/** What the ink of a sheet looks like: an ICC profile (version 2.1) of a grey display with a gamma of 2.2. */
export function greyProfile(): Buffer {
  const tags = [
    ['desc', description('Grey, gamma 2.2')],
    ['cprt', Buffer.from('text\0\0\0\0No copyright\0', 'latin1')],
    ['wtpt', whitePoint()],
    ['kTRC', gamma(2.2)],
  ] as const
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length)
  const parts: Buffer[] = []
  let offset = headerBytes + table.length
  tags.forEach(([name, data], index) => {
    table.write(name, 4 + index * 12, 'latin1')
    table.writeUInt32BE(offset, 8 + index * 12)
    table.writeUInt32BE(data.length, 12 + index * 12)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat([header(offset), table, ...parts])
}

const headerBytes = 128

/** Illuminant D50 as the profile connection space has it, in s15Fixed16. */
const illuminant = [0xf6d6, 0x10000, 0xd32d]

function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerBytes)
  bytes.writeUInt32BE(size)
  bytes.writeUInt32BE(0x02100000, 8)
  bytes.write('mntrGRAYXYZ ', 12, 'latin1')
  bytes.write('acsp', 36, 'latin1')
  for (const [index, value] of illuminant.entries()) bytes.writeUInt32BE(value, 68 + index * 4)
  // Made on the first day of 2026; the rest of a date is zero.
  for (const [index, value] of [2026, 1, 1].entries()) bytes.writeUInt16BE(value, 24 + index * 2)
  return bytes
}

/** An ASCII name; the names in Unicode and for a Macintosh stay empty. */
function description(name: string): Buffer {
  const bytes = Buffer.alloc(12 + name.length + 1 + 8 + 3 + 67)
  bytes.write('desc', 0, 'latin1')
  bytes.writeUInt32BE(name.length + 1, 8)
  bytes.write(name, 12, 'latin1')
  return bytes
}

function whitePoint(): Buffer {
  const bytes = Buffer.alloc(20)
  bytes.write('XYZ ', 0, 'latin1')
  for (const [index, value] of illuminant.entries()) bytes.writeUInt32BE(value, 8 + index * 4)
  return bytes
}

/** A curve of one number, in u8Fixed8. */
function gamma(value: number): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.write('curv', 0, 'latin1')
  bytes.writeUInt32BE(1, 8)
  bytes.writeUInt16BE(Math.round(value * 256), 12)
  return bytes
}
