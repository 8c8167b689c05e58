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

test('a file that unpacks to more than the archive says is refused', async () => {
  const bytes = new Uint8Array(await archiveOf({ 'a.pdf': 'x'.repeat(100_000) }).arrayBuffer())
  // The size in the central directory (APPNOTE 4.3.12), which says what a file unpacks to.
  const entry = bytes.findLastIndex((_, at) => {
    return bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1
  })
  new DataView(bytes.buffer).setUint32(entry + 24, 10, true)
  const [drawing] = await drawingsOfArchive(new Blob([bytes]))
  expect((await drawing?.content().text())?.length ?? 0).toBeLessThanOrEqual(10)
})
