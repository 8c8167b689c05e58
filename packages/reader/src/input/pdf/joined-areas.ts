import { grown, intersect, unionOf } from '../../boxes.ts'
import type { Box } from '../../page.ts'

/** A part of a page that is painted and read by itself. */
export interface AreaToRecognise {
  readonly box: Box
  /** Where in it lettering may stand; the rest is paper. */
  readonly lettered: readonly Box[]
  /** It is but pictures, which may show anything. */
  readonly isPicture: boolean
}

/** Areas that lie closer (mm) are read as one: pictures come in strips, and one above the other. */
const closest = 0.5

/** Areas with those that touch made one. */
export function joinedAreas(areas: readonly AreaToRecognise[]): AreaToRecognise[] {
  const joined: AreaToRecognise[] = []
  for (const area of areas) {
    let whole = area
    // A larger area may touch further ones.
    for (let near = touching(joined, whole); near.length > 0; near = touching(joined, whole)) {
      for (const one of near) joined.splice(joined.indexOf(one), 1)
      const all = [...near, whole]
      whole = {
        box: unionOf(all.map(({ box }) => box)),
        lettered: all.flatMap(({ lettered }) => lettered),
        isPicture: all.every(({ isPicture }) => isPicture),
      }
    }
    joined.push(whole)
  }
  return joined
}

const touching = (areas: readonly AreaToRecognise[], { box }: AreaToRecognise): AreaToRecognise[] =>
  areas.filter((one) => intersect(grown(one.box, closest, closest), box))
