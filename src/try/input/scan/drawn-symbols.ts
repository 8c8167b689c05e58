import {
  characteristicOf,
  type Recognised,
  symbolBesideNumber,
} from '../../../reader/layout/symbol-shapes.ts'
import type { Point } from '../../../reader/page.ts'
import type { Bitmap } from './binarise.ts'
import { skeletonOf } from './skeleton.ts'

/** Likeness from which a mark in a cell of its own is a characteristic, and a mark in a line a symbol. */
const leastCharacteristic = 0.48
const leastSymbol = 0.6

/** Pixels of a side beyond which a mark is no symbol, and is not thinned. */
const largest = 400

/** The middle of a mark's strokes as steps from pixel to pixel. */
function strokesOf(mark: Bitmap): Point[][] {
  const { width, height, ink } = skeletonOf(mark)
  const isInk = (x: number, y: number) =>
    x >= 0 && x < width && y < height && ink[y * width + x] === 1
  const steps: Point[][] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue
      for (const [dx, dy] of [
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const) {
        if (isInk(x + dx, y + dy)) {
          steps.push([
            { x, y },
            { x: x + dx, y: y + dy },
          ])
        }
      }
    }
  }
  return steps
}

function recognised(
  mark: Bitmap,
  by: (strokes: Point[][]) => Recognised | null,
  least: number,
): string | null {
  if (Math.max(mark.width, mark.height) > largest) return null
  const found = by(strokesOf(mark))
  return found && found.quality >= least ? found.symbol : null
}

/** The geometric characteristic that an upright mark shows; null for letters and anything else. */
export const characteristicIn = (mark: Bitmap): string | null =>
  recognised(mark, characteristicOf, leastCharacteristic)

/** The sign of a hole that an upright mark shows: ⌴, ⌵ or ↧; null for anything else. */
export function holeSignIn(mark: Bitmap): string | null {
  const symbol = recognised(mark, symbolBesideNumber, leastSymbol)
  return symbol !== null && '⌴⌵↧'.includes(symbol) ? symbol : null
}
