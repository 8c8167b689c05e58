import { horizontalDimension, verticalDimension } from '../annotate/dimension.ts'
import { runningDimensions } from '../annotate/running-dimension.ts'
import type { Point, Primitive } from '../display-list.ts'
import type { FeatureBook } from '../responses/book.ts'
import { onPlate, plate, plateView } from './plate-geometry.ts'

/** Running dimensions of all positions from the lower left corner. */
export function positions(book: FeatureBook): Primitive[] {
  const { width, height, mount, opening, thread, slots, window, notch } = plate
  const xs: [number, Point][] = [
    [15, onPlate(mount.x[0], mount.y[0] - 7)],
    [75, onPlate(opening.x, opening.y - 39)],
    [notch.x, onPlate(notch.x, -3)],
    [160, onPlate(slots.x[0], slots.y[0] - 7)],
    [window.x, onPlate(window.x, window.y - 24)],
    [205, onPlate(slots.x[1], slots.y[0] - 7)],
    [225, onPlate(mount.x[1], mount.y[0] - 7)],
    [width, onPlate(width, 10)],
  ]
  const ys: [number, Point][] = [
    [15, onPlate(mount.x[0] - 7, mount.y[0])],
    [75, onPlate(opening.x - 39, opening.y)],
    [135, onPlate(mount.x[0] - 7, mount.y[1])],
    [height, onPlate(10, height)],
  ]
  const right: [number, Point][] = [
    [30, onPlate(slots.x[1] + 15, slots.y[0])],
    [50, onPlate(thread.x + 5, thread.y[0])],
    [100, onPlate(thread.x + 5, thread.y[1])],
    [120, onPlate(slots.x[1] + 15, slots.y[1])],
  ]
  const place = ([value, at]: [number, Point]) => ({ point: at, ...book.size({ value }) })
  return [
    ...runningDimensions(onPlate(0, 10), 'h', plateView.bottom + 11, xs.map(place)),
    ...runningDimensions(onPlate(10, 0), 'v', plateView.left - 12, ys.map(place)),
    ...runningDimensions(
      onPlate(width - 10, 0),
      'v',
      plateView.left + width + 12,
      right.map(place),
    ),
  ]
}

/** Sizes of window, slots and notch. */
export function cutouts(book: FeatureBook): Primitive[] {
  const { window, slots, notch } = plate
  const left = window.x - window.width / 2
  const low = window.y - window.height / 2
  const across = book.size({ value: window.width })
  const high = book.size({ value: window.height })
  const long = book.size({ value: slots.length, quantity: 4 })
  const wide = book.size({ value: slots.width, quantity: 4, deviations: [0, 0.2] })
  const deep = book.size({ value: notch.depth })
  const slotLeft = slots.x[0] - slots.length / 2
  const half = slots.width / 2
  return [
    ...horizontalDimension(
      onPlate(left, low + 12),
      onPlate(left + window.width, low + 12),
      onPlate(0, low + 10).y,
      { bare: 'both', shift: 14, ...across },
    ),
    ...verticalDimension(
      onPlate(left + 12, low),
      onPlate(left + 12, low + window.height),
      onPlate(left + 12, 0).x,
      { bare: 'both', shift: 9, ...high },
    ),
    ...horizontalDimension(
      onPlate(slotLeft, slots.y[1]),
      onPlate(slotLeft + slots.length, slots.y[1]),
      plateView.bottom - plate.height - 9,
      long,
    ),
    ...verticalDimension(
      onPlate(slots.x[1] - 8, slots.y[0] - half),
      onPlate(slots.x[1] - 8, slots.y[0] + half),
      onPlate(191.2, 0).x,
      { place: 'before', ...wide },
    ),
    ...verticalDimension(
      onPlate(notch.x + notch.radius, 0),
      onPlate(notch.x, notch.depth),
      onPlate(notch.x + 12, 0).x,
      { bare: 'from', ...deep },
    ),
  ]
}
