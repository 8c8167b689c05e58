import { lazy, Suspense, useState } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { FileButton } from '../../components/fields/file-button.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { DeskPart } from './desk-part.tsx'
import type { DeskWords } from './try-rules-data.ts'
import { useDrawings } from './use-drawings.ts'

const accepted =
  '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,.zip,application/pdf,application/zip,image/*'

const RunResults = lazy(async () => ({ default: (await import('./run-results.tsx')).RunResults }))

/** Drawings against the catalogue: which pass, which fail, why and where. */
export function RunPart({ desk, catalogue }: { desk: DeskWords; catalogue: Catalogue }) {
  const { run } = desk.copy
  const { files, notice, takeFiles, takeSamples, removeAll } = useDrawings(desk)
  const [agreementPlace, setAgreementPlace] = useState<Element | null>(null)
  const done = files.filter(({ state }) => state === 'done').length
  return (
    <DeskPart id="check" copy={run}>
      <noscript>
        <p className="mt-4">
          <RichText nodes={run.withoutScript} />
        </p>
      </noscript>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-3">
        <FileButton
          label={run.choose}
          look="primary"
          accept={accepted}
          takes="several"
          onFiles={takeFiles}
        />
        <button type="button" className={actionLook.secondary} onClick={takeSamples}>
          {run.samples}
        </button>
        {files.length > 0 && (
          <button type="button" className={actionLook.quiet} onClick={removeAll}>
            {run.clear}
          </button>
        )}
      </div>
      <p className="needs-script mt-2 text-sm text-muted">{run.drop}</p>
      {/* The end is said, not each file. */}
      <p role="status" aria-live={done < files.length ? 'off' : 'polite'} className="mt-2">
        {files.length > 0 && fillText(run.progress, { done, all: files.length })}
        {notice && ` ${notice}`} <span ref={setAgreementPlace} />
      </p>
      <Suspense>
        {files.length > 0 && <RunResults {...{ desk, catalogue, files, agreementPlace }} />}
      </Suspense>
    </DeskPart>
  )
}
