import { median } from '../../../median.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { contrastsOf, type LineCourse } from './line-contrast.ts'
import type { Ruling } from './rulings.ts'
import { hasStemOn } from './stem-on-way.ts'

/** Length of the stretches in which a line is looked at (mm). */
const usualStretch = 0.7
/** A line is darker than paper by this share in each stretch, and by that share of what it is where it was found. */
const contrast = { least: 0.035, ofFound: 0.4 }
/** Share of the stretches that may be lost. */
const lostShare = 0.05
/** Least length (mm) of a line that is drawn on, and how near it ends to the line across already. */
const drawnOn = { shortest: 8, near: 0.5 }
/** Least length (mm) of a hairline that parts cells, and how near it ends to the lines across. */
const cellLine = { shortest: 3, near: 0.8 }
/** A hairline so long (mm) is one wherever it ends: rows of words have blanks. */
const longHairline = 20
/** Hairlines below this (mm) are looked at in smaller stretches: two stems of letters may stand one above the other. */
const short = { below: 8, stretch: 0.25 }

/**
 * Whether the picture shows a line along a way that it was not found on, as it shows the found parts of it. A stretch here
 * and there may be lost in the noise of the paper, but no two together.
 */
export function isSeenAlong(
  image: GreyImage,
  way: LineCourse,
  found: readonly Ruling[],
  pixelsPerMm: number,
  millimetresOfStretch = usualStretch,
): boolean {
  if (!Number.isFinite(way.to - way.from)) return false
  const stretch = Math.round(millimetresOfStretch * pixelsPerMm)
  const own = Math.min(...found.map((one) => median([...contrastsOf(image, one, stretch)])))
  const least = Math.max(contrast.least, contrast.ofFound * own)
  let [mayBeLost, wasLost] = [Math.floor(lostShare * ((way.to - way.from) / stretch)), false]
  for (const one of contrastsOf(image, way, stretch)) {
    const isLost = one < least
    if (isLost && (wasLost || mayBeLost === 0)) return false
    if (isLost) mayBeLost -= 1
    wasLost = isLost
  }
  return true
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
  const acrossOf = linesAcross([...rulings, ...pieces])
  const isWay = (ruling: Ruling, from: number, to: number) =>
    isSeenAlong(image, { ...ruling, from, to }, [ruling], pixelsPerMm) &&
    !hasStemOn(image, { ...ruling, from, to }, ruling, pixelsPerMm)
  return rulings.map((ruling) => {
    if (ruling.to - ruling.from < drawnOn.shortest * pixelsPerMm) return ruling
    const places = placesMet(ruling, acrossOf(ruling), near)
    const before = Math.max(...places.filter((at) => at < ruling.from - near))
    const after = Math.min(...places.filter((at) => at > ruling.to + near))
    const from = isWay(ruling, before, ruling.from) ? before : ruling.from
    const to = isWay(ruling, ruling.to, after) ? after : ruling.to
    return { ...ruling, from, to }
  })
}

/**
 * Hairlines that surely are lines: seen all the way, and long or from one line across to another, where they end, since
 * noise lengthens them. They are a row thicker than their darkest part.
 */
export function sureHairlines(
  image: GreyImage,
  hairlines: readonly Ruling[],
  rulings: readonly Ruling[],
  pixelsPerMm: number,
): Ruling[] {
  const near = cellLine.near * pixelsPerMm
  const acrossOf = linesAcross([...rulings, ...hairlines])
  return hairlines.flatMap((one) => {
    const places = placesMet(one, acrossOf(one), near)
    const nearest = (end: number) => places.find((at) => Math.abs(at - end) <= near)
    const [start, end] = [nearest(one.from), nearest(one.to)]
    const isLong = one.to - one.from >= longHairline * pixelsPerMm
    if (!isLong && (start === undefined || end === undefined)) return []
    const whole = {
      ...one,
      from: start ?? one.from,
      to: end ?? one.to,
      thickness: one.thickness + 1,
    }
    const length = (whole.to - whole.from) / pixelsPerMm
    const stretch = length < short.below ? short.stretch : usualStretch
    const isSeen =
      length >= cellLine.shortest && isSeenAlong(image, whole, [one], pixelsPerMm, stretch)
    return isSeen ? [whole] : []
  })
}

/** Gives the lines across a line. */
function linesAcross(rulings: readonly Ruling[]): (ruling: Ruling) => readonly Ruling[] {
  const level = rulings.filter(({ isHorizontal }) => isHorizontal)
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal)
  return ({ isHorizontal }) => (isHorizontal ? upright : level)
}

/** Where lines across meet a line or its continuation, in pixels along it. */
const placesMet = ({ at }: Ruling, across: readonly Ruling[], near: number): number[] =>
  across
    .filter((one) => one.from <= at + near && one.to >= at - near)
    .map((one) => Math.round(one.at))
