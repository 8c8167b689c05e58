import { expect, test } from 'vitest'
import { seeded } from '../../../../scripts/random.ts'
import { bytesOfBits } from './testing/write-fax.ts'
import { unpackLzw } from './unpack-lzw.ts'

/** LZW as TIFF 6.0 writes it: codes become longer one early, and all are forgotten before the table is full. */
function packLzw(bytes: Uint8Array): string {
  let table = new Map<string, number>()
  let next = 258
  let width = 9
  let out = ''
  const write = (code: number) => {
    out += code.toString(2).padStart(width, '0')
  }
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text))
  write(256)
  let text = ''
  for (const byte of bytes) {
    const longer = text + String.fromCharCode(byte)
    if (codeOf(longer) !== undefined) {
      text = longer
      continue
    }
    write(codeOf(text) ?? 0)
    table.set(longer, next)
    next += 1
    if (next >= 4094) {
      write(256)
      table = new Map()
      next = 258
      width = 9
    } else if (next + 1 > 2 ** width) width += 1
    text = longer.slice(-1)
  }
  write(codeOf(text) ?? 0)
  write(257)
  return out
}

const random = seeded(3)
const bytes = Uint8Array.from({ length: 60_000 }, (_, i) => (i % 700 < 400 ? 7 : random() * 256))
const packed = bytesOfBits(packLzw(bytes))

test('what was packed is unpacked, and no more than there is room for', () => {
  expect(unpackLzw(packed, bytes.length)).toEqual(bytes)
  expect(unpackLzw(packed, 1000)).toEqual(bytes.slice(0, 1000))
})

test('data that are cut off, or end too early by their code, are damaged', () => {
  expect(() => unpackLzw(packed.slice(0, packed.length / 2), bytes.length)).toThrow('too early')
  expect(() => unpackLzw(packed, bytes.length + 1)).toThrow('too early')
})

test('a code that stands for nothing is damage, noticed at once', () => {
  // UTIF follows such a code for ever.
  const damaged = packed.slice().fill(255, 5000, 9000)
  expect(() => unpackLzw(damaged, bytes.length)).toThrow('stands for nothing')
})
