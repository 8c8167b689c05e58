import { unzipSync, zipSync } from 'fflate'

/** The day that the files in an archive carry, so that the same files give the same bytes. ZIP has no earlier one. */
const archiveDay = '1980-01-02T00:00:00'

/** The same archive without the time at which it was written, which libraries stamp on each of its files. */
export function undateArchive(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(unzipSync(archive), { mtime: archiveDay, level: 9 }))
}
