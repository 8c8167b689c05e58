import {
  area,
  circle,
  defineFigure,
  type FigureItem,
  flowArrow,
  lettering,
  line,
  type Primitive,
  point,
  scaleBelow,
  scaleLeft,
  textBlock,
  toned,
} from '../kit/index.ts'

/** Invented jobs that the formula was not fitted to, EUR a piece; the same as in the table of the article. */
const jobs = [
  { proposal: 34.4, actual: 36 },
  { proposal: 52, actual: 50 },
  { proposal: 18.5, actual: 20 },
  { proposal: 71, actual: 80 },
  { proposal: 44, actual: 40 },
  { proposal: 27, actual: 25 },
  { proposal: 63, actual: 60 },
  { proposal: 9.2, actual: 8 },
  { proposal: 96, actual: 100 },
  { proposal: 46, actual: 92 },
] as const
const outlier = 10

/** Where the number of a job stands beside its point, mm. */
const beside: Readonly<Record<number, readonly [number, number]>> = {
  1: [2, 3],
  3: [2, 3],
  4: [2, 3],
  9: [2, 3],
  10: [2.2, 1.2],
}

const origin = { x: 16, y: 92 }
const scale = 0.78
const most = 110
const at = (actual: number, proposal: number) =>
  point(origin.x + actual * scale, origin.y - proposal * scale)

function axes(): Primitive[] {
  const values = [20, 40, 60, 80, 100]
  return [
    ...flowArrow(point(origin.x, origin.y), at(most + 6, 0)),
    ...flowArrow(point(origin.x, origin.y), at(0, most)),
    ...scaleBelow(origin.y, { values, at: (value) => at(value, 0).x }),
    ...scaleLeft(origin.x, { values, at: (value) => at(0, value).y }),
  ]
}

/** A job as a point with its number. */
function job(index: number): Primitive[] {
  const spec = jobs[index]
  if (!spec) return []
  const { x, y } = at(spec.actual, spec.proposal)
  const [dx, dy] = beside[index + 1] ?? [-2, -0.8]
  const anchor = dx < 0 ? 'end' : 'start'
  return [
    circle('wide', x, y, 0.9),
    lettering(String(index + 1), x + dx, y + dy, { height: 2.5, anchor }),
  ]
}

/** Proposals of a formula against the actual costs of jobs it has not seen, with the 10% band and one outlier. */
export const figure = defineFigure({
  size: { width: 110, height: 104 },
  labels: ['actual', 'proposal', 'equal', 'band', 'outlier'],
  draw: ({ words }): FigureItem[] => {
    const far = jobs[outlier - 1] ?? { proposal: 0, actual: 0 }
    const [top, foot] = [at(far.actual, far.actual), at(far.actual, far.proposal)]
    const reach = most / 1.1
    return [
      area('ink', [at(0, 0), at(reach, reach * 1.1), at(reach, reach * 0.9)], 0.1),
      ...axes(),
      line('narrow', origin.x, origin.y, at(reach, 0).x, at(0, reach).y),
      ...textBlock(words.proposal, origin.x + 3, 5, { height: 2.5 }),
      lettering(words.actual, 108, origin.y + 10, { height: 2.5, anchor: 'end' }),
      ...textBlock(words.band, 22, 34, { height: 2.5 }),
      ...jobs.flatMap((_, index) => (index === outlier - 1 ? [] : job(index))),
      toned('action', [
        line('hidden', top.x, top.y, foot.x, foot.y - 0.9),
        ...job(outlier - 1),
        ...textBlock(words.outlier, foot.x - 3, foot.y + 7, { height: 2.5, anchor: 'middle' }),
      ]),
      lettering(words.equal, at(reach, reach).x + 1, at(reach, reach).y + 1, { height: 2.5 }),
    ]
  },
})
