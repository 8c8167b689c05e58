import { startTransition, useEffect, useState } from 'react'
import {
  type DrawingReaderClient,
  FileRefused,
  type ReadDrawing,
  type ReadingProgress,
  type RefusalNotice,
} from '../../../try/reader-client.ts'
import type { ChosenFile } from '../chosen-file.ts'

/** How far a file has come. */
export type Reading =
  | { readonly phase: 'reading'; readonly progress: ReadingProgress }
  | { readonly phase: 'refused'; readonly notice: RefusalNotice }
  | { readonly phase: 'ready'; readonly drawing: ReadDrawing; readonly seconds: number }

const atFirst: Reading = {
  phase: 'reading',
  progress: { step: 'open', page: 1, pages: 0, done: 0 },
}

/** Reads a file once; leaving the session cancels the reading or closes what was read. */
export function useReading(file: ChosenFile, client: DrawingReaderClient): Reading {
  const [reading, setReading] = useState<Reading>(atFirst)
  useEffect(() => {
    setReading(atFirst)
    const cancelling = new AbortController()
    let opened: ReadDrawing | undefined
    const started = performance.now()
    client
      .read(file.blob, {
        signal: cancelling.signal,
        onProgress: (progress) => {
          if (!cancelling.signal.aborted) setReading({ phase: 'reading', progress })
        },
      })
      .then((drawing) => {
        opened = drawing
        if (cancelling.signal.aborted) return drawing.close()
        const seconds = (performance.now() - started) / 1000
        // Hundreds of rows: React makes them in pieces, so that the page answers in between.
        startTransition(() => setReading({ phase: 'ready', drawing, seconds }))
      })
      .catch((error: unknown) => {
        if (cancelling.signal.aborted) return
        setReading({ phase: 'refused', notice: noticeOf(error) })
        // A fault of ours belongs into the browser's console and our error reports.
        if (!(error instanceof FileRefused)) reportError(error)
      })
    return () => {
      cancelling.abort()
      opened?.close()
    }
  }, [file, client])
  return reading
}

function noticeOf(error: unknown): RefusalNotice {
  return error instanceof FileRefused ? error.notice : { code: 'failed' }
}
