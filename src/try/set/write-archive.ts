import { downloadZip } from 'client-zip'
import { sha256Of } from '../receipt/receipt-subjects.ts'
import {
  type ManifestOptions,
  manifestCsv,
  manifestJson,
  manifestRow,
  type SetDrawing,
} from './manifest.ts'

/** A drawing with the file that goes into the archive. */
export interface ArchivedDrawing extends SetDrawing {
  readonly file: File
}

interface ArchiveOptions extends ManifestOptions {
  readonly signal: AbortSignal
  /** Drawings that are in the archive by now. */
  onWritten(count: number): void
  /** What goes into the archive instead of a file; null keeps a drawing out of it. */
  contentOf?(file: File, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>
}

interface Archive {
  readonly blob: Blob
  /** Drawings that `contentOf` kept out. */
  readonly leftOut: readonly ArchivedDrawing[]
  readonly count: number
}

/** Thrown where a file cannot be read any more; it may have been moved since it was chosen. */
export class FileGone extends Error {
  readonly path: string

  constructor(path: string, options: ErrorOptions) {
    super(`${path} cannot be read`, options)
    this.name = 'FileGone'
    this.path = path
  }
}

/**
 * The archive of a set: the drawings one after the other, then the manifest. Files are passed on as they are read, so that
 * the memory holds one of them at a time.
 *
 * @throws FileGone for a file that cannot be read any more
 * @throws DOMException `AbortError` after `signal` was aborted
 */
export async function writeArchive(
  drawings: readonly ArchivedDrawing[],
  options: ArchiveOptions,
): Promise<Archive> {
  const { signal, contentOf, onWritten, purpose, locale } = options
  const leftOut: ArchivedDrawing[] = []
  const rows: ReturnType<typeof manifestRow>[] = []
  const created = new Date()
  let gone: FileGone | undefined

  async function* entries() {
    for (const drawing of drawings) {
      signal.throwIfAborted()
      const bytes = await (contentOf ?? bytesOf)(drawing.file, signal)
      if (bytes === null) {
        leftOut.push(drawing)
        continue
      }
      rows.push(manifestRow(drawing, await sha256Of(bytes), options))
      yield { name: `drawings/${drawing.name}`, input: bytes, lastModified: created }
      onWritten(rows.length)
    }
    yield* manifests()
  }

  async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return new Uint8Array(await file.arrayBuffer())
    } catch (cause) {
      gone = new FileGone(file.name, { cause })
      throw gone
    }
  }

  function* manifests() {
    const json = manifestJson(rows, purpose, created.toISOString())
    yield {
      name: 'manifest.csv',
      input: manifestCsv(rows, locale),
      lastModified: created,
    }
    yield { name: 'manifest.json', input: json, lastModified: created }
  }

  try {
    const blob = await downloadZip(entries(), { buffersAreUTF8: true }).blob()
    return { blob, leftOut, count: rows.length }
  } catch (error) {
    // The stream's own error says less than its cause.
    throw gone ?? (signal.aborted ? signal.reason : error)
  }
}
