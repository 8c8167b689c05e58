import {
  defineFigure,
  type FigureItem,
  flowArrow,
  flowBox,
  lettering,
  point,
  toned,
} from '../kit/index.ts'

const rows = [
  { from: 'order', form: 'form1' },
  { from: 'certificates', form: 'form2' },
  { from: 'ballooned', form: 'form3' },
] as const

/** Which papers feed which form of AS9102. */
export const figure = defineFigure({
  size: { width: 110, height: 84 },
  labels: ['papers', 'forms', 'order', 'certificates', 'ballooned', 'form1', 'form2', 'form3'],
  draw: ({ words }): FigureItem[] => [
    lettering(words.papers, 4, 7, { height: 3 }),
    lettering(words.forms, 62, 7, { height: 3 }),
    ...rows.flatMap(({ from, form }, i): FigureItem[] => {
      const y = 12 + i * 24
      return [
        ...flowBox({ x: 4, y, width: 44, height: 19 }, words[from], 2.5),
        ...flowArrow(point(48, y + 9.5), point(62, y + 9.5)),
        toned('action', flowBox({ x: 62, y, width: 44, height: 19 }, words[form], 2.5)),
      ]
    }),
  ],
})
