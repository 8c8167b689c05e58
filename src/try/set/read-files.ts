import { FileRefused } from '@firstangle/reader'
import type { Surveyor } from '@firstangle/reader/browser'
import { createQueue } from '../queue.ts'
import type { FoundFile } from './gather-files.ts'
import type { Progress } from './judge.ts'

/** A file of the visitor. */
export interface SetFile extends FoundFile {
  readonly id: number
  readonly progress: Progress
}

export interface ReadingOptions {
  readonly workers: number
  openSurveyor(): Surveyor
  /** Called with an error that is a bug. */
  onFault(error: unknown): void
}

/** Files of a visitor and what was read of each, in the order in which they came. */
export function createFileReading(options: ReadingOptions, onChange: () => void) {
  const { workers, openSurveyor, onFault } = options
  const surveyors = Array.from({ length: workers }, openSurveyor)
  const files = new Map<number, SetFile>()

  const queue = createQueue<{ id: number; recognises: boolean }>({
    workers,
    onChange,
    async run({ id, recognises }, signal, worker) {
      const file = files.get(id)
      const surveyor = surveyors[worker]
      if (!file || !surveyor) return
      progress(id, { phase: 'reading' })
      try {
        const summary = await surveyor.survey(file.file, { recognises, signal })
        progress(id, { phase: 'read', summary })
      } catch (error) {
        if (signal.aborted) return progress(id, { phase: 'skipped' })
        if (!(error instanceof FileRefused)) onFault(error)
        const notice = error instanceof FileRefused ? error.notice : { code: 'failed' }
        progress(id, { phase: 'refused', notice })
      }
    },
  })

  function progress(id: number, step: Progress): void {
    const file = files.get(id)
    if (file) files.set(id, { ...file, progress: step })
    onChange()
  }

  function read(ids: readonly number[], { recognises = false } = {}): void {
    for (const id of ids) progress(id, { phase: 'waiting' })
    queue.add(ids.map((id) => ({ id, recognises })))
  }

  return {
    files: (): readonly SetFile[] => [...files.values()],
    queue,
    add(found: readonly FoundFile[]) {
      const ids = found.map((one) => {
        const id = files.size
        files.set(id, { ...one, id, progress: { phase: 'waiting' } })
        return id
      })
      read(ids)
    },
    /** What was not read can be read later. */
    stop() {
      for (const { id } of queue.stop()) progress(id, { phase: 'skipped' })
    },
    readSkipped() {
      const skipped = [...files.values()].filter(({ progress: { phase } }) => phase === 'skipped')
      read(skipped.map(({ id }) => id))
    },
    recognise: (ids: readonly number[]) => read(ids, { recognises: true }),
    close() {
      queue.stop()
      for (const surveyor of surveyors) surveyor.close()
    },
  }
}
