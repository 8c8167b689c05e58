import { useEffect, useRef, useState } from 'react'
import { SignNamesContext } from '../../../components/text/sign-names.ts'
import type { CalloutParser } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { type SessionWords, SessionWordsProvider } from './reader-words.ts'
import { RecognitionNote } from './recognition-note.tsx'
import { RefusalPanel } from './refusal-panel.tsx'
import { ResultView } from './result-view.tsx'
import './session.css'
import { type Reading, useReading } from './use-reading.ts'

export interface ReadingSessionProps {
  /** Heading of the page that the session replaces. */
  title: string
  words: SessionWords
  file: ChosenFile
  /** The file is not read; another one may be dropped. */
  onRefused: () => void
  /** Back to the start, to choose another file. */
  onLeave: () => void
}

/** What is said when the focus moves along: ids of titles. A refusal is an alert and says itself. */
const titles: Readonly<Record<Reading['phase'], string | undefined>> = {
  reading: 'try-progress-title',
  refused: undefined,
  ready: 'try-file try-figures',
}

/** From a chosen file to its values: progress, then the result or the reason why there is none. */
export function ReadingSession({ title, words, file, onRefused, onLeave }: ReadingSessionProps) {
  const { reading, recognition, progress, stop } = useReading(file)
  const parse = useGrammar()
  const root = useRef<HTMLDivElement>(null)
  const { phase } = reading

  useEffect(() => {
    if (phase === 'refused') onRefused()
  }, [phase, onRefused])

  // Each phase replaces the one before, so the focus moves along for screen readers.
  useEffect(() => {
    root.current?.focus({ preventScroll: phase === 'ready' })
  }, [phase])

  return (
    <SessionWordsProvider value={words}>
      <SignNamesContext value={words.words.signs}>
        <h1 className="sr-only">{title}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: not a set of fields, but what the focus moves to */}
        <div
          ref={root}
          tabIndex={-1}
          role="group"
          aria-labelledby={titles[phase]}
          className="try-session"
          data-phase={phase}
        >
          {reading.phase === 'reading' && (
            <ProgressPanel name={file.name} progress={progress} onCancel={onLeave} />
          )}
          {reading.phase === 'refused' && (
            <RefusalPanel name={file.name} notice={reading.notice} onLeave={onLeave} />
          )}
          {reading.phase === 'ready' && (
            <>
              {recognition && (
                <RecognitionNote recognition={recognition} progress={progress} onStop={stop} />
              )}
              <ResultView
                file={file}
                drawing={reading.drawing}
                seconds={reading.seconds}
                parse={parse}
                onLeave={onLeave}
              />
            </>
          )}
        </div>
      </SignNamesContext>
    </SessionWordsProvider>
  )
}

/** The grammar of callouts, with which edited values are read; it comes after what is needed at once. */
function useGrammar(): CalloutParser {
  const [parse, setParse] = useState<CalloutParser>(() => () => [])
  useEffect(() => {
    import('./edited-callout.ts').then(
      ({ parseEdited }) => setParse(() => parseEdited),
      reportError,
    )
  }, [])
  return parse
}
