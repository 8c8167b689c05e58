import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import type { DraftReading } from '../../../../shared/feasibility/catalogue-draft.ts'

interface StaleNoteProps {
  copy: PlaygroundCopy
  faults: DraftReading['faults']
}

/** Says while a field is wrong that the answers are those to the limits before it. */
export function StaleNote({ copy, faults }: StaleNoteProps) {
  if (Object.keys(faults).length === 0) return null
  return <p className="mt-4 text-sm text-error">{copy.form.stale}</p>
}
