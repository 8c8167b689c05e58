import {
  defineFigure,
  type FigureItem,
  type FigureTools,
  lettering,
  type Primitive,
  projectionSymbol,
  toned,
} from '../kit/index.ts'
import { bracketView, type Direction, viewSize } from '../parts/bracket/six-views.ts'

const labels = ['first', 'third', 'front', 'above', 'left', 'right', 'below', 'rear'] as const
type Words = FigureTools<(typeof labels)[number]>['words']

const gap = 8
const margin = 2.2
/** Height of the three rows of views together. */
const depthOfRows = viewSize('below').height + viewSize('front').height + viewSize('above').height

/** Views beside each other in one row, all around the front view above and below. */
const arrangements = {
  1: { row: ['right', 'front', 'left', 'rear'], over: 'below', under: 'above' },
  3: { row: ['left', 'front', 'right', 'rear'], over: 'above', under: 'below' },
} as const satisfies Record<number, { row: Direction[]; over: Direction; under: Direction }>

function named(words: Words, direction: Direction, x: number, y: number): Primitive[] {
  const { width } = viewSize(direction)
  return [
    ...bracketView(direction, x, y),
    lettering(words[direction], x + width / 2, y - 2.2, { height: 3, anchor: 'middle' }),
  ]
}

/** The six views by one method; `y` = top of the words above its uppermost view. */
function arranged(words: Words, method: 1 | 3, y: number): FigureItem[] {
  const { row, over, under } = arrangements[method]
  const heading = method === 1 ? words.first : words.third
  const top = y + 6
  const middle = top + viewSize(over).height + gap
  const low = middle + viewSize('front').height + gap
  const lefts = row.map((_, index) =>
    row.slice(0, index).reduce((x, before) => x + viewSize(before).width + gap, margin),
  )
  const frontLeft = lefts[1] ?? margin
  // The heading stands in the empty field beside the uppermost view.
  const besides = frontLeft + viewSize('front').width + gap
  return [
    lettering(heading, besides, top + 5),
    ...projectionSymbol(method, besides + 8.5, top + 11.5, 6),
    ...named(words, 'front', frontLeft, middle),
    toned('action', [
      ...row.flatMap((direction, index) =>
        direction === 'front' ? [] : named(words, direction, lefts[index] ?? margin, middle),
      ),
      ...named(words, over, frontLeft, top),
      ...named(words, under, frontLeft, low),
    ]),
  ]
}

const blockHeight = 6 + depthOfRows + 2 * gap

/** All six views of one bracket, arranged by method 1 and by method 3 (ISO 5456-2). */
export const figure = defineFigure({
  size: { width: 110, height: 2 * blockHeight + 14 },
  labels,
  draw: ({ words }) => [...arranged(words, 1, 1), ...arranged(words, 3, blockHeight + 12)],
})
