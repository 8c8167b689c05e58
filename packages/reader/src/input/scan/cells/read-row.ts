import type { Recogniser } from '../../ocr/recogniser.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Component } from '../ink/components.ts'
import { lettersOf } from '../lines/letters-of-line.ts'
import { alongLine, frameOf } from '../lines/line-box.ts'
import { type ReadRun, runOf } from '../lines/read-line.ts'
import { wordsBetween } from '../lines/words-between.ts'

/** A picture of a sheet and what reads its rows. */
export interface PictureOfRows {
  readonly image: GreyImage
  readonly recogniser: Recogniser
  /** Of a pixel. */
  readonly millimetres: number
}

/** Reads a level row of marks as words; their letters tell nothing about those of other texts, which stand by themselves. */
export async function readRow(
  row: readonly Component[],
  { image, recogniser, millimetres }: PictureOfRows,
): Promise<ReadRun[]> {
  const { frame, marks, letters } = placed(row)
  const words = await wordsBetween(image, marks, 0, recogniser, letters)
  return words.map((word) => runOf({ ...word, letters: [] }, frame, letters, millimetres))
}

/** A row as one run of a text that is known. */
export function runOfRow(
  row: readonly Component[],
  text: string,
  confidence: number,
  millimetres: number,
): ReadRun {
  const { frame, letters } = placed(row)
  const [u1, v1] = [frame.right - frame.left, frame.bottom - frame.top]
  const token = { text, confidence, letters: [], symbol: null, u0: 0, v0: 0, u1, v1 }
  return runOf(token, frame, letters, millimetres)
}

function placed(row: readonly Component[]) {
  const frame = frameOf(row, 0)
  const marks = row
    .map((part) => ({ part, box: alongLine(part, frame), symbol: null }))
    .sort((one, other) => one.box.u0 - other.box.u0)
  return { frame, marks, letters: lettersOf(marks) }
}
