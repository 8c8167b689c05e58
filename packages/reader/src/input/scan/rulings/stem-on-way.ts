import { median } from '../../../median.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { contrastsOf, type LineCourse } from './line-contrast.ts'

/** A line that parts from paper as clearly as this is no hairline, which noise breaks anywhere. */
const clearLine = 0.3
/** What is paler than this share of the line is paper. */
const ofLine = 0.4
/** Paper that parts a stem from the ends of the line, in pixels. */
const fewestOfPaper = 2
/** Length of a stem (mm). */
const stem = { least: 1.5, most: 6 }
/** Share of a stem beside which other strokes of figures stand, and how near (mm). */
const beside = { share: 0.5, reach: 1.8 }

/**
 * Whether the stem of a figure lies on the way of a line that it interrupts, as the side of a zero in the middle of an upright
 * dimension line: paper parts it from the line before and behind, and other strokes stand beside it.
 *
 * @param line What was found of the line.
 */
export function hasStemOn(
  image: GreyImage,
  way: LineCourse,
  line: LineCourse,
  pixelsPerMm: number,
): boolean {
  const own = median([...contrastsOf(image, line, Math.ceil(pixelsPerMm))])
  if (own < clearLine) return false
  const inkAt = ({ at, atEnd = at, ...course }: LineCourse, off: number) =>
    [...contrastsOf(image, { ...course, at: at + off, atEnd: atEnd + off }, 1)].map(
      (contrast) => contrast > ofLine * own,
    )
  const stems = partedRuns(inkAt(way, 0)).filter(
    ({ from, to }) => to - from > stem.least * pixelsPerMm && to - from < stem.most * pixelsPerMm,
  )
  if (stems.length === 0) return false
  const edge = way.thickness / 2 + fewestOfPaper
  const rows = Array.from({ length: Math.ceil(beside.reach * pixelsPerMm) }, (_, step) =>
    [-1, 1].map((side) => inkAt(way, side * (edge + step))),
  ).flat()
  return stems.some(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, index) => from + index)
    const withInk = places.filter((place) => rows.some((row) => row[place]))
    return withInk.length > beside.share * places.length
  })
}

/** Runs of ink with paper before and behind them. */
function partedRuns(isInk: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let [start, paper] = [-1, 0]
  for (const [place, is] of isInk.entries()) {
    if (is) {
      if (paper >= fewestOfPaper) start = place
      paper = 0
    } else {
      paper += 1
      if (paper === fewestOfPaper && start >= 0) {
        runs.push({ from: start, to: place + 1 - paper })
        start = -1
      }
    }
  }
  return runs
}
