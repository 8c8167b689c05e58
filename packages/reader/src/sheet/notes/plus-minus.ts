import { boxBetween } from '../../boxes.ts'
import type { Box, Path } from '../../page.ts'
import { joinRuns, type TextLine } from '../structure/text-lines.ts'

/** A stroke no longer than a sign. */
export interface ShortStroke {
  readonly box: Box
  readonly isUpright: boolean
}

/** Longest stroke of a sign (mm). */
const longest = 6

/** Level and upright strokes of a page that are short enough for signs, from left to right. */
export function shortStrokes(paths: readonly Path[]): ShortStroke[] {
  const out: ShortStroke[] = []
  for (const { points } of paths.flatMap((path) => path.lines)) {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]
      const b = points[i]
      if (a === undefined || b === undefined) continue
      const width = Math.abs(a.x - b.x)
      const height = Math.abs(a.y - b.y)
      const isLevel = height < 0.15 * width
      const isUpright = width < 0.15 * height
      if (width > longest || height > longest || !(isLevel || isUpright)) continue
      out.push({ box: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width, height }, isUpright })
    }
  }
  return out.sort((a, b) => a.box.x - b.box.x)
}

/** A sign has three strokes, or six drawn twice; more are outlined letters. */
const mostStrokes = 6

/** Whether the strokes within a box are a plus-minus: two level ones and an upright one. */
function hasSign(gap: Box, strokes: readonly ShortStroke[], size: number): boolean {
  let upright = 0
  const level: number[] = []
  for (const { box, isUpright } of strokes) {
    if (box.x > gap.x + gap.width) break
    const isInside =
      box.x >= gap.x &&
      box.y >= gap.y &&
      box.x + box.width <= gap.x + gap.width &&
      box.y + box.height <= gap.y + gap.height
    if (!isInside) continue
    if (isUpright) upright++
    else level.push(box.y)
  }
  const spread = level.length > 1 ? Math.max(...level) - Math.min(...level) : 0
  const isSparse = upright + level.length <= mostStrokes
  return isSparse && upright >= 1 && spread > 0.1 * size
}

/** A number, or the letters of a grade of tolerance (`±IT14/2`). */
const isNumber = (text: string) => /^\s*(?:[.,]?\d|I[TТ]\s*(?:\d|$))/.test(text)

/**
 * Text of a line with ± where the sign before a number is drawn as strokes (two level bars and an
 * upright one in the gap before the number), as one common exporter writes it.
 */
export function withDrawnSigns(line: TextLine, strokes: readonly ShortStroke[]): string {
  const isNote = /\p{L}{3}|^(?:x?\.)?x{1,4}(?![\p{L}.])|h\d{1,2},/iu.test(line.text)
  if (line.confidence < 1 || line.runs.length < 2 || !isNote) return line.text
  const signs = line.runs.map((run, i) => {
    const before = line.runs[i - 1]
    const end = before === undefined ? line.box.x : before.box.x + before.box.width
    const from = Math.min(end - 0.2, run.box.x - 1.6 * run.size)
    const gap = boxBetween(from, line.box.y, run.box.x + 0.2, line.box.y + line.box.height)
    const isOpen = isNumber(run.text) && !/[±+-]\s*$/.test(before?.text ?? '')
    return isOpen && hasSign(gap, strokes, run.size)
  })
  if (!signs.includes(true)) return line.text
  return joinRuns(line.runs.map((run, i) => (signs[i] ? { ...run, text: `±${run.text}` } : run)))
}
