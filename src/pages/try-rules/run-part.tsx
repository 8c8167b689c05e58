import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/action-link.tsx'
import { FileButton } from '../../components/file-button.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { agreementOf } from '../../try/rules/agreement.ts'
import { checkSheet } from '../../try/rules/check-sheet.ts'
import { askForDrawings, type HandedDrawing } from '../../try/set/hand-over.ts'
import { carriesFiles } from '../try/chosen-file.ts'
import { samples } from '../try/samples.ts'
import { CheckedFiles, type CheckedRunFile } from './checked-files.tsx'
import { DeskPart } from './desk-part.tsx'
import { ReportButtons } from './report-buttons.tsx'
import type { DeskWords } from './try-rules-data.ts'
import { mostFiles, useRun } from './use-run.ts'

const accepted =
  '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,.zip,application/pdf,application/zip,image/*'

/** Drawings against the catalogue: which pass, which fail, why and where. A changed catalogue is applied to them at once. */
export function RunPart({ desk, catalogue }: { desk: DeskWords; catalogue: Catalogue }) {
  const { locale } = useShownPage()
  const { run } = desk.copy
  const [notice, setNotice] = useState('')
  const { files, add, addFiles, clear } = useRun({
    sheet: (page) => fillText(run.sheet, { page }),
    archive: run.archive,
    notRead: run.notRead,
  })
  const checked = useMemo(
    () =>
      files.map((file) => ({
        ...file,
        sheets: file.sheets.map((sheet) => checkSheet(sheet, catalogue)),
      })),
    [files, catalogue],
  )
  const done = files.filter(({ state }) => state === 'done').length

  const tell = (leftOut: number, said = '') =>
    setNotice(leftOut > 0 ? fillText(run.tooMany, { max: mostFiles }) : said)

  async function takeFiles(chosen: readonly File[]) {
    tell(await addFiles(chosen))
  }
  function addSamples() {
    const drawings = samples.map(({ id, file }) => ({
      name: `${desk.words.drawings[id].name}.pdf`,
      expected: null,
      blob: () => fetchSample(file),
    }))
    tell(add(drawings))
  }
  function takeHanded(handed: readonly HandedDrawing[]) {
    const drawings = handed.map(({ file, ...rest }) => ({ ...rest, blob: async () => file }))
    tell(add(drawings), fillText(run.handed, { count: drawings.length }))
  }
  function removeAll() {
    clear()
    setNotice('')
  }
  useDroppedFiles(takeFiles)
  useHandedDrawings(takeHanded)

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
          className={actionLook.primary}
          accept={accepted}
          takes="several"
          onFiles={takeFiles}
        />
        <button type="button" className={actionLook.secondary} onClick={addSamples}>
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
        {files.length > 0 && fillText(run.progress, { done, all: files.length })}
        {notice && ` ${notice}`} {agreeingText(checked, run)}
      </p>
      <CheckedFiles desk={desk} files={checked} locale={locale} />
      {checked.some(({ sheets }) => sheets.length > 0) && (
        <ReportButtons desk={desk} files={checked} locale={locale} />
      )}
    </DeskPart>
  )
}

/** Takes what the tab with the sample set hands over, where this one was opened from there. */
function useHandedDrawings(onDrawings: (drawings: readonly HandedDrawing[]) => void): void {
  const take = useEffectEvent(onDrawings)
  useEffect(() => {
    const listening = new AbortController()
    askForDrawings((drawings) => take(drawings), listening.signal)
    return () => listening.abort()
  }, [])
}

/** How many expected outcomes the check agrees with; empty if there are none to compare. */
function agreeingText(
  files: readonly CheckedRunFile[],
  run: DeskWords['copy']['run'],
): string | false {
  const agreements = files
    .filter(({ state }) => state === 'done')
    .map((file) => agreementOf({ ...file, isIncomplete: file.refusals.length > 0 }))
    .filter((agreement) => agreement !== 'open')
  const same = agreements.filter((agreement) => agreement === 'same').length
  return agreements.length > 0 && fillText(run.agreeing, { same, count: agreements.length })
}

async function fetchSample(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`)
  return answer.blob()
}

/** Takes files that are dropped anywhere on the page. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onOver = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    }
    document.addEventListener('dragover', onOver, { signal })
    document.addEventListener('drop', onDrop, { signal })
    return () => listening.abort()
  }, [])
}
