import { useUi } from '../../layout/ui-copy.tsx'
import { DraftNote } from './draft-note.tsx'
import type { LegalFrame } from './legal-data.ts'

/** As of when, which language prevails, where it was printed from, and whether it is a draft. */
export function LegalNotes({ legal }: { legal: LegalFrame }) {
  const { legal: words } = useUi()
  return (
    <div className="mt-8 max-w-[48rem] text-sm">
      <p className="text-muted">
        {words.asOf} <time dateTime={legal.version.iso}>{legal.version.text}</time>.{' '}
        {words.original}
      </p>
      {legal.pdf && (
        <p className="mt-3 no-print">
          <a
            href={legal.pdf}
            className="inline-flex min-h-6 items-center text-action underline underline-offset-4"
          >
            {words.pdf}
          </a>
        </p>
      )}
      <p className="print-only">
        {words.printedFrom} {legal.address}
      </p>
      {legal.samples.length > 0 && <DraftNote words={words.draft} samples={legal.samples} />}
    </div>
  )
}
