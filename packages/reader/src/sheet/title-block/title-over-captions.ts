import { rightOf } from '../../boxes.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOfLine } from './cell-entries.ts'
import { mayBeTitle } from './uncaptioned.ts'

/** How far the title stands over the captions, how large it is by them, and how far its end is off theirs (heights of the font). */
const over = { farthest: 1.8, size: 0.95, off: 0.5 }

/** What stands in the corner of a sheet without a block, as three different captions with their values at least. */
const leastCaptions = 3

/**
 * The title of a sheet that has no title block, right over `Scale: 1:3` and other captions in its corner: the largest of those
 * lines, which begins or ends where the one below it does.
 */
export function readTitleOverCaptions(lines: readonly TextLine[], low: number): Candidate[] {
  const said = lines.filter((line) => {
    const caption = captionOfLine(line)
    return line.box.y > low && caption !== null && !caption.isWeak && caption.rest !== ''
  })
  const fields = said.map((line) => captionOfLine(line)?.field)
  if (new Set(fields).size < leastCaptions || fields.includes('title')) return []
  const [top] = said.toSorted((a, b) => a.box.y - b.box.y)
  if (!top) return []
  const { size, box } = top
  const above = lines.filter((line) => {
    const step = box.y - line.box.y
    const isAligned =
      Math.abs(rightOf(line.box) - rightOf(box)) < over.off * size ||
      Math.abs(line.box.x - box.x) < over.off * size
    return step > 0.5 * size && step < over.farthest * line.size && isAligned
  })
  const [title] = above
  const isLargest = title !== undefined && said.every((line) => over.size * line.size <= title.size)
  if (!title || above.length > 1 || !isLargest || !mayBeTitle([title])) return []
  return [candidateOf('title', title.text, [title], 0.75)]
}
