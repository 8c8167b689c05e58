import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FileResult, scoreFile, scoreWithoutTruth } from '../../src/evaluation/score-file.ts'
import { readManifest, readTruth, type Truth, TruthError } from '../../src/evaluation/truth.ts'
import type { FileReading } from './read-file.ts'

/** A file of a set with what came of it. */
export interface FileReport extends FileReading {
  readonly file: string
  /** Figures are given per group: `vector`, `scan 300 dpi` and so on. */
  readonly group: string
  readonly hasTruth: boolean
  readonly result: FileResult
  /** Why the process ended without an answer; null where it answered. */
  readonly fault: string | null
}

interface Task {
  readonly file: string
  readonly path: string
  readonly group: string
  readonly truth: Truth | null
}

const secondsPerFile = 600

function groupOf({ group, kind }: { group?: string | null; kind?: string | null }): string {
  if (group) return group
  return /raster|scan|image/i.test(kind ?? '') ? 'image' : 'vector'
}

function textOf(path: string): string {
  if (!existsSync(path)) throw new TruthError(`${path}: there is no such file`)
  return readFileSync(path, 'utf8')
}

/** Files of a folder's manifest.json, with their truths checked; throws a TruthError. */
function tasksOf(folder: string): Task[] {
  const path = join(folder, 'manifest.json')
  return readManifest(textOf(path), path).files.map((entry) => {
    const truthPath = entry.truth ? join(folder, entry.truth) : null
    const drawing = join(folder, entry.file)
    if (!existsSync(drawing)) throw new TruthError(`${path}: files: ${entry.file} is not there`)
    return {
      file: entry.file,
      path: drawing,
      group: groupOf(entry),
      truth: truthPath ? readTruth(textOf(truthPath), truthPath) : null,
    }
  })
}

const child = join(dirname(fileURLToPath(import.meta.url)), 'read-file.ts')

/** Reads a file in a process of its own, so that its memory and its faults are its own. */
function readInProcess(path: string): Promise<FileReading | string> {
  const started = fork(child, [path], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  return new Promise((resolve) => {
    let errors = ''
    let answer: FileReading | null = null
    const timer = setTimeout(() => started.kill('SIGKILL'), secondsPerFile * 1000)
    started.stderr?.on('data', (data) => {
      errors = `${errors}${data}`.slice(-2000)
    })
    started.on('message', (message) => {
      answer = message as FileReading
    })
    started.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve(answer ?? `ended with ${signal ?? code}: ${errors.trim()}`)
    })
  })
}

async function reportOn(task: Task): Promise<FileReport> {
  const { file, path, group, truth } = task
  const answer = await readInProcess(path)
  const isAnswered = typeof answer !== 'string'
  const reading = isAnswered
    ? answer
    : { readings: [], refusal: null, milliseconds: 0, peakMegabytes: 0 }
  const result = truth ? scoreFile(truth, reading.readings) : scoreWithoutTruth(reading.readings)
  return {
    ...reading,
    file,
    group,
    hasTruth: truth !== null,
    result,
    fault: isAnswered ? null : answer,
  }
}

/** Reads every file of a folder with a manifest.json and compares it with its truth. */
export async function runSet(
  folder: string,
  options: { only: string | null; onFile: (report: FileReport) => void },
): Promise<FileReport[]> {
  const tasks = tasksOf(folder).filter(({ file }) => !options.only || file.includes(options.only))
  const reports: FileReport[] = []
  for (const task of tasks) {
    const report = await reportOn(task)
    options.onFile(report)
    reports.push(report)
  }
  return reports
}
