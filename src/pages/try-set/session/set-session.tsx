import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { GatheredFiles } from '../../../try/set/gather-files.ts'
import type { SetState, SetStore } from '../../../try/set/set-store.ts'
import { ReceiptPanel } from '../../try/receipt/receipt-panel.tsx'
import { ChoosePanel } from './choose-panel.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { FileTable } from './file-table.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { SavePanel } from './save-panel.tsx'
import './entries.css'
import './set.css'
import { useSetWords } from './set-words.ts'

interface SetSessionProps {
  /** Heading of the page that the builder replaces. */
  readonly title: string
  readonly store: SetStore
  add(found: GatheredFiles): void
  /** More files came than are taken: the limit. */
  readonly tooMany: number | null
}

/** From a folder to a set: files as they are read, the choice, what is entered for it, the archive. */
export function SetSession({ title, store, add, tooMany }: SetSessionProps) {
  const state = useSyncExternalStore(store.subscribe, store.state)
  const { reader } = useSetWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useLeaveWarning(state.entries.size > 0)
  // The session replaces the element that had the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const part = { store, state }
  return (
    <div className="set-session">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <ReadingPanel {...part} add={add} tooMany={tooMany} />
      <ChoosePanel {...part} />
      <FileTable {...part} />
      <EntriesPanel {...part} />
      <SavePanel {...part} />
      <ReceiptPanel
        label={reader.receipt.label}
        failed={reader.receipt.failed}
        subjects={async () => readSubjects(state)}
      />
    </div>
  )
}

/** Makes the browser ask before it discards what the visitor has typed. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}

/** Files that were read: their hashes are known already. */
const readSubjects = ({ files }: SetState) =>
  files.flatMap(({ path, progress }) =>
    progress.phase === 'read' ? [{ name: path, sha256: progress.summary.sha256 }] : [],
  )
