import type { GreyImage } from '../../raster/grey-image.ts'
import type { Ruling } from './rulings.ts'

/** Pieces of one line lie at most this far off each other (pixels), and are as thick but for that share. */
const drift = 2
const sameThickness = 0.5
/** Most millimetres between two pieces: as far as the square reaches whose mean is the threshold of ink. */
const widestGap = 6
/** The line is darker than this share of the paper beside it, in that share of the places of the gap. */
const darker = 0.96
const mostPlaces = 0.8

/**
 * Joins the pieces of lines of which the threshold has lost parts: where other lines meet a grey one, its surroundings
 * are darker, and it does not count as ink. Nothing is joined over paper, as where a number interrupts a dimension line.
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
  if (gap <= 0 || gap > widestGap * pixelsPerMm || Math.abs(one.at - next.at) > drift) return false
  const [thin, thick] = [one.thickness, next.thickness].sort((a, b) => a - b) as [number, number]
  return thick - thin <= Math.max(drift, sameThickness * thick) && isDarkBetween(image, one, next)
}

function isDarkBetween(image: GreyImage, one: Ruling, next: Ruling): boolean {
  const { width, height, pixels } = image
  const shadeAt = (along: number, across: number) => {
    const [x, y] = one.isHorizontal ? [along, across] : [across, along]
    return x < 0 || y < 0 || x >= width || y >= height ? 255 : (pixels[y * width + x] as number)
  }
  const beside = Math.ceil(Math.max(one.thickness, next.thickness) / 2) + 3
  let dark = 0
  for (let along = one.to; along < next.from; along += 1) {
    const share = (along - one.to) / (next.from - one.to)
    const middle = Math.round(one.at + share * (next.at - one.at))
    const line = Math.min(...[-1, 0, 1].map((off) => shadeAt(along, middle + off)))
    const paper = Math.max(shadeAt(along, middle - beside), shadeAt(along, middle + beside))
    if (line < darker * paper) dark += 1
  }
  return dark >= mostPlaces * (next.from - one.to)
}
