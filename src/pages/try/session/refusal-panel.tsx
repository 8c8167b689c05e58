import type { RefusalNotice } from '@firstangle/reader'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { useSessionWords } from './reader-words.ts'
import { refusalWords } from './refusal-words.ts'

interface RefusalPanelProps {
  name: string
  notice: RefusalNotice
  onLeave: () => void
}

/** Why a file is not read, and what to do. */
export function RefusalPanel({ name, notice, onLeave }: RefusalPanelProps) {
  const { words } = useSessionWords()
  return (
    <section className="try-refusal" aria-labelledby="try-refusal-title" role="alert">
      <h2 id="try-refusal-title">{words.refused.title}</h2>
      <p className="try-note" translate="no">
        {name}
      </p>
      <RefusalText notice={notice} />
      <ActionButton look="primary" onClick={onLeave}>
        {words.summary.another}
      </ActionButton>
    </section>
  )
}

/** The words of a refusal, for a file or for one of its sheets. */
export function RefusalText({ notice }: { notice: RefusalNotice }) {
  const { words } = useSessionWords()
  const { what, advice } = refusalWords(notice, words.refused)
  return (
    <>
      <p className="text-lg">{what}</p>
      <p>{advice}</p>
    </>
  )
}
