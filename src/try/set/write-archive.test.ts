import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { emptyEntry } from './entry.ts'
import { summaryWith } from './testing/sample-summary.ts'
import { type ArchivedDrawing, FileGone, writeArchive } from './write-archive.ts'

const drawing = (name: string, text: string): ArchivedDrawing => ({
  name,
  path: `in/${name}`,
  summary: summaryWith(),
  entry: { ...emptyEntry, price: '5' },
  file: new File([text], name),
})

const options = () => ({
  purpose: 'quoting' as const,
  locale: 'en' as const,
  isNeutral: false,
  signal: new AbortController().signal,
  onWritten: vi.fn(),
})

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('the archive holds the drawings as they are, and the manifest in both forms', async () => {
  const given = options()
  const { blob, count } = await writeArchive(
    [drawing('Welle Ø8.pdf', 'one'), drawing('図面.pdf', 'two')],
    given,
  )
  const files = unzipSync(await bytesOf(blob))
  expect(Object.keys(files)).toEqual([
    'drawings/Welle Ø8.pdf',
    'drawings/図面.pdf',
    'manifest.csv',
    'manifest.json',
  ])
  expect(Buffer.from(files['drawings/図面.pdf'] ?? []).toString()).toBe('two')
  const { drawings } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from('two'))).toString(
    'hex',
  )
  expect(drawings).toMatchObject([{ file: 'Welle Ø8.pdf', price: 5 }, { sha256: hash }])
  expect(Buffer.from(files['manifest.csv'] ?? []).toString()).toMatch(/^\ufefffile,/)
  expect([count, given.onWritten.mock.calls]).toEqual([2, [[1], [2]]])
})

test('names are marked as UTF-8, which is what they are', async () => {
  const { blob } = await writeArchive([drawing('図面.pdf', 'x')], options())
  const view = new DataView((await bytesOf(blob)).buffer)
  // General purpose flags of the first local file header (APPNOTE 4.4.4, bit 11).
  expect(view.getUint16(6, true) & 0x800).toBe(0x800)
})

test('what is made of a drawing takes its place; one of which nothing can be made stays out', async () => {
  const bytes = new TextEncoder().encode('made')
  const contentOf = async ({ name }: File) => (name === 'a.pdf' ? bytes : null)
  const { blob, leftOut } = await writeArchive(
    [drawing('a.pdf', 'secret'), drawing('b.pdf', 'b')],
    {
      ...options(),
      contentOf,
    },
  )
  const archive = await bytesOf(blob)
  expect(Object.keys(unzipSync(archive))).toEqual([
    'drawings/a.pdf',
    'manifest.csv',
    'manifest.json',
  ])
  expect(Buffer.from(archive).toString('latin1')).not.toContain('secret')
  expect(leftOut.map(({ name }) => name)).toEqual(['b.pdf'])
})

test('a file that is gone is named, and no archive is half written', async () => {
  const gone = drawing('a.pdf', 'x')
  vi.spyOn(gone.file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  await expect(writeArchive([gone], options())).rejects.toBeInstanceOf(FileGone)
})

test('writing can be cancelled', async () => {
  const abort = new AbortController()
  const given = { ...options(), signal: abort.signal, onWritten: () => abort.abort() }
  const writing = writeArchive([drawing('a.pdf', 'x'), drawing('b.pdf', 'y')], given)
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
})
