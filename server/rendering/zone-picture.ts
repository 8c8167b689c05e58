import type { Figure, Zones } from '@firstangle/reader'

/** Sizes of the picture, in its own units. */
const picture = { width: 440, height: 170, top: 34, bottom: 150, bar: 72, first: 84, step: 172 }

/** Distance of lines of hatching, and of two texts on top of each other. */
const hatching = 9
const textHeight = 16

/** Thinner zones could not be seen. */
const thinnest = 3

type Write = (figure: Figure) => string

/**
 * Tolerance zones about the nominal size, true to scale, as textbooks of fits draw them. Decoration beside a table that
 * says the same.
 *
 * @returns SVG markup for a box of class `diagram`
 */
export function zonePicture({ nominal, unit, zones }: Zones, write: Write): string {
  const ends = [0, ...zones.flatMap(({ lower, upper }) => [lower, upper])]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const scale = (picture.bottom - picture.top) / (high - low || 1)
  const y = (deviation: number) => Math.round((picture.top + (high - deviation) * scale) * 10) / 10
  const signed = (value: number) =>
    value === 0 ? '0' : write({ kind: 'deviations', lower: value, upper: value, unit })
  const bars = zones.map(({ name, lower, upper }, index) => {
    const left = picture.first + index * picture.step
    const [top, bottom] = [y(upper), Math.max(y(lower), y(upper) + thinnest)]
    return (
      bar(left, top, bottom) +
      labels([left, top, bottom, y(0)], name, [signed(upper), signed(lower)])
    )
  })
  const zero = y(0)
  const size = escaped(write({ kind: 'number', value: nominal, unit }))
  return (
    `<svg viewBox="0 0 ${picture.width} ${picture.height}" aria-hidden="true">${bars.join('')}` +
    `<path class="diagram__line diagram__centre" d="M0 ${zero}H${picture.width}"/>` +
    `<text class="diagram__note" x="0" y="${zero - 6}">${size}</text></svg>`
  ).replaceAll('"', "'")
}

function bar(left: number, top: number, bottom: number): string {
  const { bar: width } = picture
  const height = bottom - top
  const strokes: string[] = []
  for (let from = hatching; from < width + height; from += hatching) {
    const [x1, y1] = from < height ? [0, from] : [from - height, height]
    const [x2, y2] = from < width ? [from, 0] : [width, from - width]
    strokes.push(
      `M${hundredth(left + x1)} ${hundredth(top + y1)}L${hundredth(left + x2)} ${hundredth(top + y2)}`,
    )
  }
  return (
    `<path class="diagram__box" d="M${left} ${top}h${width}v${hundredth(height)}h-${width}z"/>` +
    `<path class="diagram__hatching" d="${strokes.join('')}"/>`
  )
}

function labels(
  [left, top, bottom, zero]: readonly [number, number, number, number],
  name: string,
  [upper, lower]: readonly [string, string],
): string {
  const right = left + picture.bar + 8
  const apart = Math.max(0, (textHeight - (bottom - top)) / 2)
  const middle = left + picture.bar / 2
  // A value of zero stands beside the line of zero, not on it.
  const upperBase = top === zero ? top + 14 : top + 5 - apart
  const lowerBase = bottom === zero ? bottom - 5 : bottom + 5 + apart
  return (
    `<text class="diagram__title" x="${middle}" y="20">${escaped(name)}</text>` +
    `<text class="diagram__note" x="${right}" y="${hundredth(upperBase)}">${escaped(upper)}</text>` +
    `<text class="diagram__note" x="${right}" y="${hundredth(lowerBase)}">${escaped(lower)}</text>`
  )
}

const hundredth = (value: number): number => Math.round(value * 100) / 100

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
