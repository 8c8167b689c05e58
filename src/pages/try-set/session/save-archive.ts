import { fillText } from '../../../../shared/i18n/format.ts'
import { saveFile } from '../../../try/exports/save-file.ts'
import { redactedContent } from '../../../try/set/redacted-content.ts'
import { drawingsOf } from '../../../try/set/set-drawings.ts'
import type { SetState } from '../../../try/set/set-store.ts'
import { FileGone, writeArchive } from '../../../try/set/write-archive.ts'
import type { SetWords } from './set-words.ts'

interface SaveOptions {
  readonly isNeutral: boolean
  readonly isRedacted: boolean
  readonly signal: AbortSignal
  onWritten(count: number): void
}

/** Offers the archive as a download and returns a sentence that says how it went. */
export async function saveArchive(
  state: SetState,
  { locale, words }: SetWords,
  options: SaveOptions,
): Promise<string> {
  const { save: copy } = words
  const { isRedacted, signal, onWritten } = options
  const isNeutral = options.isNeutral || isRedacted
  try {
    const { blob, leftOut, count } = await writeArchive(
      drawingsOf(state, { isNeutral, isRedacted }),
      {
        purpose: state.purpose,
        locale,
        isNeutral,
        signal,
        onWritten,
        ...(isRedacted && { contentOf: redactedContent }),
      },
    )
    const name = `${copy.fileName}.zip`
    saveFile(blob, 'application/zip', name)
    const names = leftOut.map(({ path }) => path).join(', ')
    return [
      fillText(copy.saved, { name, count }),
      ...(names === '' ? [] : [fillText(copy.leftOut, { names })]),
    ].join(' ')
  } catch (error) {
    if (signal.aborted) return copy.cancelled
    if (error instanceof FileGone) return fillText(copy.gone, { name: error.path })
    throw error
  }
}
