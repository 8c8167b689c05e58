import type { Recogniser } from '../../ocr/recogniser.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Read } from '../finder/found-texts.ts'
import type { Component } from '../ink/components.ts'
import { dashBefore } from '../rows/slanted-dash.ts'
import { slantedLines } from '../rows/slanted-lines.ts'
import type { SlantedLine } from '../rows/slanted-row.ts'
import { shelfBeside } from '../rows/slanted-shelf.ts'
import type { SheetParts } from '../sheet-parts.ts'
import { isSureValue } from '../texts/credible-texts.ts'
import { inOneSlant, isDeviationBeside, isUnsigned, withMinus } from '../texts/slanted-stacks.ts'
import type { ReadRun } from './read-line.ts'
import { readSlanted } from './read-slanted.ts'

/** Confidence from which a slanted row is text: pieces of geometry often stand in slanted rows, but do not read well. */
const surelySlanted = 0.6

/** A picture of a sheet, and what reads its lines. */
interface Picture {
  readonly image: GreyImage
  readonly recogniser: Recogniser
  /** Of a pixel. */
  readonly millimetres: number
}

/** A slanted row that was read; it is none of its own until it is sure. */
interface SlantedRead extends Read {
  readonly isSure: boolean
}

/**
 * Reads rows at other angles; of rows that share marks the first one that reads well has them. A short one that is not sure by
 * itself counts where it is a deviation beside another one.
 *
 * @param onRow called before each row.
 */
export async function readSlantedRows(
  picture: Picture,
  { lines, strokes }: SheetParts,
  onRow: () => Promise<void> | void,
): Promise<Read[]> {
  const read: Read[] = []
  const unsure: Read[] = []
  const taken = new Set<Component>()
  const isFree = ({ parts }: Pick<Read, 'parts'>) => !parts.some((part) => taken.has(part))
  const take = (one: Read) => {
    read.push(one)
    for (const part of one.parts) taken.add(part)
  }
  for (const row of slantedLines(lines, strokes)) {
    await onRow()
    const one = isFree(row) ? await readRow(picture, row, strokes) : null
    if (one?.isSure) take(one)
    else if (one) unsure.push(one)
  }
  const sure = read.flatMap(({ runs }) => runs)
  for (const one of unsure) if (isFree(one) && isDeviationBeside(one.runs, sure)) take(one)
  return withOneSlant(read)
}

/** A row with what was read in it; null for one of too few letters that no line runs along. */
async function readRow(
  { image, recogniser, millimetres }: Picture,
  slanted: SlantedLine,
  strokes: readonly Component[],
): Promise<SlantedRead | null> {
  const shelf = shelfBeside(image, slanted.parts, slanted.rotation)
  if (slanted.isDoubtful && !shelf) return null
  const row = { ...slanted, rotation: shelf?.rotation ?? slanted.rotation }
  const turned = await readSlanted(image, row, recogniser, millimetres)
  const runs = turned.map((run) => ({ ...run, letters: [] }))
  const isSure = slanted.isDoubtful ? isSureValue(runs) : surenessOf(runs) >= surelySlanted
  const { parts, runs: signed } = withDash(
    { parts: slanted.parts, runs },
    row,
    strokes,
    millimetres,
  )
  return { parts, runs: signed, isSure, ...(shelf && { shelf }) }
}

/** A number with the dash before it, which is not among the marks of its row. */
function withDash(
  read: Read,
  row: SlantedLine,
  strokes: readonly Component[],
  millimetres: number,
): Read {
  const [run, ...others] = read.runs
  const dash = run && others.length === 0 && isUnsigned(run) ? dashBefore(row, strokes) : null
  if (!run || !dash) return read
  return {
    parts: [dash.part, ...read.parts],
    runs: [{ ...run, ...withMinus(run, dash.ahead * millimetres) }],
  }
}

/** Rows of one value, of which each tells the direction by a few letters, in one direction. */
function withOneSlant(read: readonly Read[]): Read[] {
  const runs = inOneSlant(read.flatMap((one) => one.runs))
  let at = 0
  return read.map((one) => ({
    ...one,
    runs: one.runs.map(
      (run): ReadRun => ({ ...run, rotation: runs[at++]?.rotation ?? run.rotation }),
    ),
  }))
}
