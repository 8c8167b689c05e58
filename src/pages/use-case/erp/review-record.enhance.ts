import { light, onPoint } from '../../../components/evidence/light.ts'
import { rewrite } from '../../../components/fields/show-fault.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { followThreshold } from './follow-threshold.ts'
import { shareText, splitAt } from './threshold.ts'

/** Lights fields together with their places on the sheet, and splits the record at the threshold that is set. */
export function reviewRecord(root: HTMLElement): void {
  const part = (selector: string) => root.querySelector(selector) as HTMLElement
  const words = part('[data-is-written]').dataset
  const rows = [...root.querySelectorAll<HTMLElement>('[data-confidence]')].map((row) => ({
    row,
    confidence: Number(row.dataset.confidence),
  }))

  function show(row: HTMLElement, isWritten: boolean): void {
    const cell = (name: string) => row.querySelector(`[data-cell=${name}]`) as HTMLElement
    row.toggleAttribute('data-queued', !isWritten)
    cell('written').textContent = isWritten ? (row.dataset.written ?? '') : '–'
    cell('status').textContent = (isWritten ? words.isWritten : words.isQueued) ?? ''
  }

  onPoint(root, ({ dataset }) => light(root, dataset.ref ?? ''))
  followThreshold(root, (threshold) => {
    const { written, queued, share } = splitAt(rows, threshold)
    for (const { row } of written) show(row, true)
    for (const { row } of queued) show(row, false)
    rewrite(part('[data-total=written]'), String(written.length))
    rewrite(part('[data-total=queued]'), String(queued.length))
    rewrite(part('[data-total=share]'), shareText(share, documentLocale()))
  })
}
