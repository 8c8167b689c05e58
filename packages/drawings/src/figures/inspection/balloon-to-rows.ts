import {
  balloon,
  centreCross,
  circle,
  defineFigure,
  directionOf,
  type FigureItem,
  featureControlFrame,
  fitDeviations,
  leaderNote,
  lettering,
  linearLimit,
  point,
  polar,
  table,
  toned,
} from '../kit/index.ts'

/** The callout of the text, mm. */
const hole = { count: 4, diameter: 6.6, fit: 'H13', counterbore: 11, depth: 6.5, position: 0.2 }

/** One callout with one balloon, and the four rows of the list that it becomes. */
export const figure = defineFigure({
  size: { width: 110, height: 86 },
  labels: ['number', 'requirement', 'from', 'to', 'bonus'],
  draw: ({ words, number, locale }): FigureItem[] => {
    const fixed = (value: number): string =>
      value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const plus = (value: number) => linearLimit(value, 'm')
    const { upper } = fitDeviations(hole.diameter, hole.fit)
    const around = (value: number) => [fixed(value - plus(value)), fixed(value + plus(value))]
    const knee = point(42, 14)
    const centre = point(20, 27)
    const towards = directionOf(centre, knee)
    return [
      circle('wide', centre.x, centre.y, hole.diameter / 2),
      circle('wide', centre.x, centre.y, hole.counterbore / 2),
      ...centreCross(centre.x, centre.y, hole.counterbore / 2),
      ...leaderNote({
        tip: polar(centre, hole.counterbore / 2, towards),
        knee,
        label: `${hole.count}× Ø${number(hole.diameter)} ${hole.fit}`,
        side: 'right',
      }),
      lettering(`⌴ Ø${hole.counterbore} ↧${number(hole.depth)}`, knee.x + 1, knee.y + 5.5),
      ...featureControlFrame(knee.x, knee.y + 8.5, {
        characteristic: 'position',
        tolerance: `Ø${number(hole.position)} Ⓜ`,
        datums: ['A', 'B'],
      }),
      toned('action', balloon(point(35, 8), 3)),
      ...table({
        x: 4,
        y: 40,
        widths: [12, 40, 24, 26],
        rowHeight: 8,
        height: 2.5,
        numeric: [2, 3],
        rows: [
          [words.number, words.requirement, words.from, words.to],
          [
            '3.1',
            `Ø${number(hole.diameter)} ${hole.fit}`,
            fixed(hole.diameter),
            fixed(hole.diameter + upper),
          ],
          ['3.2', `⌴ Ø${hole.counterbore}`, ...around(hole.counterbore)],
          ['3.3', `↧${number(hole.depth)}`, ...around(hole.depth)],
          ['3.4', `⌖ Ø${number(hole.position)} Ⓜ A B`, fixed(0), words.bonus],
        ],
      }),
    ]
  },
})
