import { useMemo } from 'react'
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

export interface RunResultsProps {
  desk: DeskWords
  catalogue: Catalogue
  files: readonly RunFile[]
}

/** Drawing by drawing, and the report of all. */
export function RunResults({ desk, ...run }: RunResultsProps) {
  const { locale } = useShownPage()
  const checked = useChecked(run)
  return (
    <>
      <CheckedFiles desk={desk} files={checked} locale={locale} />
      {checked.some(({ sheets }) => sheets.length > 0) && (
        <ReportButtons desk={desk} files={checked} locale={locale} />
      )}
    </>
  )
}

/** How many expected outcomes the check agrees with; empty if there are none to compare. */
export function Agreement({ desk, ...run }: RunResultsProps) {
  const agreements = useChecked(run)
    .filter(({ state }) => state === 'done')
    .map(agreementOf)
    .filter((agreement) => agreement !== 'open')
  const same = agreements.filter((agreement) => agreement === 'same').length
  if (agreements.length === 0) return null
  return fillText(desk.copy.run.agreeing, { same, count: agreements.length })
}

function useChecked({ catalogue, files }: Omit<RunResultsProps, 'desk'>): CheckedRunFile[] {
  return useMemo(
    () =>
      files.map((file) => ({
        ...file,
        sheets: file.sheets.map((sheet) => checkSheet(sheet, catalogue)),
      })),
    [catalogue, files],
  )
}
