import { captionOf } from '../../../sheet/title-block/caption-of.ts'
import { withCaptionWords } from '../../../sheet/title-block/misread-captions.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { Read } from '../finder/found-texts.ts'
import type { Component } from '../ink/components.ts'
import type { SheetParts } from '../sheet-parts.ts'
import { textsOf } from '../texts/credible-texts.ts'
import { captionInRow } from './caption-in-row.ts'
import { marksOfTitleCells } from './marks-of-cells.ts'
import { type PictureOfRows, readRow } from './read-row.ts'
import { rowsOfMarks } from './rows-of-marks.ts'

/** From here on what was read of a line stands. */
const surelyRead = 0.8
/** How sure a row must be read: one of several letters, and of a single one. */
const credible = { row: 0.85, letter: 0.9 }
/** The network for words knows no Cyrillic letters and drops points and signs of sizes. */
const keptAnyway = /\p{Script=Cyrillic}|\d[.,]\d|[±Ø°]/u
/** More rows than title blocks have. */
const mostRows = 300

/**
 * Looks once more at the cells of the title block. A cell tells what belongs together: its marks are rows of letters,
 * however wide they are, where the search for lines takes a caption whose letters touch for a piece of geometry, or joins
 * letters of several cells to an upright line. A row that is surely a caption is that caption; what else was not read, or
 * not surely, is read again.
 *
 * @param sheet Its `onProgress` is called before each row.
 */
export async function withTitleCells(
  read: readonly Read[],
  parts: SheetParts,
  sheet: PictureOfRows & { readonly onProgress: () => Promise<void> | void },
): Promise<Read[]> {
  const { image, millimetres, onProgress } = sheet
  const cells = marksOfTitleCells(parts.components, {
    width: image.width * millimetres,
    height: image.height * millimetres,
    texts: read.flatMap(({ runs }) => textsOf(runs)),
    lines: parts,
    millimetres,
  })
  const rows = cells.flatMap((marks) => rowsOfMarks(marks, 1 / millimetres))
  let all: readonly Read[] = read
  for (const row of rows.slice(0, mostRows)) {
    await onProgress()
    const caption = await withCaption(all, row, sheet)
    all = caption ?? (await withUnreadMarks(all, row, sheet))
  }
  return [...all]
}

/** What was read with a row as the caption that it surely is; null for what is none, or is read as one already. */
async function withCaption(
  all: readonly Read[],
  row: readonly Component[],
  sheet: PictureOfRows,
): Promise<Read[] | null> {
  const before = readIn(row, all)
  const texts = before.flatMap(({ runs }) => textsOf(runs))
  if (!isReplaceable(before, row) || saysCaption(texts)) return null
  const caption = await captionInRow(texts, row, sheet)
  return caption && [...without(all, before), { parts: row, runs: [caption] }]
}

/** What was read with those marks of a row that were not read surely before. */
async function withUnreadMarks(
  all: readonly Read[],
  row: readonly Component[],
  sheet: PictureOfRows,
): Promise<readonly Read[]> {
  const taken = new Set(
    readIn(row, all)
      .filter(isSurelyRead)
      .flatMap(({ parts }) => parts),
  )
  const unread = row.filter((part) => !taken.has(part))
  let now = all
  for (const part of rowsOfMarks(unread, 1 / sheet.millimetres)) {
    const before = readIn(part, now)
    if (!isReplaceable(before, part)) continue
    const runs = await readRow(part, sheet)
    if (isCredible(runs)) now = [...without(now, before), { parts: part, runs }]
  }
  return now
}

const readIn = (row: readonly Component[], all: readonly Read[]) =>
  all.filter(({ parts }) => parts.some((part) => row.includes(part)))

const without = (all: readonly Read[], some: readonly Read[]) =>
  all.filter((one) => !some.includes(one))

/** Lines that do not run as their row does, or whose marks the row has already. */
const isReplaceable = (before: readonly Read[], row: readonly Component[]): boolean =>
  before.every(
    ({ parts, runs }) =>
      runs.every(({ rotation }) => rotation !== 0) || parts.every((part) => row.includes(part)),
  )

function isSurelyRead({ runs }: Read): boolean {
  const texts = textsOf(runs)
  return (
    texts.length > 0 &&
    (surenessOf(runs) >= surelyRead || texts.some(({ text }) => keptAnyway.test(text)))
  )
}

function isCredible(runs: Read['runs']): boolean {
  const letters = runs.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('').length
  return letters > 0 && surenessOf(runs) >= (letters === 1 ? credible.letter : credible.row)
}

/** Whether texts are a caption, also one with letters that look alike. */
const saysCaption = (texts: Read['runs']): boolean =>
  captionOf(
    withCaptionWords(texts)
      .map(({ text }) => text)
      .join(' '),
  ) !== null
