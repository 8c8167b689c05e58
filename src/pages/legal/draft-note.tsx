import type { UiCopy } from '../../../shared/content/ui.ts'
import { Icon } from '../../components/icon.tsx'
import type { LegalFrame } from './legal-data.ts'

interface DraftNoteProps {
  words: UiCopy['legal']['draft']
  samples: LegalFrame['samples']
}

/** Says that a legal text is a draft and why: the values of `content/site.yaml` that are still samples. */
export function DraftNote({ words, samples }: DraftNoteProps) {
  return (
    <div role="note" aria-label={words.label} className="draft-note">
      <strong className="draft-note__stamp">{words.label}</strong>
      <p>{words.text}</p>
      <details className="group">
        <summary className="flex min-h-9 list-none items-center gap-2 text-action underline underline-offset-4">
          {words.values.replace('{count}', String(samples.length))}
          <Icon
            name="caret"
            className="size-4 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <ul translate="no">
          {samples.map(({ path, value }) => (
            <li key={path}>{value}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
