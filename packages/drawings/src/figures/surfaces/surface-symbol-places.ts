import {
  balloon,
  defineFigure,
  type FigureItem,
  lettering,
  point,
  surfaceTexture,
  textBlock,
  toned,
} from '../kit/index.ts'

const places = ['a', 'b', 'c', 'd', 'e'] as const

/** The complete symbol with its places a to e, and the forms of the tick (ISO 1302:2002). */
export const figure = defineFigure({
  size: { width: 110, height: 124 },
  labels: [...places, 'process', 'any', 'required', 'prohibited', 'around'],
  draw: ({ words, number }): FigureItem[] => {
    const tip = { x: 34, y: 38 }
    const small = { height: 2.5, anchor: 'middle' as const }
    const forms = [
      { x: 12, word: words.any, removal: 'UNSPECIFIED' as const },
      { x: 38, word: words.required, removal: 'REQUIRED' as const },
      { x: 66, word: words.prohibited, removal: 'PROHIBITED' as const },
      { x: 92, word: words.around, removal: 'REQUIRED' as const, allAround: true },
    ]
    return [
      ...surfaceTexture({
        ...tip,
        height: 5,
        removal: 'REQUIRED',
        lay: '⊥',
        allowance: number(0.3),
        text: ` Ra ${number(0.8)}`,
        second: ` Rz ${number(4)}`,
        process: words.process,
      }),
      toned(
        'action',
        [
          balloon(point(94, 25), 'a', point(65, 27.5)),
          balloon(point(94, 37), 'b', point(61, 35)),
          balloon(point(30, 10), 'c', point(42.5, 17.5)),
          balloon(point(52, 50), 'd', point(40.8, 39)),
          balloon(point(14, 24), 'e', point(22.5, 32)),
        ].flat(),
      ),
      ...places.flatMap((place, i) => [
        lettering(place, 10, 64 + i * 6, { height: 3, anchor: 'middle' }),
        lettering(words[place], 15, 64 + i * 6, { height: 3 }),
      ]),
      ...forms.flatMap(({ x, word, removal, allAround }) => [
        ...surfaceTexture({ x, y: 109, removal, allAround }),
        ...textBlock(word, x + 1, 114, small),
      ]),
    ]
  },
})
