import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isMadeToExhaust } from './unpacked-size.ts'

/** A file with one stream. */
const fileWith = (
  dictionary: string,
  data: Buffer,
  length: string | number = data.length,
  keyword = 'stream\r\n',
) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${dictionary} /Length ${length} >>\n${keyword}`),
      data,
      Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
    ]),
  )

/** More than a file may have in these tests, in more bytes than are passed over. */
const packed = deflateSync(Buffer.alloc(6_000_000, '0 0 m 1 1 l S '), { level: 1 })
const most = 5_000_000

test.each([
  ['one stream of it', '/Filter /FlateDecode', packed, packed.length],
  ['its short name', '/Filter [/Fl]', packed, packed.length],
  ['a length that is written elsewhere', '/Filter/FlateDecode', packed, '5 0 R'],
  ['a length that lies', '/Filter/FlateDecode', packed, 9],
  ['two layers in a few bytes', '/Filter [/FlateDecode /FlateDecode]', deflateSync(packed), 9],
])('a file that unpacks to more than it may is found: %s', async (_, dictionary, data, length) => {
  expect(await isMadeToExhaust(fileWith(dictionary, data, length), most)).toBe(true)
})

test.each([
  ['an escaped name', '/Filter /#46lateDecode'],
  ['a name in another object', '/Filter 9 0 R'],
  ['a name far before the stream', `/Filter /FlateDecode /Pad (${'-'.repeat(1200)})`],
  ['a text like the beginning of an object', '/Filter /FlateDecode /Pad ( obj )'],
])('a filter that is hidden is found by what it has made: %s', async (_, dictionary) => {
  expect(await isMadeToExhaust(fileWith(dictionary, packed), most)).toBe(true)
})

test.each(['stream \n', 'stream\r', 'stream % of a page\r\n'])(
  'a stream begins behind the line of its keyword, as in pdf.js: %j',
  async (keyword) => {
    const file = fileWith('/Filter /FlateDecode', packed, packed.length, keyword)
    expect(await isMadeToExhaust(file, most)).toBe(true)
  },
)

test('the sum of many streams counts', async () => {
  const one = fileWith(
    '/Filter /FlateDecode',
    deflateSync(Buffer.alloc(4_000_000, 'q Q '), { level: 1 }),
  )
  expect(await isMadeToExhaust(one, most)).toBe(false)
  const five = new Uint8Array(Buffer.concat(Array(5).fill(one)))
  expect(await isMadeToExhaust(five, most)).toBe(true)
})

test.each([
  ['a picture, of which its stated size is read', '/Subtype /Image /Filter /FlateDecode', packed],
  ['an attached file', '/Type /EmbeddedFile /Filter /FlateDecode', packed],
  [
    'a large drawing',
    '/Filter /FlateDecode',
    deflateSync(Buffer.alloc(4_900_000, '7 l '), { level: 1 }),
  ],
  ['what is not packed', '', Buffer.alloc(100_000, 'stream\n')],
  ['what is broken', '/Filter /FlateDecode', Buffer.alloc(100_000, 7)],
])('%s is no reason to refuse', async (_, dictionary, data) => {
  expect(await isMadeToExhaust(fileWith(dictionary, data), most)).toBe(false)
})
