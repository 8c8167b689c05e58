import {
  balloon,
  defineFigure,
  type FigureItem,
  legend,
  lettering,
  point,
  toned,
  type WeldSymbol,
  weldSymbol,
  weldSymbolParts,
} from '../kit/index.ts'

/** Parts of the symbol as numbered on the sheet, and in the text. */
const parts = [
  'arrowLine',
  'referenceLine',
  'identificationLine',
  'size',
  'symbol',
  'run',
  'tail',
  'allAround',
  'field',
] as const

const knee = point(30, 38)
const length = 54

/** One fillet weld in system A of ISO 2553 with its parts numbered. */
export const figure = defineFigure({
  size: { width: 110, height: 116 },
  labels: [...parts, 'systemA'],
  draw: ({ words }): FigureItem[] => {
    const spec: WeldSymbol = {
      knee,
      tip: point(12, 56),
      length,
      system: 'A',
      side: 'arrow',
      size: 'a5',
      run: '3×50 (30)',
      tail: '135',
      allAround: true,
      field: true,
    }
    const at = weldSymbolParts(spec)
    const end = knee.x + length
    return [
      lettering(words.systemA, 4, 7, { height: 3 }),
      ...weldSymbol(spec),
      toned('action', [
        ...balloon(point(10, 40), 1, point(20, 47.5)),
        ...balloon(point(81, 19), 2, point(81, knee.y - 0.4)),
        ...balloon(point(60, 53), 3, point(56, knee.y + 1.6)),
        ...balloon(point(40, 20), 4, point(at.size.x, at.size.y - 0.8)),
        ...balloon(point(54, 18), 5, point(at.symbol.x - 1, at.symbol.y + 0.6)),
        ...balloon(point(68, 20), 6, point(at.run.x, at.run.y - 0.8)),
        ...balloon(point(98, 24), 7, point(end + 5, knee.y - 2.6)),
        ...balloon(point(40, 54), 8, point(knee.x + 0.8, knee.y + 1.5)),
        ...balloon(point(20, 22), 9, point(knee.x - 0.4, knee.y - 5)),
      ]),
      ...legend(
        parts.map((part) => words[part]),
        8,
        69,
      ),
    ]
  },
})
