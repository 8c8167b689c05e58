import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'

/** Drawings for the four questions of each case: what came in, was read by hand, went wrong, and who waited. */
export const challengeDrawings: readonly TermStrokes[] = [
  {
    edges: 'M8 40v16h96v-16M8 40h24l6 8h36l6-8h24',
    narrow: 'M30 6h52v26h-52zM58 23h24M58 23v9M36 13h22M36 19h12M56 32v4',
    filled: 'M56 45l-2.5-9h5z',
  },
  {
    edges: 'M8 22h70v34h-70zM8 33.3h70M8 44.6h70',
    narrow: 'M14 28h18M14 39h26M14 50h10',
    sign: 'M34 50l4-10 34-32 7 7-34 32zM68 12l7 7',
  },
  {
    edges: 'M6 18h36v28h-36zM70 18h36v28h-36z',
    narrow: 'M14 27h20M14 36h14M42 32h18',
    sign: 'M79 24l18 16M97 24l-18 16',
    filled: 'M68 32l-9-2.5v5z',
  },
  {
    edges: 'M34 32a24 24 0 1 0 48 0a24 24 0 1 0-48 0M58 8v4M58 52v4M34 32h4M78 32h4',
    narrow: 'M4 56h20M92 56h16',
    sign: 'M58 16v16l12 8',
  },
]
