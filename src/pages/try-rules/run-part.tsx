import { useMemo, useRef, useState } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/action-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { checkSheet } from '../../try/rules/check-sheet.ts'
import { samples } from '../try/samples.ts'
import { CheckedFiles } from './checked-files.tsx'
import { PartHead } from './part-head.tsx'
import { ReportButtons } from './report-buttons.tsx'
import type { DeskWords } from './try-rules-data.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { mostFiles, ofVisitor, useRun } from './use-run.ts'

const accepted = '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,application/pdf,image/*'

/** Drawings against the catalogue: which pass, which fail, why and where. A changed catalogue judges them anew at once. */
export function RunPart({ desk, catalogue }: { desk: DeskWords; catalogue: Catalogue }) {
  const { locale } = useShownPage()
  const { run } = desk.copy
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { files, add, clear } = useRun({
    sheet: (page) => fillText(run.sheet, { page }),
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

  function take(chosen: readonly File[]) {
    const room = Math.max(0, mostFiles - files.length)
    setIsOver(chosen.length > room)
    add(ofVisitor(chosen.slice(0, room).map((file) => ({ name: file.name, blob: file }))))
  }
  function addSamples() {
    add(
      samples.map(({ id, file }) => ({
        name: `${desk.words.drawings[id].name}.pdf`,
        blob: () => fetchSample(file),
      })),
    )
  }
  useDroppedFiles(take)

  return (
    <section id="check" aria-labelledby="check-title" tabIndex={-1} className="mt-12">
      <PartHead id="check-title" copy={run} />
      <noscript>
        <p className="mt-4">
          <RichText nodes={run.withoutScript} />
        </p>
      </noscript>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className={actionLook.primary} onClick={() => input.current?.click()}>
          {run.choose}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={run.choose}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <button type="button" className={actionLook.secondary} onClick={addSamples}>
          {run.samples}
        </button>
        {files.length > 0 && (
          <button type="button" className={actionLook.quiet} onClick={clear}>
            {run.clear}
          </button>
        )}
      </div>
      <p className="needs-script mt-2 text-sm text-muted">{run.drop}</p>
      <p role="status" className="mt-2">
        {files.length > 0 && fillText(run.progress, { done, all: files.length })}
        {isOver && ` ${fillText(run.tooMany, { max: mostFiles })}`}
      </p>
      <CheckedFiles desk={desk} files={checked} locale={locale} />
      {checked.some(({ sheets }) => sheets.length > 0) && (
        <ReportButtons desk={desk} files={checked} locale={locale} />
      )}
    </section>
  )
}

async function fetchSample(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`)
  return answer.blob()
}
