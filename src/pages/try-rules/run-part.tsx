import { useMemo } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/action-link.tsx'
import { FileButton } from '../../components/file-button.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { agreementOf } from '../../try/rules/agreement.ts'
import { checkSheet } from '../../try/rules/check-sheet.ts'
import { CheckedFiles, type CheckedRunFile } from './checked-files.tsx'
import { DeskPart } from './desk-part.tsx'
import { ReportButtons } from './report-buttons.tsx'
import type { DeskWords } from './try-rules-data.ts'
import { useDrawings } from './use-drawings.ts'
import type { RunFile } from './use-run.ts'

const accepted =
  '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,.zip,application/pdf,application/zip,image/*'

/** Drawings against the catalogue: which pass, which fail, why and where. A changed catalogue is applied to them at once. */
export function RunPart({ desk, catalogue }: { desk: DeskWords; catalogue: Catalogue }) {
  const { locale } = useShownPage()
  const { run } = desk.copy
  const { files, notice, takeFiles, takeSamples, removeAll } = useDrawings(desk)
  const checked = useMemo(() => checkedWith(catalogue, files), [catalogue, files])
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
      <p role="status" className="mt-2">
        {progressText(files, run)}
        {notice && ` ${notice}`} {agreeingText(checked, run)}
      </p>
      <CheckedFiles desk={desk} files={checked} locale={locale} />
      {checked.some(({ sheets }) => sheets.length > 0) && (
        <ReportButtons desk={desk} files={checked} locale={locale} />
      )}
    </DeskPart>
  )
}

const checkedWith = (catalogue: Catalogue, files: readonly RunFile[]): CheckedRunFile[] =>
  files.map((file) => ({
    ...file,
    sheets: file.sheets.map((sheet) => checkSheet(sheet, catalogue)),
  }))

type RunCopy = DeskWords['copy']['run']

function progressText(files: readonly RunFile[], run: RunCopy): string | false {
  const done = files.filter(({ state }) => state === 'done').length
  return files.length > 0 && fillText(run.progress, { done, all: files.length })
}

/** How many expected outcomes the check agrees with; empty if there are none to compare. */
function agreeingText(files: readonly CheckedRunFile[], run: RunCopy): string | false {
  const agreements = files
    .filter(({ state }) => state === 'done')
    .map(agreementOf)
    .filter((agreement) => agreement !== 'open')
  const same = agreements.filter((agreement) => agreement === 'same').length
  return agreements.length > 0 && fillText(run.agreeing, { same, count: agreements.length })
}
