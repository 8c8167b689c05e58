import { mmPerInch } from '../../standards/mm-per-inch.ts'
import {
  area,
  arrowhead,
  defineFigure,
  lettering,
  line,
  linearLimit,
  type Point,
  point,
  polyline,
  toned,
} from '../kit/index.ts'
import { flange } from '../parts/flange/model.ts'

/** Limits of the holes, mm: 4x Ø6.6 to ISO 2768-m, and 4X Ø.260 with the ±.005 of the title block. */
const iso = { size: flange.holes.diameter, tolerance: 0.2 }
const limit = linearLimit(iso.size, 'm')
const asme = { least: 0.255 * mmPerInch, most: 0.265 * mmPerInch, tolerance: 0.008 * mmPerInch }

const origin = point(18, 70)
const start = 6.35
/** Where a hole size (mm) and a position tolerance (mm) stand on the sheet. */
const at = (size: number, tolerance: number): Point =>
  point(origin.x + (size - start) * 180, origin.y - tolerance * 110)

/** Position tolerance of a hole over its actual size: fixed on the ISO sheet, growing with Ⓜ on the ASME sheet. */
export const figure = defineFigure({
  size: { width: 110, height: 84 },
  labels: ['size', 'tolerance', 'iso', 'asme'],
  draw: ({ words, number }) => {
    const [low, high] = [iso.size - limit, iso.size + limit]
    const most = asme.tolerance + asme.most - asme.least
    const isoZone = [at(low, 0), at(low, iso.tolerance), at(high, iso.tolerance), at(high, 0)]
    const asmeLine = [at(asme.least, 0), at(asme.least, asme.tolerance), at(asme.most, most)]
    const asmeZone = [...asmeLine, at(asme.most, 0)]
    const small = { height: 2.5 } as const
    const sizes = [low, asme.least, asme.most, high]
    const tick = (size: number) => [
      line('narrow', at(size, 0).x, origin.y, at(size, 0).x, origin.y + 1.5),
      lettering(number(size, 3), at(size, 0).x, origin.y + 5, { ...small, anchor: 'middle' }),
    ]
    const level = (tolerance: number, base: number) => [
      line('narrow', origin.x - 1.5, at(0, tolerance).y, origin.x, at(0, tolerance).y),
      lettering(number(tolerance, 3), origin.x - 2.2, base, { ...small, anchor: 'end' }),
    ]
    const flat = at(0, iso.tolerance).y
    return [
      area('muted', isoZone),
      area('action', asmeZone),
      line('narrow', origin.x, origin.y, 108, origin.y),
      arrowhead(108, origin.y, 0),
      line('narrow', origin.x, origin.y, origin.x, 10),
      arrowhead(origin.x, 10, -90),
      ...sizes.flatMap(tick),
      ...level(iso.tolerance, flat + 1.25),
      ...level(most, at(0, most).y + 1.25),
      lettering(words.tolerance, 2, 6, { height: 3 }),
      lettering(words.size, 108, 81, { height: 3, anchor: 'end' }),
      polyline('wide', isoZone),
      lettering(words.iso, at(low, 0).x - 4, flat - 3.5, { height: 3 }),
      toned('action', [
        polyline('wide', asmeZone),
        lettering(words.asme, at(asme.most, 0).x - 2, at(0, most).y - 3, {
          height: 3,
          anchor: 'end',
        }),
      ]),
    ]
  },
})
