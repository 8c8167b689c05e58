import { median } from '../../../median.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { contrastsOf, type LineCourse } from './line-contrast.ts'
import type { Ruling } from './rulings.ts'

/** Length of the stretches in which a line is looked at (mm). */
const usualStretch = 0.7
/** A line is darker than paper by this share in each stretch, and by that share of what it is where it was found. */
const contrast = { least: 0.05, ofFound: 0.4 }
/** How far a line is followed (mm). */
const farthest = 60
/** Least length (mm) of a line that is drawn on, and how near it ends to the line across already. */
const drawnOn = { shortest: 8, near: 0.5 }
/**
 * Least length (mm) of a hairline that parts cells, how near it ends to the lines across, and the stretches in which it is
 * looked at: there is less paper between two rows of words, whose stems may stand one above the other.
 */
const cellLine = { shortest: 3, near: 0.8, stretch: 0.25 }

/** Whether the picture shows a line all along a way that it was not found on, as it shows the found parts of it. */
export function isSeenAlong(
  image: GreyImage,
  way: LineCourse,
  found: readonly Ruling[],
  pixelsPerMm: number,
  millimetresOfStretch = usualStretch,
): boolean {
  if (way.to - way.from > farthest * pixelsPerMm) return false
  const stretch = Math.round(millimetresOfStretch * pixelsPerMm)
  const own = Math.min(...found.map((one) => median(contrastsOf(image, one, stretch))))
  const least = Math.max(contrast.least, contrast.ofFound * own)
  return contrastsOf(image, way, stretch).every((one) => one >= least)
}

/**
 * Draws lines on to the next line or piece of a line across, where the picture shows them all the way: near words and
 * other lines, a grey line does not count as ink.
 */
export function drawnRulings(
  image: GreyImage,
  rulings: readonly Ruling[],
  pieces: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  const near = drawnOn.near * pixelsPerMm
  const isWay = (ruling: Ruling, from: number, to: number) =>
    isSeenAlong(image, { ...ruling, from, to }, [ruling], pixelsPerMm)
  return rulings.map((ruling) => {
    if (ruling.to - ruling.from < drawnOn.shortest * pixelsPerMm) return ruling
    const places = placesAcross(ruling, [...rulings, ...pieces], near)
    const before = Math.max(...places.filter((at) => at < ruling.from - near))
    const after = Math.min(...places.filter((at) => at > ruling.to + near))
    const from = isWay(ruling, before, ruling.from) ? before : ruling.from
    const to = isWay(ruling, ruling.to, after) ? after : ruling.to
    return { ...ruling, from, to }
  })
}

/**
 * Hairlines that surely part cells: seen all the way from one line across to another, where each ends, since noise
 * lengthens it. They are a row thicker than their darkest part.
 */
export function cellHairlines(
  image: GreyImage,
  hairlines: readonly Ruling[],
  rulings: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  const near = cellLine.near * pixelsPerMm
  return hairlines.flatMap((one) => {
    const places = placesAcross(one, [...rulings, ...hairlines], near)
    const from = Math.max(...places.filter((at) => Math.abs(at - one.from) <= near))
    const to = Math.min(...places.filter((at) => Math.abs(at - one.to) <= near))
    const isBetween = to - from >= cellLine.shortest * pixelsPerMm
    const whole = { ...one, from, to, thickness: one.thickness + 1 }
    return isBetween && isSeenAlong(image, whole, [one], pixelsPerMm, cellLine.stretch)
      ? [whole]
      : []
  })
}

/** Where other lines cross a line or its continuation, in pixels along it. */
function placesAcross(ruling: Ruling, rulings: readonly Ruling[], near: number): number[] {
  return rulings
    .filter(
      (one) =>
        one.isHorizontal !== ruling.isHorizontal &&
        one.from <= ruling.at + near &&
        one.to >= ruling.at - near,
    )
    .map(({ at }) => Math.round(at))
}
