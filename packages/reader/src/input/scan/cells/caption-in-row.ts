import { printedCaptions } from '../../../sheet/title-block/printed-captions.ts'
import { wordDistance } from '../../../word-distance.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { Component } from '../ink/components.ts'
import { frameOf } from '../lines/line-box.ts'
import { linePicture } from '../lines/line-picture.ts'
import type { ReadRun } from '../lines/read-line.ts'
import { type PictureOfRows, runOfRow } from './read-row.ts'

/** Captions are no higher (mm) and no longer (letters), and hold no figures. */
const largest = { height: 4.5, letters: 40 }
/** What is read so surely and differs from every caption by more letters is none. */
const surely = { read: 0.85, letters: 2 }
const smallCaptions = [...new Set(printedCaptions.map((text) => text.toLowerCase()))]
/** How likely a caption must be, beside what is read without knowing it and by itself. */
const least = { beside: 0.5, alone: 0.2 }

/**
 * The caption that a row of marks surely is, though it was not read as one: `FRMA`, whose I is a hair, is likely `FIRMA`.
 *
 * @param texts What the row was read as.
 */
export async function captionInRow(
  texts: readonly ReadRun[],
  row: readonly Component[],
  { image, recogniser, millimetres }: PictureOfRows,
): Promise<ReadRun | null> {
  const frame = frameOf(row, 0)
  const read = texts.map(({ text }) => text).join(' ')
  const isTooLarge =
    (frame.bottom - frame.top) * millimetres > largest.height || read.length > largest.letters
  if (isTooLarge || /\d|\p{Script=Cyrillic}/u.test(read)) return null
  if (surenessOf(texts) >= surely.read && !isNearCaption(read)) return null
  const likely = await recogniser.likeliest?.(linePicture(image, row, frame), printedCaptions)
  if (!likely || likely.beside < least.beside || likely.alone < least.alone) return null
  return runOfRow(row, likely.text, likely.beside, millimetres)
}

/** Does a text differ from a caption by a letter or two, whatever is a capital? */
function isNearCaption(text: string): boolean {
  const read = text.toLowerCase()
  const most = surely.letters
  return smallCaptions.some((caption) => wordDistance(read, caption, most) <= most)
}
