import type { DrawnLine } from './scene-texts.ts'

/** Side of a square of a drawing, in pixels. */
export const side = 256
/** Pixels of a cell, along each side. */
export const cellSide = 4
/** Cells along each side of a square. */
export const cellsAcross = side / cellSide

/** What a cell shows. Within a letter's edge it may be either. */
export const cellKinds = { other: 0, text: 1, either: 2 } as const

/** Half the height of the band that counts as the middle of a line, and how far its edge reaches, in capitals. */
const band = 0.27
const edge = { along: 0.4, across: 0.72 }

/** Kinds of the cells, angles of their lines (degrees from 0 to 179, clockwise) and heights of capitals (eighths of a pixel). */
interface SceneCells {
  readonly kinds: Uint8Array
  readonly angles: Uint8Array
  readonly heights: Uint8Array
}

/** Which cells of a square show the middle of a line of text. */
export function cellsOf(lines: readonly DrawnLine[]): SceneCells {
  const count = cellsAcross ** 2
  const [kinds, angles, heights] = [0, 1, 2].map(() => new Uint8Array(count)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  for (const line of lines) {
    for (let at = 0; at < count; at += 1) {
      const kind = kindOf(line, at)
      if (kind === cellKinds.other || kinds[at] === cellKinds.text) continue
      kinds[at] = kind
      const degrees = Math.round((line.angle * 180) / Math.PI)
      angles[at] = ((degrees % 180) + 180) % 180
      heights[at] = Math.min(255, Math.round(8 * line.capitals))
    }
  }
  return { kinds, angles, heights }
}

function kindOf({ x, y, length, capitals, angle }: DrawnLine, at: number): number {
  const dx = ((at % cellsAcross) + 0.5) * cellSide - x
  const dy = (Math.floor(at / cellsAcross) + 0.5) * cellSide - y
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle) - capitals / 2)
  // Narrow letters, as 1, have a middle, too.
  const inset = Math.min(0.1 * capitals, length / 2 - 0.2 * capitals)
  const outside = Math.max(inset - along, along - length + inset)
  if (outside <= 0 && across <= Math.max(band * capitals, 0.6 * cellSide)) return cellKinds.text
  const isNear = outside <= edge.along * capitals && across <= edge.across * capitals
  return isNear ? cellKinds.either : cellKinds.other
}
