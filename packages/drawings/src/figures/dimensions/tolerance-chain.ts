import {
  centreLine,
  cornersBetween,
  defineFigure,
  type FigureItem,
  type FigureTools,
  hatch,
  horizontalDimension,
  leaderNote,
  lettering,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  toleranced,
  toned,
} from '../kit/index.ts'

/** The chain, mm: what lies between the arms of the fork, from left to right. */
const slot = { nominal: 30, upper: 0.2, lower: 0 }
const lever = { nominal: 25, upper: 0, lower: -0.1 }
const washer = { nominal: 2, upper: 0.1, lower: -0.1, count: 2 }

/** The gap that remains: largest slot less smallest parts, and the reverse. */
const gap = {
  nominal: slot.nominal - lever.nominal - washer.count * washer.nominal,
  most:
    slot.nominal +
    slot.upper -
    (lever.nominal + lever.lower) -
    washer.count * (washer.nominal + washer.lower),
  least:
    slot.nominal +
    slot.lower -
    (lever.nominal + lever.upper) -
    washer.count * (washer.nominal + washer.upper),
}

/** Drawn at 2:1; radii on the sheet, measured from the axis of the pin. */
const scale = 2
const axis = 46
const radii = { pin: 8, washer: 14, hub: 17, arm: 20, floor: 32, base: 41 }
const arm = 13
const x = (() => {
  const left = 24
  const lever1 = left + washer.nominal * scale
  const lever2 = lever1 + lever.nominal * scale
  const washerEnd = lever2 + washer.nominal * scale
  const right = left + slot.nominal * scale
  return { left, lever1, lever2, washerEnd, right, outerLeft: left - arm, outerRight: right + arm }
})()

/** Cut regions with their hatching; neighbours lean the other way or stand closer. */
function cut(regions: readonly Point[][], spacing: number, fall: 1 | -1): Primitive[] {
  return regions.flatMap((points) => [polygon('wide', points), ...hatch([points], spacing, fall)])
}

function fork(): Primitive[] {
  const { pin, arm: top, floor, base } = radii
  const [low, bottom, foot] = [axis + pin, axis + floor, axis + base]
  const lower = [
    point(x.outerLeft, low),
    point(x.left, low),
    point(x.left, bottom),
    point(x.right, bottom),
    point(x.right, low),
    point(x.outerRight, low),
    point(x.outerRight, foot),
    point(x.outerLeft, foot),
  ]
  return cut(
    [
      cornersBetween(x.outerLeft, axis - top, x.left, axis - pin),
      cornersBetween(x.right, axis - top, x.outerRight, axis - pin),
      lower,
    ],
    3,
    1,
  )
}

function parts(): Primitive[] {
  const { pin, washer: thin, hub } = radii
  const both = (x1: number, x2: number, radius: number) => [
    cornersBetween(x1, axis - radius, x2, axis - pin),
    cornersBetween(x1, axis + pin, x2, axis + radius),
  ]
  return [
    ...cut(both(x.lever1, x.lever2, hub), 3, -1),
    ...cut(both(x.left, x.lever1, thin), 1.6, 1),
    ...cut(both(x.lever2, x.washerEnd, thin), 1.6, 1),
  ]
}

/** The pin is not cut lengthwise; chamfers at both ends. */
function pinOutline(): Primitive[] {
  const [from, to, c] = [x.outerLeft - 4, x.outerRight + 4, 2]
  const [top, bottom] = [axis - radii.pin, axis + radii.pin]
  return [
    polygon('wide', [
      point(from, top + c),
      point(from + c, top),
      point(to - c, top),
      point(to, top + c),
      point(to, bottom - c),
      point(to - c, bottom),
      point(from + c, bottom),
      point(from, bottom - c),
    ]),
    polyline('wide', [point(from + c, top), point(from + c, bottom)]),
    polyline('wide', [point(to - c, top), point(to - c, bottom)]),
    ...centreLine(from, axis, to, axis),
  ]
}

function dimensions({ deviation, number }: Pick<FigureTools, 'deviation' | 'number'>): Primitive[] {
  const top = axis - radii.arm
  const span = toleranced(number(slot.nominal), deviation(slot.upper), deviation(slot.lower))
  const width = toleranced(number(lever.nominal), deviation(lever.upper), deviation(lever.lower))
  return [
    ...horizontalDimension(point(x.left, top), point(x.right, top), 9, span),
    ...horizontalDimension(
      point(x.lever1, axis + radii.hub),
      point(x.lever2, axis + radii.hub),
      axis + radii.hub + 11,
      width,
    ),
    ...leaderNote({
      tip: point((x.left + x.lever1) / 2, axis - 11),
      knee: point(34, 21),
      side: 'right',
      label: `2× t=${number(washer.nominal)} ±${number(washer.upper)}`,
      head: 'dot',
    }),
  ]
}

/** A lever between two washers in a fork: the gap is what the chain of dimensions leaves. */
export const figure = defineFigure({
  size: { width: 110, height: 90 },
  labels: ['gap'],
  draw: (tools): FigureItem[] => {
    const { words, number } = tools
    const top = axis - radii.arm
    return [
      ...fork(),
      ...parts(),
      ...pinOutline(),
      ...dimensions(tools),
      toned('action', [
        ...horizontalDimension(
          point(x.washerEnd, axis - radii.washer),
          point(x.right, top),
          top - 5,
          { label: '', arrowsOutside: true },
        ),
        lettering(`${words.gap} ${number(gap.least)}…${number(gap.most)}`, 108, top - 6.5, {
          height: 3,
          anchor: 'end' as const,
        }),
      ]),
    ]
  },
})
