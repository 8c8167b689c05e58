import { FileRefused, type RefusalNotice } from '@firstangle/reader'
import { useEffect, useRef, useState } from 'react'
import type { ReaderWords } from '../../../shared/content/reader.ts'
import { fetchWords } from '../../frame/fetch-words.ts'
import type { SheetToCheck } from '../../try/rules/check-sheet.ts'
import type { ChosenFile } from '../try/chosen-file.ts'
import { refusalWords } from '../try/session/refusal-words.ts'

/** A drawing in the run. */
export interface RunFile {
  readonly id: number
  readonly name: string
  readonly state: 'waiting' | 'reading' | 'done'
  readonly sheets: readonly SheetToCheck[]
  /** Why the file, or a sheet of it, was not read: a sentence with what to do. */
  readonly refusals: readonly string[]
}

/** What the run says itself: which sheet, and that the reader could not be loaded or has failed. */
interface RunWords {
  sheet: (page: number) => string
  notRead: string
}

/** More would take a browser's memory; the sample of a trial has thirty. */
export const mostFiles = 100

/** Reads drawings one after the other, in the worker that reads them on /try; the code of it is loaded with the first. */
export function useRun(words: RunWords) {
  const [files, setFiles] = useState<readonly RunFile[]>([])
  const queue = useRef<{ id: number; blob: () => Promise<Blob> }[]>([])
  const running = useRef<AbortController>(undefined)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const update = (id: number, change: Partial<RunFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...change } : file)))

  function add(chosen: readonly { name: string; blob: () => Promise<Blob> }[]): void {
    const added = chosen.map(({ name, blob }) => {
      count.current += 1
      return { id: count.current, name, blob }
    })
    queue.current.push(...added)
    setFiles((all) => [
      ...all,
      ...added.map(
        ({ id, name }): RunFile => ({ id, name, state: 'waiting', sheets: [], refusals: [] }),
      ),
    ])
    if (!running.current) void run()
  }

  async function run(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, blob } = next
      update(id, { state: 'reading' })
      const result = await readOne(blob, signal, words)
      if (signal.aborted) return
      update(id, { state: 'done', ...result })
    }
    running.current = undefined
  }

  function clear(): void {
    running.current?.abort()
    running.current = undefined
    queue.current = []
    setFiles([])
  }

  return { files, add, clear }
}

type Result = Pick<RunFile, 'sheets' | 'refusals'>

async function readOne(
  blob: () => Promise<Blob>,
  signal: AbortSignal,
  words: RunWords,
): Promise<Result> {
  try {
    const [{ readWhole }, { sheetsToCheck }, { refused }] = await Promise.all([
      import('../../try/rules/read-whole.ts'),
      import('../../try/rules/sheets-to-check.ts'),
      fetchWords<ReaderWords>('reader'),
    ])
    const told = (notice: RefusalNotice) => {
      const { what, advice } = refusalWords(notice, refused)
      return `${what} ${advice}`
    }
    try {
      const read = sheetsToCheck(await readWhole(await blob(), signal))
      const refusals = read.refused.map(
        ({ page, notice }) => `${words.sheet(page)}: ${told(notice)}`,
      )
      return { sheets: read.sheets, refusals }
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      return { sheets: [], refusals: [told(error.notice)] }
    }
  } catch (error) {
    if (!signal.aborted) reportError(error)
    return { sheets: [], refusals: [words.notRead] }
  }
}

/** Files of a dialog or a drop, as the run takes them. */
export function ofVisitor(files: readonly ChosenFile[]) {
  return files.map(({ name, blob }) => ({ name, blob: async () => blob }))
}
