import { mean } from '../../../mean.ts'
import { type GreyImage, shadeAt } from '../../raster/grey-image.ts'

/** The way of a line, in pixels: where it lies across at its ends, and how thick it is. */
export interface LineCourse {
  readonly isHorizontal: boolean
  readonly from: number
  readonly to: number
  readonly at: number
  /** Where it lies at `to`; where it lies at `from` if this is not given. */
  readonly atEnd?: number
  readonly thickness: number
}

/** The line may pass from one row of pixels to the next. */
const rows = [-1, 0, 1]
/** How far beyond the edge of a line the paper is seen (pixels). */
const beside = 3

/** Shades at a place of a line: of the three rows that it may lie in, and of the paper on both sides. */
interface ShadesOfLine {
  readonly line: readonly number[]
  readonly paper: readonly number[]
}

/** Gives the shades at places along a line; what lies beyond the picture is white. */
export function shadesOf(image: GreyImage, course: LineCourse) {
  const shadeOf = (along: number, across: number) =>
    course.isHorizontal ? shadeAt(image, along, across) : shadeAt(image, across, along)
  const away = Math.ceil(course.thickness / 2) + beside
  const drift = (course.atEnd ?? course.at) - course.at
  return (along: number): ShadesOfLine => {
    const share = (along - course.from) / (course.to - course.from)
    const middle = Math.round(course.at + share * drift)
    return {
      line: rows.map((off) => shadeOf(along, middle + off)),
      paper: [-away, away].map((off) => shadeOf(along, middle + off)),
    }
  }
}

/**
 * By which share a line is darker than the paper beside it, in one stretch of its way after the other.
 *
 * @param stretch In pixels; what is left at the end is not measured.
 */
export function* contrastsOf(
  image: GreyImage,
  course: LineCourse,
  stretch: number,
): Generator<number, void, undefined> {
  const shades = shadesOf(image, course)
  for (let start = course.from; start + stretch <= course.to; start += stretch) {
    const places = Array.from({ length: stretch }, (_, place) => shades(start + place))
    const meanOf = (shadesAt: (place: ShadesOfLine) => readonly number[], row: number) =>
      mean(places.map((place) => shadesAt(place)[row] as number))
    const line = Math.min(...rows.map((_, row) => meanOf((place) => place.line, row)))
    const paper = Math.max(...[0, 1].map((side) => meanOf((place) => place.paper, side)))
    yield paper === 0 ? 0 : 1 - line / paper
  }
}
