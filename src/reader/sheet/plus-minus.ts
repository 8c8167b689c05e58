import type { Box, Path } from '../page.ts'
import { boundingBox, boxOf } from './box-geometry.ts'
import type { TextLine } from './text-lines.ts'

interface Bars {
  readonly upright: number
  readonly level: readonly number[]
}

/** Short upright and level strokes within a box. */
function barsIn(box: Box, paths: readonly Path[]): Bars {
  let upright = 0
  const level: number[] = []
  for (const line of paths.flatMap((path) => path.lines)) {
    const around = boundingBox(line.points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })))
    const isInside =
      around.x >= box.x &&
      around.y >= box.y &&
      around.x + around.width <= box.x + box.width &&
      around.y + around.height <= box.y + box.height
    if (!isInside) continue
    for (let i = 1; i < line.points.length; i++) {
      const a = line.points[i - 1]
      const b = line.points[i]
      if (a === undefined || b === undefined) continue
      const dx = Math.abs(a.x - b.x)
      const dy = Math.abs(a.y - b.y)
      if (dy < 0.15 * dx) level.push(a.y)
      if (dx < 0.15 * dy) upright++
    }
  }
  return { upright, level }
}

const isNumber = (text: string) => /^\s*[.,]?\d/.test(text)

/**
 * Text of a line with ± where the sign before a number is drawn as strokes (two level bars and an
 * upright one in the gap before the number), as one common exporter writes it.
 */
export function withDrawnSigns(line: TextLine, paths: readonly Path[]): string {
  let text = ''
  let end = line.box.x
  for (const run of line.runs) {
    const gap = boxOf(
      Math.min(end - 0.2, run.box.x - 1.6 * run.size),
      ...([line.box.y, run.box.x + 0.2, line.box.y + line.box.height] as const),
    )
    const { upright, level } = isNumber(run.text) ? barsIn(gap, paths) : { upright: 0, level: [] }
    const spread = level.length > 1 ? Math.max(...level) - Math.min(...level) : 0
    const isDrawn = upright >= 1 && spread > 0.1 * run.size && !/[±+-]\s*$/.test(text)
    const isSpaced = text !== '' && run.box.x - end > 0.18 * run.size
    text += `${isSpaced ? ' ' : ''}${isDrawn ? '±' : ''}${run.text}`
    end = run.box.x + run.box.width
  }
  return text.replace(/\s+/g, ' ').trim()
}
