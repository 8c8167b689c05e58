import type { ReadDrawing } from '@firstangle/reader'
import { csvDialects, csvOf } from '../../../../shared/csv.ts'
import { makeBallooned, makeRedacted } from '../../../try/exports/pdf/pdf-files.ts'
import { isIdentifying } from '../../../try/exports/redaction-areas.ts'
import { indentedJson, resultDocument } from '../../../try/exports/result-json.ts'
import { nameBeside, saveFile } from '../../../try/exports/save-file.ts'
import { thumbnailOf } from '../../../try/exports/thumbnail.ts'
import type { CorrectedItem } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { balloonRequest, startsAsPdf } from './balloon-request.ts'
import { editedFrom, factsOf, nameOf } from './item-text.ts'
import type { SessionWords } from './reader-words.ts'

/** The files that can be made of a result. */
export type ExportFormat = 'json' | 'csv' | 'thumbnail' | 'ballooned' | 'redacted'

/** What they are made of. */
export interface ExportSource {
  file: ChosenFile
  drawing: ReadDrawing
  /** Values of all sheets. */
  all: readonly CorrectedItem[]
  /** The sheet shown. */
  page: number
}

/** A file that was offered as a download. */
export interface SavedExport {
  readonly name: string
  /** Sheets that are not in it. */
  readonly leftOut: readonly number[]
  /** Sheets without a title block: only single names were removed from them. */
  readonly withoutBlock: readonly number[]
}

/** Makes a file of the result and offers it as a download; resolves to null where there is nothing to redact. */
export async function exportResult(
  format: ExportFormat,
  { file, drawing, all, page }: ExportSource,
  session: SessionWords,
): Promise<SavedExport | null> {
  const items = all.filter(({ isHidden }) => !isHidden)
  switch (format) {
    case 'json': {
      const content = indentedJson(resultDocument(file.name, drawing.sheets, items))
      return save(`${content}\n`, 'application/json', nameBeside(file.name, '.json'))
    }
    case 'csv': {
      const rows = [Object.values(session.words.exports.columns), ...items.map(rowOf(session))]
      const content = csvOf(rows, csvDialects[session.locale])
      return save(content, 'text/csv;charset=utf-8', nameBeside(file.name, '.csv'))
    }
    case 'thumbnail': {
      const image = await thumbnailOf(drawing, page)
      return save(image, 'image/png', nameBeside(file.name, 'thumbnail.png'))
    }
    case 'ballooned': {
      const bytes = await ballooned(file, drawing, items, session)
      return save(bytes as BlobPart, 'application/pdf', nameBeside(file.name, 'balloons.pdf'))
    }
    case 'redacted': {
      const redacted = await makeRedacted(drawing, correctedNames(all))
      if (!redacted) return null
      const name = nameBeside(session.words.exports.redactedName, '.pdf')
      const { bytes, leftOut, withoutBlock } = redacted
      return { ...save(bytes as BlobPart, 'application/pdf', name), leftOut, withoutBlock }
    }
  }
}

/**
 * The ballooned file. A PDF that may not be changed, or that only a reader more patient than the writer can open, gets
 * its balloons on pictures of its sheets.
 */
async function ballooned(
  file: ChosenFile,
  drawing: ReadDrawing,
  items: readonly CorrectedItem[],
  session: SessionWords,
): Promise<Uint8Array> {
  const from = [file, drawing, items, session] as const
  if (await startsAsPdf(file.blob)) {
    try {
      return await makeBallooned(await balloonRequest(...from, 'file'))
    } catch (error) {
      console.info('The PDF takes no balloons, its pictures do', error)
    }
  }
  return makeBallooned(await balloonRequest(...from, 'pictures'))
}

function save(content: BlobPart, type: string, name: string): SavedExport {
  saveFile(content, type, name)
  return { name, leftOut: [], withoutBlock: [] }
}

/** Names that the visitor wrote where the reader had read something else. */
const correctedNames = (items: readonly CorrectedItem[]): string[] =>
  items.flatMap(({ isEdited, content }) =>
    isEdited && content.type === 'metadata' && isIdentifying(content.field) ? [content.value] : [],
  )

/** In the order of the words' columns: number, sheet, kind, label, value, confidence, doubts, edited, box. */
const rowOf =
  (session: SessionWords) =>
  (item: CorrectedItem): (string | number)[] => {
    const { list } = session.words
    return [
      item.id,
      item.sheet,
      list.kinds[item.kind],
      item.content.type === 'callout' ? item.label : nameOf(item, session),
      factsOf(item, session).join('; '),
      Math.round(item.confidence * 100) / 100,
      item.doubts.map((doubt) => list.doubts[doubt]).join('; '),
      item.original === null ? '' : editedFrom(item.original, session),
      item.boxes
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        .join('; '),
    ]
  }
