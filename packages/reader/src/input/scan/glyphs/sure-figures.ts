import type { Component } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { glyphChances } from './glyph-network.ts'

/** Chance of a figure from which on a mark by itself is one. */
const surely = 0.9

/** Does a mark by itself surely look like one of some figures, upright or as text that runs up has it? */
export function looksLike(
  part: Component,
  figures: string,
  turns: readonly (0 | 90)[] = [0, 90],
): boolean {
  return turns.some((turn) => {
    const chances = glyphChances(uprightMark(part, turn), 1)
    return [...figures].some((figure) => (chances.get(figure) ?? 0) > surely)
  })
}

/** Is a mark a figure that no comma and no piece of a line looks like, as a 1 and a 7 do? */
export const isFigure = (part: Component): boolean => looksLike(part, '2345689')
