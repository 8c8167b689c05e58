import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../durations.ts'
import type { Log } from '../log.ts'
import { copyWhole, makeDirectory, syncPath } from '../synced-files.ts'
import {
  type BuildRecord,
  type FileFacts,
  factsOf,
  readRecords,
  writeRecord,
} from './build-record.ts'

interface KeepOptions {
  /** Directory of this build's hashed files; their names never change their bytes. */
  readonly from: string
  /** Directory that outlives builds; several processes may share it. */
  readonly into: string
  readonly buildId: string
  readonly now: Date
  readonly log: Pick<Log, 'warn'>
  /** Free bytes on the volume; by default what the system says. */
  readonly freeBytes?: number
}

/** Open tabs ask for files of the build they were loaded from. */
const fewestBuilds = 20
const shortestMs = 60 * dayMs

/** The same volume holds visitors' requests, which matter more than these files. */
const leastFreeBytes = 512 * 1024 * 1024

/** Files copied concurrently: waiting for the disk takes longer than copying. */
const atOnce = 16

/** Directories of the files of all retained builds and of the record of each build. */
export const placesIn = (into: string) => ({
  files: join(into, 'files'),
  records: join(into, 'builds'),
})

/**
 * Copies this build's hashed files beside those of earlier ones, and deletes builds that are neither among the last 20 nor
 * younger than 60 days. A file counts as copied once its bytes and its name are on the disk. Throws when the directory
 * cannot be written or its volume is nearly full.
 */
export async function keepAssets({ from, into, buildId, now, log, ...more }: KeepOptions) {
  const { files: directory, records } = placesIn(into)
  await makeDirectory(directory)
  await makeDirectory(records)
  const freeBytes = more.freeBytes ?? freeBytesOf(into)
  if (freeBytes < leastFreeBytes) throw new Error(`Only ${freeBytes} bytes are free in ${into}`)
  const servedAt = now.toISOString()
  const builds = readRecords(records, log)
  const [last] = builds.filter((build) => build.buildId !== buildId)
  const served = builds.find((build) => build.buildId === buildId)?.files
  const isKnown = served !== undefined && isListOf(served, from)
  const files = isKnown ? served : await factsBelow(from)
  // Written before its files, so that a process that deletes old builds at this moment leaves them alone.
  await writeRecord(records, { buildId, startedAt: servedAt, servedAt, files })
  // The build that this one follows was served until now.
  if (last) await writeRecord(records, { ...last, servedAt })
  await inTurns(Object.entries(files), async ([name, facts]) => {
    const file = join(directory, name)
    // Files of this build were verified when they were first copied; those of another build may have changed since.
    const isKept = isThere(file, facts) && (isKnown || isSame(facts, factsOf(await readFile(file))))
    if (!isKept) await copyWhole(join(from, name), file)
  })
  await syncPath(directory)
  forgetOld(directory, records, readRecords(records, log), now)
}

async function factsBelow(from: string): Promise<Record<string, FileFacts>> {
  const files: Record<string, FileFacts> = {}
  for (const name of readdirSync(from)) files[name] = factsOf(await readFile(join(from, name)))
  return files
}

/** Whether a record lists what a directory holds, each file in its size. */
function isListOf(files: BuildRecord['files'], directory: string): boolean {
  const names = readdirSync(directory)
  const isListed = (name: string) => files[name] && isThere(join(directory, name), files[name])
  return names.length === Object.keys(files).length && names.every(isListed)
}

const isSame = (one: FileFacts, other: FileFacts): boolean => one.sha256 === other.sha256

/** Whether a file exists with the right size; its bytes are verified when it is first sent. */
export function isThere(file: string, { bytes }: FileFacts): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === bytes
}

async function inTurns<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Deletes files that belong to no retained build, except new ones: a process may be about to write their record. */
function forgetOld(directory: string, records: string, builds: BuildRecord[], now: Date): void {
  const isKept = ({ servedAt }: BuildRecord, place: number) =>
    place < fewestBuilds || now.getTime() - Date.parse(servedAt) < shortestMs
  const needed = new Set(builds.filter(isKept).flatMap(({ files }) => Object.keys(files)))
  const old = builds.filter((build, place) => !isKept(build, place))
  const forgotten = new Set(old.flatMap(({ files }) => Object.keys(files)))
  for (const name of readdirSync(directory)) {
    if (needed.has(name)) continue
    const file = join(directory, name)
    if (forgotten.has(name) || isLeftBehind(file)) rmSync(file, { force: true })
  }
  for (const { buildId } of old) rmSync(join(records, `${buildId}.json`), { force: true })
}

/** Left by an interrupted start, or by a build whose record was lost. */
function isLeftBehind(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return written !== undefined && Date.now() - written > dayMs
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}
