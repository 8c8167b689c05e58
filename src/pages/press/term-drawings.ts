import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'

/** One line, two, five: each as long as it is deep, dimensioned at its side. */
export const lengthDrawings: readonly TermStrokes[] = [
  {
    edges: 'M36 32h60',
    narrow: 'M32 28h-18M32 36h-18M18 12v16M18 36v16',
    filled: 'M18 28l-2-8h4zM18 36l-2 8h4z',
  },
  {
    edges: 'M36 28h60M36 37h42',
    narrow: 'M32 24h-18M32 41h-18M18 8v16M18 41v16',
    filled: 'M18 24l-2-8h4zM18 41l-2 8h4z',
  },
  {
    edges: 'M36 14h60M36 23h60M36 32h60M36 41h60M36 50h30',
    narrow: 'M32 10h-18M32 54h-18M18 10v44',
    filled: 'M18 10l-2 8h4zM18 54l-2-8h4z',
  },
]

/** A sheet with two views beside a solid that is struck out; a callout taken apart; one field beside many sheets. */
export const vocabularyDrawings: readonly TermStrokes[] = [
  {
    edges: 'M6 10h52v44h-52zM13 17h16v14h-16z',
    narrow:
      'M36 17h14v14h-14zM36 45h22M36 45v9M21 13v22M10 24h44M78 22l14-8 14 8-14 8zM78 22v18l14 8v-18M106 22v18l-14 8',
    sign: 'M72 54l38-46',
  },
  {
    edges: 'M50 10h56v44h-56zM50 24.7h56M50 39.3h56M78 10v44',
    narrow:
      'M6 24h30v16h-30zM12 35a3.5 4 0 1 0 0-6a3.5 4 0 0 0 0 6M11 37l6-11M21 28h4v8M29 28h4M29 32h4M36 32h5',
    sign: 'M55 17.5h16M55 32h12M55 46.5h18M84 17.5h14M84 32h9M84 46.5h16',
    filled: 'M50 32l-9-2.5v5z',
  },
  {
    edges:
      'M6 20h36v24h-36zM64 8h12v12h-12zM80 8h12v12h-12zM96 8h12v12h-12zM64 26h12v12h-12zM80 26h12v12h-12zM96 26h12v12h-12zM64 44h12v12h-12zM80 44h12v12h-12zM96 44h12v12h-12z',
    narrow: 'M53 6v52',
    sign: 'M11 32h18M11 38h26M11 26h10M67 14l2 2 4-4M83 14l2 2 4-4M99 14l2 2 4-4M67 32l2 2 4-4M83 32l2 2 4-4M67 50l2 2 4-4M83 50l2 2 4-4M99 50l2 2 4-4',
  },
]
