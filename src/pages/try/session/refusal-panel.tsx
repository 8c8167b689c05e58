import type { RefusalNotice } from '@firstangle/reader'
import type { ReaderWords } from '../../../../shared/content/reader.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { actionLook } from '../../../components/action-link.tsx'
import { useSessionWords } from './reader-words.ts'

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
      <button type="button" className={actionLook.primary} onClick={onLeave}>
        {words.summary.another}
      </button>
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

/** Reason and advice with their values filled in; a code without words is a fault of ours. */
export function refusalWords({ code, values = {} }: RefusalNotice, words: ReaderWords['refused']) {
  const reasons: Readonly<Record<string, { what: string; advice: string }>> = words.reasons
  const reason = reasons[code] ?? words.reasons.failed
  const named: Readonly<Record<string, string>> = { ...words.formats, ...words.pageTypes }
  const nameOf = (value: string | number | undefined) =>
    value === undefined ? undefined : (named[value] ?? value)
  const filled = {
    ...values,
    format: nameOf(values.format),
    pageType: nameOf(values.pageType),
  }
  return { what: fillText(reason.what, filled), advice: fillText(reason.advice, filled) }
}
