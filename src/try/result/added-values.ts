import type { Box, Callout, ReadSheet } from '@firstangle/reader'
import { type ResultItem, sortedItems } from './item.ts'

type LetteringLine = ReadSheet['lettering'][number]

/** A value that the reading missed and the visitor added: the text in a box of a sheet. */
export interface AddedValue {
  /** From 1, in the order of adding. */
  readonly number: number
  readonly sheet: number
  readonly box: Box
  readonly callout: Callout
}

/** The lettering whose middle lies in a box, from the top and from the left: what a line of a callout is made of. */
export function textInBox(lettering: readonly LetteringLine[], box: Box): string {
  const inside = lettering.filter((line) => {
    const x = line.box.x + line.box.width / 2
    const y = line.box.y + line.box.height / 2
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  })
  return textOfLines(inside)
}

/** Several lines written as one: from the top, separated by strokes. */
export function textOfLines(lines: readonly LetteringLine[]): string {
  return rowsOf(lines)
    .map((row) => row.map(({ text }) => text).join(' '))
    .join(' / ')
}

/** Lines that share most of their height stand in one row. */
function rowsOf(lines: readonly LetteringLine[]): LetteringLine[][] {
  const rows: LetteringLine[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const last = rows.at(-1)
    const first = last?.[0]
    const isLevel = first && line.box.y < first.box.y + first.box.height / 2
    if (isLevel) last.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/** What was read and what was added, in the order of the list. Added values get numbers after those of their sheet. */
export function withAdded(
  read: readonly ResultItem[],
  added: readonly AddedValue[],
): readonly ResultItem[] {
  if (added.length === 0) return read
  const items = added.map(({ number, sheet, box, callout }): ResultItem => {
    const last = Math.max(0, ...read.filter((item) => item.sheet === sheet).map(({ id }) => id))
    return {
      key: `${sheet}-added-${number}`,
      id: last + number,
      sheet,
      kind: callout.kind,
      label: callout.text,
      boxes: [box],
      // Read by a person.
      confidence: 1,
      doubts: [],
      content: { type: 'callout', callout, isGeneral: false },
      isAdded: true,
    }
  })
  return sortedItems([...read, ...items])
}
