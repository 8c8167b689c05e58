import { FileRefused, type RefusalNotice } from '@firstangle/reader'
import { useEffect, useRef, useState } from 'react'
import type { ReaderWords } from '../../../shared/content/words/reader.ts'
import type { ArchiveFault } from '../../../shared/sample-set/archive-faults.ts'
import type { ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'
import { fetchWords } from '../../frame/fetch-words.ts'
import { createQueue } from '../../try/queue.ts'
import type { SheetToCheck } from '../../try/rules/check-sheet.ts'
import { ArchiveRefused } from '../../try/set/archive-refused.ts'
import { refusalWords } from '../try/session/refusal-words.ts'
import { drawingsOfFiles, type RunDrawing } from './gather-drawings.ts'
import { createRunRoom } from './run-room.ts'

/** A drawing in the run. */
export interface RunFile {
  readonly id: number
  readonly name: string
  /** The expected outcome, if the visitor has entered one. */
  readonly expected: ExpectedOutcome | null
  readonly state: 'waiting' | 'reading' | 'done'
  readonly sheets: readonly SheetToCheck[]
  /** Why the file, or a sheet of it, was not read: a sentence with what to do. */
  readonly refusals: readonly string[]
}

/** The run's own words: which sheet, why an archive was not opened, and that the reader has failed. */
interface RunWords {
  sheet: (page: number) => string
  archive: Readonly<Record<ArchiveFault, string>>
  notRead: string
}

/** More would take a browser's memory; the sample of a trial has thirty. */
export const mostFiles = 100

/** Reads drawings one after the other, in the worker that reads them on /try; the code of it is loaded with the first. */
export function useRun(words: RunWords) {
  const [files, setFiles] = useState<readonly RunFile[]>([])
  const [room] = useState(() => createRunRoom(mostFiles))
  const count = useRef(0)
  const update = (id: number, change: Partial<RunFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...change } : file)))

  const [queue] = useState(() =>
    createQueue<{ id: number; drawing: RunDrawing }>({
      workers: 1,
      async run({ id, drawing }, signal) {
        update(id, { state: 'reading' })
        const result = await readOne(drawing, signal, words)
        if (!signal.aborted) update(id, { state: 'done', ...result })
      },
    }),
  )
  useEffect(() => () => void queue.stop(), [queue])

  /** Adds the drawings that there is room for; returns how many are left out. */
  function add(drawings: readonly RunDrawing[]): number {
    const taken = room.take(drawings)
    const added = taken.map((drawing) => {
      count.current += 1
      return { id: count.current, drawing }
    })
    const waiting = added.map(({ id, drawing: { name, expected } }): RunFile => {
      return { id, name, expected, state: 'waiting', sheets: [], refusals: [] }
    })
    setFiles((all) => [...all, ...waiting])
    queue.add(added)
    return drawings.length - taken.length
  }

  /** Like `add`, for files. Adds none if the run is cleared while they are unpacked. */
  async function addFiles(chosen: readonly File[]): Promise<number> {
    const { signal } = room
    const drawings = await drawingsOfFiles(chosen)
    return signal.aborted ? 0 : add(drawings)
  }

  function clear(): void {
    queue.stop()
    room.clear()
    setFiles([])
  }

  return { files, add, addFiles, clear }
}

type Result = Pick<RunFile, 'sheets' | 'refusals'>

/** The result of a drawing. A bug is reported, and shown beside the drawing. */
async function readOne(drawing: RunDrawing, signal: AbortSignal, words: RunWords): Promise<Result> {
  const refused = (...refusals: string[]): Result => ({ sheets: [], refusals })
  try {
    const [{ readWhole }, { sheetsToCheck }, reader] = await Promise.all([
      import('../../try/read-whole.ts'),
      import('../../try/rules/sheets-to-check.ts'),
      fetchWords<ReaderWords>('reader'),
    ])
    const wordsOf = (notice: RefusalNotice) => {
      const { what, advice } = refusalWords(notice, reader.refused)
      return `${what} ${advice}`
    }
    try {
      const read = await readWhole(await drawing.blob(), signal, ({ sheets }) =>
        sheetsToCheck(sheets),
      )
      const refusals = read.refused.map(
        ({ page, notice }) => `${words.sheet(page)}: ${wordsOf(notice)}`,
      )
      return { sheets: read.sheets, refusals }
    } catch (error) {
      if (error instanceof FileRefused) return refused(wordsOf(error.notice))
      if (error instanceof ArchiveRefused) return refused(words.archive[error.code])
      throw error
    }
  } catch (error) {
    if (!signal.aborted) reportError(error)
    return refused(words.notRead)
  }
}
