import type { GreyImage } from '../../raster/grey-image.ts'
import { isSeenAlong } from './faint-lines.ts'
import { type LineCourse, shadesOf } from './line-contrast.ts'
import type { Ruling } from './rulings.ts'
import { hasStemOn } from './stem-on-way.ts'

/** Pieces of one line lie at most this far off each other (pixels), and are as thick but for that share. */
const drift = 2
const sameThickness = 0.5
/**
 * Millimetres between two pieces up to which the line between them may be broken: as far as the square reaches whose mean
 * is the threshold of ink. Over a wider gap it is seen all the way.
 */
const widestGap = 6
/** The line is darker than this share of the paper beside it, in that share of the places of the gap. */
const darker = 0.96
const mostPlaces = 0.8

/**
 * Joins the pieces of lines that the threshold has broken: where other lines or words are near a grey one, its
 * surroundings are darker, and it does not count as ink. Nothing is joined over paper, as where a number interrupts a
 * dimension line.
 */
export function joinedRulings(
  image: GreyImage,
  rulings: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  return [true, false].flatMap((isHorizontal) => {
    const own = rulings
      .filter((one) => one.isHorizontal === isHorizontal)
      .sort((one, other) => one.from - other.from)
    const joined: Ruling[] = []
    for (const ruling of own) {
      const index = joined.findLastIndex((one) => goesOn(image, one, ruling, pixelsPerMm))
      const before = joined[index]
      if (before) joined[index] = { ...before, to: ruling.to }
      else joined.push(ruling)
    }
    return joined
  })
}

function goesOn(image: GreyImage, one: Ruling, next: Ruling, pixelsPerMm: number): boolean {
  const gap = next.from - one.to
  if (gap <= 0 || Math.abs(one.at - next.at) > drift) return false
  const [thin, thick] = [one.thickness, next.thickness].sort((a, b) => a - b) as [number, number]
  if (thick - thin > Math.max(drift, sameThickness * thick)) return false
  const way = { ...one, from: one.to, to: next.from, atEnd: next.at, thickness: thick }
  const isSeen =
    gap <= widestGap * pixelsPerMm
      ? isMostlyDark(image, way)
      : isSeenAlong(image, way, [one, next], pixelsPerMm)
  return isSeen && !hasStemOn(image, way, one, pixelsPerMm)
}

function isMostlyDark(image: GreyImage, way: LineCourse): boolean {
  const shades = shadesOf(image, way)
  let dark = 0
  for (let along = way.from; along < way.to; along += 1) {
    const { line, paper } = shades(along)
    if (Math.min(...line) < darker * Math.max(...paper)) dark += 1
  }
  return dark >= mostPlaces * (way.to - way.from)
}
