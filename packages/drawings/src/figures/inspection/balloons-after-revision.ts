import {
  balloon,
  circle,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  point,
  textBlock,
  toned,
} from '../kit/index.ts'

type State = 'kept' | 'changed' | 'deleted' | 'new'

/** What becomes of the numbers of the flange when its sheet is revised. */
const revision: readonly { readonly number: number; readonly state: State }[] = [
  ...[1, 2].map((number) => ({ number, state: 'kept' as const })),
  { number: 3, state: 'changed' },
  { number: 4, state: 'kept' },
  { number: 5, state: 'deleted' },
  ...[6, 7, 8, 9, 10].map((number) => ({ number, state: 'kept' as const })),
  { number: 11, state: 'new' },
]

const left = 9
const step = 9.3
const rows = { before: 18, after: 42 }

function column({ number, state }: (typeof revision)[number], index: number): FigureItem[] {
  const x = left + index * step
  const [upper, lower] = [point(x, rows.before), point(x, rows.after)]
  const link = line('narrow', x, rows.before + 4, x, rows.after - 4)
  if (state === 'new') return [toned('action', balloon(lower, number))]
  if (state === 'deleted') {
    return [...balloon(upper, number), toned('muted', [circle('hidden', lower.x, lower.y, 4)])]
  }
  const after = toned(state === 'changed' ? 'action' : 'ink', balloon(lower, number))
  return [...balloon(upper, number), toned('muted', [link]), after]
}

/** Numbers on the sheet before and after a revision: none is given twice, and gaps stay. */
export const figure = defineFigure({
  size: { width: 110, height: 64 },
  labels: ['before', 'after', 'changed', 'deleted', 'added'],
  draw: ({ words }): FigureItem[] => {
    const at = (number: number) => left + (number - 1) * step
    const note = (text: string, number: number) =>
      textBlock(text, at(number), rows.after + 9, { height: 2.5, anchor: 'middle' })
    return [
      lettering(words.before, 5, 8, { height: 3 }),
      lettering(words.after, 5, 60, { height: 3 }),
      ...revision.flatMap(column),
      toned('action', [...note(words.changed, 3), ...note(words.added, 11)]),
      ...note(words.deleted, 5),
    ]
  },
})
