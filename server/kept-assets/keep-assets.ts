import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A build that was served from this data directory. */
const recordSchema = z.object({
  buildId: z.string().min(1),
  /** When it was last started, and last known to be served (ISO 8601). */
  startedAt: z.iso.datetime(),
  servedAt: z.iso.datetime(),
  files: z.array(z.string()),
})
type BuildRecord = z.infer<typeof recordSchema>

export type KeepOptions = {
  /** Directory of this build's hashed files; their names never change their bytes. */
  readonly from: string
  /** Directory that outlives builds; several processes may share it. */
  readonly into: string
  readonly buildId: string
  readonly now: Date
  /** Free room of the volume (bytes); asked of the system unless given. */
  readonly freeBytes?: number
}

/** RELIABILITY 6: open tabs ask for files of the build they were loaded from. */
const fewestBuilds = 20
const shortestMs = 60 * 24 * 3600 * 1000

/** The same volume keeps visitors' requests, which go before files. */
const leastFreeBytes = 512 * 1024 * 1024

/**
 * Puts this build's hashed files beside those of earlier ones and forgets builds that are neither among the last 20 nor
 * younger than 60 days. Throws when the directory cannot be written or its volume is nearly full.
 *
 * @returns the directory with the files of all kept builds
 */
export function keepAssets({ from, into, buildId, now, ...more }: KeepOptions): string {
  const directory = join(into, 'files')
  const records = join(into, 'builds')
  mkdirSync(directory, { recursive: true })
  mkdirSync(records, { recursive: true })
  const freeBytes = more.freeBytes ?? freeBytesOf(into)
  if (freeBytes < leastFreeBytes) throw new Error(`Only ${freeBytes} bytes are free in ${into}`)
  const servedAt = now.toISOString()
  const startedAt = servedAt
  const earlier = readRecords(records).filter((build) => build.buildId !== buildId)
  const files = readdirSync(from)
  // Written before its files: whoever forgets another build at this moment leaves them alone.
  writeRecord(records, { buildId, startedAt, servedAt, files })
  // The build that this one follows was served until now.
  const [last] = earlier
  if (last) writeRecord(records, { ...last, servedAt })
  for (const name of files) keepFile(join(from, name), join(directory, name))
  forgetOld(directory, records, now)
  return directory
}

/** The one started last comes first. */
function readRecords(directory: string): BuildRecord[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => recordSchema.parse(JSON.parse(readFileSync(join(directory, name), 'utf8'))))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
}

function writeRecord(directory: string, record: BuildRecord): void {
  const file = join(directory, `${record.buildId}.json`)
  writeFileSync(partOf(file), JSON.stringify(record))
  renameSync(partOf(file), file)
}

/** A link where the file system allows it, so that a build costs no space twice; never half a file. */
function keepFile(source: string, target: string): void {
  if (existsSync(target)) return
  const part = partOf(target)
  try {
    linkSync(source, part)
  } catch {
    copyFileSync(source, part)
  }
  renameSync(part, target)
}

function forgetOld(directory: string, records: string, now: Date): void {
  const builds = readRecords(records)
  const isKept = ({ servedAt }: BuildRecord, place: number) =>
    place < fewestBuilds || now.getTime() - Date.parse(servedAt) < shortestMs
  const needed = new Set(builds.filter(isKept).flatMap(({ files }) => files))
  const old = builds.filter((build, place) => !isKept(build, place))
  for (const { buildId, files } of old) {
    for (const name of files) if (!needed.has(name)) rmSync(join(directory, name), { force: true })
    rmSync(join(records, `${buildId}.json`), { force: true })
  }
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

const partOf = (file: string): string => `${file}.${process.pid}.part`
