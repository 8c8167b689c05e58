import { expect, test } from 'vitest'
import { pictureHeaderOf } from './picture-header.ts'

function box(type: string, content: Buffer, isLong = false): Buffer {
  const head = Buffer.alloc(isLong ? 16 : 8)
  head.writeUInt32BE(isLong ? 1 : 8 + content.length, 0)
  head.write(type, 4, 'latin1')
  if (isLong) head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, content])
}

/** The beginning of a codestream: SOC, SIZ, its length and capabilities, size and offset of the picture. */
function codestream(width: number, height: number): Buffer {
  const start = Buffer.alloc(24)
  for (const [index, word] of [0xff4fff51, 0x00290000, width, height, 0, 0].entries()) {
    start.writeUInt32BE(word, index * 4)
  }
  return start
}

const signature = box('jP  ', Buffer.from('\r\n\x87\n', 'latin1'))
/** 11811 / 1 dots per metre. */
const resolution = box('resc', Buffer.from([0x2e, 0x23, 0, 1, 0x2e, 0x23, 0, 1, 0, 0]))

test.each([
  ['bare', codestream(300, 200), null],
  ['in its box', Buffer.concat([signature, resolution, box('jp2c', codestream(300, 200))]), 300],
  ['in a long box', Buffer.concat([signature, box('jp2c', codestream(300, 200), true)]), null],
])('a JPEG 2000 states its size in its codestream: %s', (_, bytes, dpi) => {
  const header = pictureHeaderOf(bytes, 'jp2')
  expect(header).toMatchObject({ width: 300, height: 200 })
  expect(header?.dpi && Math.round(header.dpi)).toBe(dpi)
})

test('the size is that of the picture that is unpacked, whatever another box holds', () => {
  const decoy = box('free', codestream(300, 200))
  const bytes = Buffer.concat([signature, decoy, box('jp2c', codestream(60_000, 60_000))])
  expect(pictureHeaderOf(bytes, 'jp2')).toMatchObject({ width: 60_000, height: 60_000 })
})

test.each([
  ['no codestream', Buffer.concat([signature, box('free', codestream(300, 200))])],
  ['a box without an end', Buffer.concat([signature, Buffer.from([0, 0, 0, 0, 1, 2, 3, 4])])],
  [
    'a box that is cut off',
    Buffer.concat([signature, box('jp2c', codestream(3, 2))]).subarray(0, 30),
  ],
])('a broken JPEG 2000 has none: %s', (_, bytes) => {
  expect(pictureHeaderOf(bytes, 'jp2')).toBeNull()
})
