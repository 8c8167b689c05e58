import type { Locale } from '../../../shared/i18n/locale.ts'
import { emptyEntry, priceOf } from './entry.ts'
import { archiveNames, neutralNames } from './file-names.ts'
import type { HandedDrawing } from './hand-over.ts'
import type { SetState } from './set-store.ts'
import type { ArchivedDrawing } from './write-archive.ts'

type Chosen = Pick<SetState, 'files' | 'verdicts' | 'chosen' | 'entries'>

/** The chosen drawings with their names in the archive, in the order of the files. */
export function drawingsOf(
  { files, verdicts, chosen, entries }: Chosen,
  { isNeutral, isRedacted }: { readonly isNeutral: boolean; readonly isRedacted: boolean },
): ArchivedDrawing[] {
  const drawings = files.flatMap(({ id, path, file }) => {
    const verdict = verdicts.get(id)
    if (!chosen.has(id) || verdict?.kind !== 'suited') return []
    // What is made of a redacted drawing is a PDF, whatever it was.
    const format = isRedacted ? 'pdf' : verdict.summary.format
    const summary = { ...verdict.summary, format }
    return [{ path, file, summary, entry: entries.get(id) ?? emptyEntry }]
  })
  const named = drawings.map(({ path, summary: { format } }) => ({ path, format }))
  const names = isNeutral ? neutralNames(named) : archiveNames(named)
  return drawings.map((drawing, index) => ({ ...drawing, name: names[index] ?? '' }))
}

/** The chosen drawings for another tab, with the outcomes that are expected of them. */
export function handedDrawings({ files, chosen, entries, purpose }: SetState): HandedDrawing[] {
  return files
    .filter(({ id }) => chosen.has(id))
    .map(({ id, file }) => ({
      name: file.name,
      file,
      expected: (purpose === 'feasibility' && entries.get(id)?.outcome) || null,
    }))
}

/** Chosen drawings whose price is no number. */
export function faultyPrices({ chosen, entries, purpose }: SetState, locale: Locale): number {
  if (purpose !== 'quoting') return 0
  const all = [...chosen].map((id) => priceOf(entries.get(id) ?? emptyEntry, locale))
  return all.filter((price) => typeof price === 'string').length
}
