import { type UnzipFileInfo, unzipSync } from 'fflate'
import { type ExpectedOutcome, outcomes } from '../../../shared/sample-set/sample-set.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { isSystemFile } from './gather-files.ts'

interface ArchivedFile {
  /** Without the folders of the archive. */
  readonly name: string
  /** What the manifest says it should come to. */
  readonly expected: ExpectedOutcome | null
  content(): Blob
}

/** The archive is held in memory while its drawings are read. */
const mostArchiveBytes = 500_000_000

/** No file of a drawing is larger (the reader takes 50 MB). */
const mostFileBytes = 60_000_000

const drawingEnding = /\.(?:pdf|tiff?|jpe?g|jp2|j2k|jpf|png|bmp)$/i

/**
 * The drawings of an archive in the order of its manifest, others behind them; each is unpacked when its turn comes. Paths
 * are names here: nothing is written anywhere.
 *
 * @throws ArchiveRefused
 */
export async function drawingsOfArchive(file: Blob): Promise<ArchivedFile[]> {
  if (file.size > mostArchiveBytes) throw new ArchiveRefused('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const paths = pathsIn(bytes)
  const drawings = paths.filter(isDrawing)
  if (drawings.length === 0) throw new ArchiveRefused('empty')
  const manifest = outcomesOf(manifestIn(bytes, paths))
  const ranks = new Map([...manifest.keys()].map((name, index) => [name, index]))
  const rank = (path: string) => ranks.get(nameOf(path)) ?? ranks.size
  return drawings
    .toSorted((a, b) => rank(a) - rank(b))
    .map((path) => ({
      name: nameOf(path),
      expected: manifest.get(nameOf(path)) ?? null,
      content: () => new Blob([unpackFile(bytes, path)]),
    }))
}

const nameOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path

const isDrawing = (path: string) => drawingEnding.test(path) && !isSystemFile(nameOf(path))

/** The least that an archive spends on each of its entries (APPNOTE 4.3.12). */
const leastEntryBytes = 46

/**
 * What the archive has, with nothing unpacked. Thousands of entries of one name can share the bytes of one file, but an
 * archive that states more entries than it has room for would be gone through for hours.
 */
function pathsIn(bytes: Uint8Array): string[] {
  const paths = new Set<string>()
  let entries = 0
  try {
    unzipSync(bytes, {
      filter({ name }) {
        entries += 1
        if (entries * leastEntryBytes > bytes.length)
          throw new RangeError('More entries than bytes')
        paths.add(name)
        return false
      },
    })
  } catch (cause) {
    throw new ArchiveRefused('broken', { cause })
  }
  return [...paths]
}

/**
 * What a file holds, the first of those with its path, never more than `mostFileBytes`: the size it states is all the room
 * that a packed one gets, and one that is only stored has the size it takes in the archive, whatever it states.
 */
function unpackFile(bytes: Uint8Array, path: string): Uint8Array<ArrayBuffer> {
  let isFound = false
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (isFound || name !== path || Math.max(size, originalSize) > mostFileBytes) return false
    isFound = true
    return true
  }
  try {
    const found = unzipSync(bytes, { filter })[path]
    if (found) return found as Uint8Array<ArrayBuffer>
  } catch (cause) {
    throw new ArchiveRefused('broken', { cause })
  }
  throw new ArchiveRefused('fileTooBig')
}

/**
 * The manifest as it is written: the outermost, since a folder may have been packed as a whole. Empty where there is none
 * and where it cannot be read: the drawings can be checked without one.
 */
function manifestIn(bytes: Uint8Array, paths: readonly string[]): object {
  const [path] = paths
    .filter((one) => nameOf(one) === 'manifest.json')
    .toSorted((a, b) => a.length - b.length)
  if (path === undefined) return {}
  try {
    return Object(JSON.parse(new TextDecoder().decode(unpackFile(bytes, path))))
  } catch {
    return {}
  }
}

/**
 * The outcomes that a manifest expects, by the name of the file, in its order; null where it says nothing. A manifest that
 * is not ours says nothing at all.
 */
function outcomesOf(manifest: object): Map<string, ExpectedOutcome | null> {
  const { format, drawings } = manifest as { format?: unknown; drawings?: unknown }
  if (format !== 'sample-set' || !Array.isArray(drawings)) return new Map()
  return new Map(
    drawings.flatMap((drawing: unknown) => {
      const { file, expected_outcome: outcome } = Object(drawing) as Record<string, unknown>
      if (typeof file !== 'string') return []
      return [[file, outcomes.find((one) => one === outcome) ?? null] as const]
    }),
  )
}
