import type { Box } from '@firstangle/drawings'

/** The lines turn at heights between these, in percent from the top: each at its own, so that no two overlap. */
const turns = { first: 20, last: 80 }

/**
 * Sorts the cells of a title block from left to right and gives each the line to its field below; fields are equally wide,
 * cells are not. Points of a line are in percent of the width, and of the height between block and fields.
 */
export function dropsOf<T extends { box: Box }>(
  fields: readonly T[],
  width: number,
): (T & { from: number; line: string })[] {
  const inOrder = fields.toSorted((a, b) => endOf(a) - endOf(b))
  return inOrder.map((field, index) => {
    const from = endOf(field)
    const start = percent(from / width)
    const end = percent((index + 0.5) / inOrder.length)
    const turn = turnOf(index, inOrder.length, end < start)
    return { ...field, from, line: `${start},0 ${start},${turn} ${end},${turn} ${end},100` }
  })
}

/** Where a line begins: cells are filled from their left, so that below this end it crosses no words. */
const endOf = ({ box }: { box: Box }): number => box.x + box.width

/** Of the lines that lead to the left, the leftmost turns highest; of those that lead to the right, the rightmost. */
function turnOf(index: number, count: number, isToLeft: boolean): number {
  const step = (turns.last - turns.first) / Math.max(count - 1, 1)
  return Math.round(turns.first + step * (isToLeft ? index : count - 1 - index))
}

const percent = (share: number): number => Math.round(share * 1000) / 10
