import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { agreementOf } from '../../try/rules/agreement.ts'
import { checkSheet } from '../../try/rules/check-sheet.ts'
import { CheckedFiles, type CheckedRunFile } from './checked-files.tsx'
import { ReportButtons } from './report-buttons.tsx'
import type { DeskWords } from './try-rules-data.ts'
import type { RunFile } from './use-run.ts'

/* What the catalogue says of the drawings: loaded with the first of them. A changed catalogue is applied at once. */

interface RunResultsProps {
  desk: DeskWords
  catalogue: Catalogue
  files: readonly RunFile[]
  /** Where the agreement with the expected outcomes is shown: in the line that announces the progress. */
  agreementPlace: Element | null
}

/** Drawing by drawing, and the report of all. */
export function RunResults({ desk, catalogue, files, agreementPlace }: RunResultsProps) {
  const { locale } = useShownPage()
  const checked = useMemo(() => checkFiles(files, catalogue), [files, catalogue])
  return (
    <>
      {agreementPlace && createPortal(agreementText(desk, checked), agreementPlace)}
      <CheckedFiles desk={desk} files={checked} locale={locale} />
      {checked.some(({ sheets }) => sheets.length > 0) && (
        <ReportButtons desk={desk} files={checked} locale={locale} />
      )}
    </>
  )
}

function checkFiles(files: readonly RunFile[], catalogue: Catalogue): CheckedRunFile[] {
  return files.map((file) => ({
    ...file,
    sheets: file.sheets.map((sheet) => checkSheet(sheet, catalogue)),
  }))
}

/** How many expected outcomes the check agrees with; empty if there are none to compare. */
function agreementText(desk: DeskWords, checked: readonly CheckedRunFile[]): string {
  const agreements = checked
    .filter(({ state }) => state === 'done')
    .map(agreementOf)
    .filter((agreement) => agreement !== 'open')
  const same = agreements.filter((agreement) => agreement === 'same').length
  if (agreements.length === 0) return ''
  return fillText(desk.copy.run.agreeing, { same, count: agreements.length })
}
