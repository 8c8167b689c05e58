import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fillText } from '../../../shared/i18n/format.ts'
import { takeDroppedFiles } from '../../try/file-drop.ts'
import { askForDrawings, type HandedDrawing } from '../../try/set/hand-over.ts'
import { samples } from '../try/samples.ts'
import type { DeskWords } from './try-rules-data.ts'
import { mostFiles, useRun } from './use-run.ts'

/** The drawings of the run: chosen, dropped, samples, or handed over by the tab with the sample set. */
export function useDrawings({ copy: { run }, words }: DeskWords) {
  const [notice, setNotice] = useState('')
  const { files, add, addFiles, clear } = useRun({
    sheet: (page) => fillText(run.sheet, { page }),
    archive: run.archive,
    notRead: run.notRead,
  })
  const note = (leftOut: number, otherwise = '') =>
    setNotice(leftOut > 0 ? fillText(run.tooMany, { max: mostFiles }) : otherwise)

  async function takeFiles(chosen: readonly File[]) {
    note(await addFiles(chosen))
  }
  function takeSamples() {
    const drawings = samples.map(({ id, file }) => ({
      name: `${words.drawings[id].name}.pdf`,
      expected: null,
      blob: () => fetchSample(file),
    }))
    note(add(drawings))
  }
  function takeHanded(handed: readonly HandedDrawing[]) {
    const drawings = handed.map(({ file, ...rest }) => ({ ...rest, blob: async () => file }))
    note(add(drawings), fillText(run.handed, { count: drawings.length }))
  }
  function removeAll() {
    clear()
    setNotice('')
  }
  useArrivals(takeFiles, takeHanded)
  return { files, notice, takeFiles, takeSamples, removeAll }
}

async function fetchSample(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`)
  return answer.blob()
}

/** Takes files that are dropped on the page, and what the tab hands over from which this one was opened. */
function useArrivals(
  onFiles: (files: readonly File[]) => void,
  onHanded: (drawings: readonly HandedDrawing[]) => void,
): void {
  const takeDropped = useEffectEvent(({ files }: DataTransfer) => {
    if (files.length > 0) onFiles([...files])
  })
  const takeHanded = useEffectEvent(onHanded)
  // Before the island counts as hydrated: then what was dropped earlier is dropped again (src/islands/keep-files.ts).
  useLayoutEffect(() => {
    const listening = new AbortController()
    takeDroppedFiles((transfer) => takeDropped(transfer), undefined, listening.signal)
    return () => listening.abort()
  }, [])
  useEffect(() => {
    const listening = new AbortController()
    askForDrawings((drawings) => takeHanded(drawings), listening.signal)
    return () => listening.abort()
  }, [])
}
