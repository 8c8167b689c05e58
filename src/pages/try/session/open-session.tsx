import { createRoot } from 'react-dom/client'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import { startTrafficLog } from '../../../try/receipt/traffic-log.ts'
import { sessionWords } from './reader-words.ts'
import { ReadingSession, type ReadingSessionProps } from './reading-session.tsx'

/** A file that is being read or was read. */
export interface OpenSession {
  readonly element: HTMLElement
  /** The file is not read; another one may be dropped. */
  isRefused(): boolean
  close(): void
}

interface SessionOptions extends Omit<ReadingSessionProps, 'onRefused' | 'words'> {
  words: ReaderWords
  /** Something is wrong with the session itself. */
  onBroken: () => void
}

/** Reads a file in an element of its own. */
export function openSession({ words, onBroken, ...props }: SessionOptions): OpenSession {
  startTrafficLog()
  let isRefused = false
  const element = document.createElement('div')
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error)
      // React is not done with the session yet.
      queueMicrotask(onBroken)
    },
  })
  const onRefused = () => {
    isRefused = true
  }
  root.render(<ReadingSession {...props} words={sessionWords(words)} onRefused={onRefused} />)
  return {
    element,
    isRefused: () => isRefused,
    close() {
      root.unmount()
      element.remove()
    },
  }
}
