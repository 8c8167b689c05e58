import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SharedDirectory } from '../http/asset-index.ts'
import type { Log } from '../log.ts'
import { type FileFacts, readRecords } from './build-record.ts'
import { isThere, placesIn } from './keep-assets.ts'

/**
 * The files of all kept builds. A file whose size or bytes have changed since it was kept is dropped; a browser that
 * asks for it reloads the page.
 */
export function openKeptFiles(into: string, log: Pick<Log, 'warn'>): SharedDirectory {
  const { files: directory, records } = placesIn(into)
  let facts: ReadonlyMap<string, FileFacts> = new Map()

  function drop(name: string): void {
    log.warn({ file: name }, 'a file of an earlier build is damaged and has been dropped')
    rmSync(join(directory, name), { force: true })
  }

  function wholeNames(): string[] {
    facts = new Map(readRecords(records, log).flatMap(({ files }) => Object.entries(files)))
    return readdirSync(directory).filter((name) => {
      const known = facts.get(name)
      if (!known) return false
      const isWhole = isThere(join(directory, name), known)
      if (!isWhole) drop(name)
      return isWhole
    })
  }

  return {
    directory,
    prefix: '/assets',
    list() {
      try {
        return wholeNames()
      } catch (error) {
        // A disk that was full when the folders were made, or rights that are missing, must not end the site's start.
        log.warn({ err: error }, 'files of earlier builds cannot be read')
        return []
      }
    },
    isWhole(file, sha256) {
      const name = basename(file)
      const isWhole = facts.get(name)?.sha256 === sha256
      if (!isWhole) drop(name)
      return isWhole
    },
  }
}
