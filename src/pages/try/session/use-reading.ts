import {
  FileRefused,
  type Growth,
  type ReadDrawing,
  type ReadingProgress,
  type RefusalNotice,
} from '@firstangle/reader'
import { readInWorker } from '@firstangle/reader/browser'
import { startTransition, useEffect, useState } from 'react'
import type { ChosenFile } from '../chosen-file.ts'

/** How far a file has come. */
export type Reading =
  | { readonly phase: 'reading' }
  | { readonly phase: 'refused'; readonly notice: RefusalNotice }
  | { readonly phase: 'ready'; readonly drawing: ReadDrawing; readonly seconds: number }

/** The recognition of lettering, which continues while the rest is already shown. */
export type Recognition =
  | { readonly phase: 'running' }
  | { readonly phase: 'done'; readonly more: number }
  /** As `done`, but unsure lines were read once only. */
  | { readonly phase: 'unchecked' }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly notice: RefusalNotice }

interface State {
  readonly reading: Reading
  /** Null where nothing has to be recognised after the result is shown. */
  readonly recognition: Recognition | null
}

const progressAtFirst: ReadingProgress = { step: 'open', page: 1, pages: 0, done: 0, until: 0.02 }
const atFirst: State = { reading: { phase: 'reading' }, recognition: null }

/** Reads a file once; leaving the session cancels the reading or closes what was read. */
export function useReading(file: ChosenFile) {
  const [state, setState] = useState<State>(atFirst)
  // A state of its own: otherwise React would compare hundreds of rows at each step.
  const [progress, setProgress] = useState(progressAtFirst)
  useEffect(() => {
    setState(atFirst)
    setProgress(progressAtFirst)
    const cancelling = new AbortController()
    const { signal } = cancelling
    let opened: ReadDrawing | undefined
    const started = performance.now()
    readInWorker
      .read(file.blob, {
        signal,
        onProgress: (step) => !signal.aborted && setProgress(step),
        onGrown: (growth) => {
          if (signal.aborted) return
          startTransition(() =>
            setState((before) => {
              if (before.reading.phase !== 'ready') return before
              const drawing = { ...before.reading.drawing, sheets: growth.sheets }
              const more = valuesOf(drawing) - (opened ? valuesOf(opened) : 0)
              const recognition = recognitionOf(growth, more)
              return { reading: { ...before.reading, drawing }, recognition }
            }),
          )
        },
      })
      .then((drawing) => {
        opened = drawing
        if (signal.aborted) return drawing.close()
        const seconds = (performance.now() - started) / 1000
        const isAllSaid = drawing.isComplete && !drawing.isUnchecked
        const recognition = isAllSaid ? null : recognitionOf({ ...drawing, notice: null }, 0)
        // React renders hundreds of rows in pieces, so that the page reacts in between.
        startTransition(() =>
          setState({ reading: { phase: 'ready', drawing, seconds }, recognition }),
        )
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        setState({ reading: { phase: 'refused', notice: noticeOf(error) }, recognition: null })
        // A bug belongs in the browser's console and in error reports.
        if (!(error instanceof FileRefused)) reportError(error)
      })
    return () => {
      cancelling.abort()
      opened?.close()
    }
  }, [file])
  const stop = () => {
    if (state.reading.phase === 'ready') state.reading.drawing.stop()
    setState((before) => ({ ...before, recognition: { phase: 'stopped' } }))
  }
  return { ...state, progress, stop }
}

function recognitionOf({ isComplete, isUnchecked, notice }: Growth, more: number): Recognition {
  if (notice) return { phase: 'failed', notice }
  if (!isComplete) return { phase: 'running' }
  return isUnchecked ? { phase: 'unchecked' } : { phase: 'done', more }
}

const valuesOf = ({ sheets }: ReadDrawing): number =>
  sheets.reduce(
    (sum, { reading: { features, metadata, parts } }) =>
      sum + features.length + metadata.length + parts.length,
    0,
  )

function noticeOf(error: unknown): RefusalNotice {
  return error instanceof FileRefused ? error.notice : { code: 'failed' }
}
