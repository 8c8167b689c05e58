import { bottomOf, rightOf } from '../../../boxes.ts'
import { boxToUpright, directionOf, toPage } from '../../../layout/direction.ts'
import type { TextRun } from '../../../page.ts'

/** How a zero by itself may be read: nothing beside it tells how high figures are. */
const ring = /^[oO°]$/
const deviation = /^[+\-±−]\d{0,3}[.,]?\d+$/
/** Heights of a zero, and the most paper above, below and beside it: by the height of the deviation. */
const zero = { least: 0.55, most: 1.25, gap: 0.9, beside: 0.5, over: 0.2 }
/** Texts in one direction (degrees). */
const sameDirection = 2

/** The texts of a sheet with the zeros that stand right above or below a deviation: `o` and `°` say nothing there. */
export function withStackedZeros(runs: readonly TextRun[]): TextRun[] {
  const deviations = runs.filter(({ text }) => deviation.test(text))
  return runs.map((run) => {
    const other = ring.test(run.text) && deviations.find((one) => isStacked(run, one))
    return other ? zeroBeside(run, other) : run
  })
}

/** A ring that was read in the line of its size has the base line and the letters of that. */
function zeroBeside(run: TextRun, { rotation, size }: TextRun): TextRun {
  const direction = directionOf(rotation)
  const box = boxToUpright(direction, run.box)
  return { ...run, text: '0', size, origin: toPage(direction, { x: box.x, y: bottomOf(box) }) }
}

function isStacked(run: TextRun, other: TextRun): boolean {
  if (Math.abs(run.rotation - other.rotation) > sameDirection) return false
  const [own, box] = [run, other].map((one) => boxToUpright(directionOf(other.rotation), one.box))
  if (!own || !box) return false
  const share = own.height / box.height
  const gap = Math.max(own.y - bottomOf(box), box.y - bottomOf(own)) / box.height
  const beside = Math.max(own.x - rightOf(box), box.x - rightOf(own)) / box.height
  return (
    share > zero.least &&
    share < zero.most &&
    gap > -zero.over &&
    gap < zero.gap &&
    beside < zero.beside
  )
}
