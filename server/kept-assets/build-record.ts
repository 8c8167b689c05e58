import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { digestOf } from '../http/etag.ts'
import type { Log } from '../log.ts'
import { syncPath, writeWhole } from '../synced-files.ts'

const fileSchema = z.object({ bytes: z.int().nonnegative(), sha256: z.string().length(43) })

/** Size and digest (SHA-256, base64url) of a complete file. */
export type FileFacts = z.infer<typeof fileSchema>

/** A build that was served from this data directory. */
const recordSchema = z.object({
  buildId: z.string().min(1),
  /** When it was last started, and last known to be served (ISO 8601). */
  startedAt: z.iso.datetime(),
  servedAt: z.iso.datetime(),
  /** By name. */
  files: z.record(z.string(), fileSchema),
})
export type BuildRecord = z.infer<typeof recordSchema>

/** Size and digest of these bytes. */
export function factsOf(bytes: Uint8Array): FileFacts {
  return { bytes: bytes.byteLength, sha256: digestOf(bytes) }
}

/** The builds that were served, the last started first. Unreadable records are deleted and logged. */
export function readRecords(directory: string, log: Pick<Log, 'warn'>): BuildRecord[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'))
  return names
    .flatMap((name) => readRecord(join(directory, name), log) ?? [])
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
}

function readRecord(file: string, log: Pick<Log, 'warn'>): BuildRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    // Another process may have taken it away since it was listed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    log.warn({ err: error, file }, 'the record of an earlier build is damaged and has been dropped')
    rmSync(file, { force: true })
    return undefined
  }
}

/** Writes the record of a build, replacing an earlier one. */
export async function writeRecord(directory: string, record: BuildRecord): Promise<void> {
  await writeWhole(join(directory, `${record.buildId}.json`), JSON.stringify(record))
  await syncPath(directory)
}
