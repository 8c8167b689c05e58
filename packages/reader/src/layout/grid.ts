import { bottomOf, rightOf } from '../boxes.ts'
import type { Box } from '../page.ts'

/** Finds what is near a place without looking at everything: numbers of items, filed by squares of the page. */
export interface Grid {
  /** Files an item under all squares that its box touches. */
  add(item: number, box: Box): void
  /** Each item filed under a square that the box touches, once; some may lie just outside the box. */
  near(box: Box): number[]
}

/** Squares of one box at most. A larger box is not filed or searched at all: longer items are to be filed in parts. */
const mostSquares = 4096

/** A grid with squares of `side` mm. */
export function createGrid(side: number): Grid {
  const squares = new Map<number, number[]>()
  /** The last search that met an item: a list of numbers is much quicker here than a set for each search. */
  const met: number[] = []
  let search = 0
  const forSquares = (box: Box, visit: (key: number) => void): void => {
    const left = Math.floor(box.x / side)
    const right = Math.floor(rightOf(box) / side)
    const top = Math.floor(box.y / side)
    const bottom = Math.floor(bottomOf(box) / side)
    // Not `>`: the number of squares of a box with NaN is neither.
    if (!((right - left + 1) * (bottom - top + 1) <= mostSquares)) return
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) visit(row * 65_536 + column)
  }
  return {
    add(item, box) {
      forSquares(box, (key) => {
        const square = squares.get(key)
        if (square) square.push(item)
        else squares.set(key, [item])
      })
    },
    near(box) {
      search += 1
      const found: number[] = []
      forSquares(box, (key) => {
        for (const item of squares.get(key) ?? []) {
          if (met[item] === search) continue
          met[item] = search
          found.push(item)
        }
      })
      return found
    },
  }
}
