import type { ReactNode } from 'react'
import type { UiCopy } from '../../../shared/content/words/ui.ts'
import { Breakable } from '../../components/text/breakable.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { LegalFrame } from './legal-data.ts'

/** The title block of a legal text, beside its title: its date, who issues it, which language prevails. */
export function LegalCells({ legal }: { legal: LegalFrame }) {
  const { legal: words } = useUi()
  return (
    <>
      <dl className="cells legal-cells">
        <Cell term={words.asOf}>
          <time dateTime={legal.version.iso}>{legal.version.text}</time>
        </Cell>
        {legal.issuer && <Cell term={words.issuer}>{legal.issuer}</Cell>}
        <Cell term={words.language}>
          <p className="legal-cells__sentence">{words.original}</p>
        </Cell>
        {legal.pdf && (
          <Cell term={words.file}>
            <a href={legal.pdf}>{words.pdf}</a>
          </Cell>
        )}
      </dl>
      <p className="print-only">
        {words.printedFrom} {legal.address}
      </p>
    </>
  )
}

interface LegalBandProps {
  legal: LegalFrame
  /** Shown before the note: what the page itself states in cells. */
  children?: ReactNode
}

/**
 * The band below the head of a legal text, on blueprint: cells of the page, and whether the text is a draft. Without
 * either there is no band.
 */
export function LegalBand({ legal, children }: LegalBandProps) {
  const { legal: words } = useUi()
  const isDraft = legal.samples.length > 0
  if (!isDraft && !children) return null
  return (
    <div className="blueprint legal-band">
      {children}
      {isDraft && <DraftNote words={words.draft} samples={legal.samples} />}
    </div>
  )
}

const Cell = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="title-label">{term}</dt>
    <dd>{children}</dd>
  </div>
)

interface DraftNoteProps {
  words: UiCopy['legal']['draft']
  samples: LegalFrame['samples']
}

/** Says that a legal text is a draft and why: the values of `content/site.yaml` that are still samples. */
function DraftNote({ words, samples }: DraftNoteProps) {
  return (
    <div role="note" aria-label={words.label} className="draft-note">
      <strong className="draft-note__stamp">{words.label}</strong>
      <p>{words.text}</p>
      <details>
        <summary className="caret flex min-h-9 items-center gap-2 text-action underline underline-offset-4">
          {words.values.replace('{count}', String(samples.length))}
        </summary>
        <ul translate="no">
          {samples.map(({ path, value }) => (
            <li key={path}>
              <Breakable>{value}</Breakable>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
