import type { ArchiveFault } from '../../../shared/sample-set/archive-faults.ts'

/** Thrown for an archive that is not opened, or a file of it that is not unpacked; the page has the words. */
export class ArchiveRefused extends Error {
  readonly code: ArchiveFault

  constructor(code: ArchiveFault, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ArchiveRefused'
    this.code = code
  }
}
