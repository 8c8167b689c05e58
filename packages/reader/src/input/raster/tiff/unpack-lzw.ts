import { BitReader, DamagedStripError } from './bit-reader.ts'

/** The codes that begin the table anew and end the data; a table holds as many codes as twelve bits can name. */
const clear = 256
const end = 257
const mostCodes = 4096

/**
 * Unpacks LZW (TIFF 6.0, section 13) up to `size` bytes.
 *
 * @throws DamagedStripError for a code that no string has yet, and for data that give fewer bytes.
 */
export function unpackLzw(bytes: Uint8Array, size: number): Uint8Array {
  const bits = new BitReader(bytes)
  const out = new Uint8Array(size)
  // A string is a piece of what is unpacked already: that of the code before, and one byte more.
  const starts = new Int32Array(mostCodes)
  const lengths = new Int32Array(mostCodes)
  let known = end + 1
  let width = 9
  let last = clear
  let at = 0
  while (at < size) {
    const code = bits.number(width)
    if (code === end) break
    if (code === clear) {
      known = end + 1
      width = 9
      last = clear
      continue
    }
    if (last !== clear && known < mostCodes) {
      starts[known] = at - lengthOf(last)
      lengths[known] = lengthOf(last) + 1
      known += 1
    }
    if (code >= known) throw new DamagedStripError('An LZW code stands for nothing')
    const length = lengthOf(code)
    if (code < clear) out[at] = code
    // Byte by byte: the newest string ends with the first byte that it writes.
    else copyWithin(out, starts[code] as number, at, length)
    at += length
    last = code
    // Codes become longer one code early.
    while (known + 1 >= 2 ** width && width < 12) width += 1
  }
  if (at < size) throw new DamagedStripError('The data end too early')
  return out

  function lengthOf(code: number): number {
    return code < clear ? 1 : (lengths[code] as number)
  }
}

function copyWithin(out: Uint8Array, from: number, to: number, length: number): void {
  for (let i = 0; i < length; i += 1) out[to + i] = out[from + i] as number
}
