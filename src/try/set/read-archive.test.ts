import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { emptyEntry } from './entry.ts'
import { drawingsOfArchive } from './read-archive.ts'
import { summaryWith } from './testing/sample-summary.ts'
import { writeArchive } from './write-archive.ts'

const archiveOf = (files: Record<string, string | Uint8Array>) => {
  const bytes = Object.entries(files).map(([name, content]) => {
    return [name, typeof content === 'string' ? strToU8(content) : content] as const
  })
  return new Blob([zipSync(Object.fromEntries(bytes)) as Uint8Array<ArrayBuffer>])
}

const bytesOf = async (archive: Blob) => new Uint8Array(await archive.arrayBuffer())

/** Where the last entry of the central directory begins (APPNOTE 4.3.12). */
const lastEntry = (bytes: Uint8Array) =>
  bytes.findLastIndex((_, at) => {
    return bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1
  })

/** Lets the last file of an archive unpack to so many bytes, by its own words. */
const stateSize = (bytes: Uint8Array, size: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(lastEntry(bytes) + 24, size, true)

/** The archive of one file with the entry of that file so many times. */
function withEntries(bytes: Uint8Array, times: number): Blob {
  const end = bytes.slice(-22)
  const at = lastEntry(bytes)
  const entry = bytes.slice(at, -22)
  const view = new DataView(end.buffer)
  for (const place of [8, 10]) view.setUint16(place, times, true)
  view.setUint32(12, entry.length * times, true)
  return new Blob([bytes.slice(0, at), ...Array(times).fill(entry), end])
}

const namesIn = async (archive: Blob) =>
  (await drawingsOfArchive(archive)).map(({ name, expected }) => [name, expected])

test('an archive of the builder gives its drawings with the outcomes that were entered', async () => {
  const drawing = (name: string, outcome: 'pass' | 'fail' | '') => ({
    name,
    path: name,
    summary: summaryWith(),
    entry: { ...emptyEntry, outcome },
    file: new File([`content of ${name}`], name),
  })
  const { blob } = await writeArchive(
    [drawing('b Ø8.pdf', 'fail'), drawing('a.png', ''), drawing('図面.pdf', 'pass')],
    {
      purpose: 'feasibility',
      locale: 'de',
      isNeutral: false,
      signal: new AbortController().signal,
      onWritten: vi.fn(),
    },
  )
  const drawings = await drawingsOfArchive(blob)
  expect(drawings.map(({ name, expected }) => [name, expected])).toEqual([
    ['b Ø8.pdf', 'fail'],
    ['a.png', null],
    ['図面.pdf', 'pass'],
  ])
  expect(await drawings[2]?.content().text()).toBe('content of 図面.pdf')
})

test('an archive of somebody else gives its drawings, whatever it is packed with', async () => {
  const archive = archiveOf({
    'order 7/shaft.PDF': 'x'.repeat(1000),
    '../../etc/passwd.png': 'y',
    'order 7/notes.txt': 'no drawing',
    '__MACOSX/order 7/._shaft.pdf': 'of the system',
    'order 7/.DS_Store': '',
  })
  expect(await namesIn(archive)).toEqual([
    ['shaft.PDF', null],
    ['passwd.png', null],
  ])
})

test.each([
  ['no JSON', 'nonsense'],
  ['another format', '{"format":"other","drawings":[{"file":"a.pdf","expected_outcome":"pass"}]}'],
  ['nothing', 'null'],
  ['drawings that are none', '{"format":"sample-set","drawings":[1,null,{"file":7}]}'],
  [
    'an outcome that is none',
    '{"format":"sample-set","drawings":[{"file":"a.pdf","expected_outcome":"__proto__"}]}',
  ],
])('a manifest with %s expects nothing', async (_, manifest) => {
  expect(await namesIn(archiveOf({ 'a.pdf': 'x', 'manifest.json': manifest }))).toEqual([
    ['a.pdf', null],
  ])
})

test('an archive without drawings, and what is no archive, are refused', async () => {
  await expect(drawingsOfArchive(archiveOf({ 'a.dwg': 'x' }))).rejects.toMatchObject({
    code: 'empty',
  })
  await expect(drawingsOfArchive(new Blob(['PK\x03\x04 and no more']))).rejects.toMatchObject({
    code: 'broken',
  })
})

test('a file that would fill the memory is refused, and the others are not', async () => {
  const archive = archiveOf({ 'bomb.pdf': new Uint8Array(61_000_000), 'a.pdf': 'x' })
  expect(archive.size).toBeLessThan(100_000)
  const [bomb, other] = await drawingsOfArchive(archive)
  expect(() => bomb?.content()).toThrow(expect.objectContaining({ code: 'fileTooBig' }))
  expect(await other?.content().text()).toBe('x')
})

test('entries that share one file are one drawing, and unpacked once', async () => {
  const bytes = await bytesOf(archiveOf({ 'a.pdf': new Uint8Array(50_000_000) }))
  const drawings = await drawingsOfArchive(withEntries(bytes, 60_000))
  expect(drawings.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(drawings[0]?.content().size).toBe(50_000_000)
})

test('an archive that states a million entries that it has no room for is broken', async () => {
  const bytes = await bytesOf(archiveOf({ 'a.pdf': 'x' }))
  const directory = lastEntry(bytes)
  const end = bytes.length - 22
  // End record and locator of Zip64, between the directory and its end record (APPNOTE 4.3.14 and 4.3.15).
  const large = new Uint8Array(bytes.length + 76)
  large.set(bytes.subarray(0, end))
  large.set(bytes.subarray(end), end + 76)
  const view = new DataView(large.buffer)
  view.setUint32(end, 0x06064b50, true)
  view.setUint32(end + 32, 1_000_000, true)
  view.setUint32(end + 48, directory, true)
  view.setUint32(end + 56, 0x07064b50, true)
  view.setUint32(end + 64, end, true)
  await expect(drawingsOfArchive(new Blob([large]))).rejects.toMatchObject({ code: 'broken' })
})

test('the manifest is found where the folder of a set was packed as a whole', async () => {
  const manifest = {
    format: 'sample-set',
    drawings: [
      { file: 'b.pdf', expected_outcome: 'fail' },
      { file: 'a.pdf', expected_outcome: 'pass' },
    ],
  }
  const archive = archiveOf({
    'set/old/manifest.json': '{}',
    'set/a.pdf': 'x',
    'set/b.pdf': 'y',
    'set/manifest.json': JSON.stringify(manifest),
  })
  expect(await namesIn(archive)).toEqual([
    ['b.pdf', 'fail'],
    ['a.pdf', 'pass'],
  ])
})

test('a manifest that is too large or damaged does not cost the drawings', async () => {
  const large = archiveOf({ 'a.pdf': 'x', 'manifest.json': new Uint8Array(61_000_000) })
  expect(await namesIn(large)).toEqual([['a.pdf', null]])
  const bytes = await bytesOf(archiveOf({ 'a.pdf': 'x', 'manifest.json': '{}'.repeat(100) }))
  // A kind of packing that there is not (APPNOTE 4.4.5).
  new DataView(bytes.buffer).setUint16(lastEntry(bytes) + 10, 99, true)
  expect(await namesIn(new Blob([bytes]))).toEqual([['a.pdf', null]])
})

test('a file that unpacks to more than the archive says is cut to the size it states', async () => {
  const bytes = await bytesOf(archiveOf({ 'a.pdf': 'x'.repeat(100_000) }))
  stateSize(bytes, 10)
  const [drawing] = await drawingsOfArchive(new Blob([bytes]))
  expect(await drawing?.content().text()).toBe('x'.repeat(10))
})

test('a file that is stored counts with the size it takes, whatever it states', async () => {
  const stored = zipSync({ 'a.pdf': [new Uint8Array(61_000_000), { level: 0 }] })
  stateSize(stored, 10)
  const [drawing] = await drawingsOfArchive(new Blob([stored as Uint8Array<ArrayBuffer>]))
  expect(() => drawing?.content()).toThrow(expect.objectContaining({ code: 'fileTooBig' }))
})
