import { escapeText } from '@firstangle/drawings'
import { tenth } from '../../../shared/rounding.ts'
import type { PositionResult } from './position-answer.ts'

/** Sizes of the picture, in its own units: the exact place is in the middle of a square, words stand beside it. */
const picture = { width: 460, height: 300, centre: 150, radius: 118, words: 312 }

/** Words of the picture, with their values. */
interface PositionLabels {
  permitted: string
  measured: string
  x: string
  y: string
}

/**
 * The zone about the exact place and the measured axis, true to scale: the zone of the frame is drawn full, what the
 * size adds to it dashed. Decoration beside a table that says the same.
 *
 * @returns SVG markup for a box of class `diagram`
 */
export function positionPicture(result: PositionResult, labels: PositionLabels): string {
  const { x, y, zone, permitted } = result
  const farthest = Math.max(permitted / 2, Math.hypot(x, y)) || 1
  const scaled = (length: number) => tenth((length / farthest) * picture.radius)
  const { centre: c } = picture
  const [left, top] = [tenth(c + scaled(x)), tenth(c - scaled(y))]
  const rings = [
    permitted > zone ? circle(c, c, scaled(permitted / 2), 'diagram__line position__bonus') : '',
    zone > 0 ? circle(c, c, scaled(zone / 2), 'diagram__box') : '',
  ]
  const axes =
    `<path class="diagram__line diagram__centre" d="M6 ${c}H${2 * c - 6}M${c} 6V${2 * c - 6}"/>` +
    `<path class="diagram__hatching" d="M${left} ${c}V${top}M${c} ${top}H${left}"/>`
  const axis =
    `<path class="position__axis" d="M${c} ${c}L${left} ${top}"/>` +
    circle(left, top, 4.5, 'position__point')
  return (
    `<svg viewBox="0 0 ${picture.width} ${picture.height}" aria-hidden="true">${rings.join('')}${axes}${axis}` +
    `${legend(labels)}</svg>`
  )
}

function legend({ permitted, measured, x, y }: PositionLabels): string {
  const line = (text: string, top: number, name = 'position__word') =>
    `<text class="${name}" x="${picture.words}" y="${top}">${escapeText(text)}</text>`
  return (
    line(permitted, 96) + line(measured, 126, 'position__measured') + line(x, 168) + line(y, 190)
  )
}

const circle = (x: number, y: number, radius: number, name: string): string =>
  `<circle class="${name}" cx="${x}" cy="${y}" r="${radius}"/>`
