import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'

/** Rights by role; a log over a year; two factors; a signature; keys that are changed in turn. */
export const accessDrawings: readonly TermStrokes[] = [
  {
    edges: 'M28 8h72v48h-72zM28 24h72M28 40h72M52 8v48M76 8v48',
    narrow:
      'M17 16a4 4 0 1 1-8 0a4 4 0 1 1 8 0M17 32a4 4 0 1 1-8 0a4 4 0 1 1 8 0M17 48a4 4 0 1 1-8 0a4 4 0 1 1 8 0',
    sign: 'M36 16l3 3 6-6M60 16l3 3 6-6M84 16l3 3 6-6M36 32l3 3 6-6M60 32l3 3 6-6M36 48l3 3 6-6',
  },
  {
    edges:
      'M8 50h96M8 50v5M16 50v3M24 50v3M32 50v3M40 50v3M48 50v3M56 50v3M64 50v3M72 50v3M80 50v3M88 50v3M96 50v3M104 50v5',
    narrow: 'M8 8v38M104 8v38M8 14h96',
    sign: 'M19 50v-18M27 50v-10M43 50v-22M47 50v-14M66 50v-18M84 50v-10M91 50v-22',
    filled: 'M8 14l9-2.5v5zM104 14l-9-2.5v5z',
  },
  {
    edges:
      'M66 28h38v28h-38zM73 28v-8a12 12 0 0 1 24 0v8M80 40a3 3 0 1 1-6 0a3 3 0 1 1 6 0M96 40a3 3 0 1 1-6 0a3 3 0 1 1 6 0M77 43v6M93 43v6',
    narrow: 'M50 19h10M50 45h10',
    sign: 'M20 19a6 6 0 1 1-12 0a6 6 0 1 1 12 0M20 19h24M37 19v6M44 19v6M20 45a6 6 0 1 1-12 0a6 6 0 1 1 12 0M20 45h24M34 45v6M44 45v6',
  },
  {
    edges: 'M8 8h96v48h-96zM8 24h96M56 24v32',
    narrow: 'M14 16h48M14 33h24M14 41h32M14 49h18M62 50h36',
    sign: 'M64 45c5-14 10-14 9-5s5 4 8-1s4 6 9 2s4-1 7-1',
  },
  {
    edges: 'M50 32a6 6 0 1 1-12 0a6 6 0 1 1 12 0M50 32h24M67 32v7M74 32v7',
    sign: 'M79 17A27 27 0 1 0 82 40',
    filled: 'M81 19l-7.5-5 3.7-3.3z',
  },
]

/** A key in a safe; a part of a sheet; blacked-out cells; an answer that is looked at; originals in a stack. */
export const yourPartDrawings: readonly TermStrokes[] = [
  {
    edges: 'M18 6h76v52h-76zM24 12h64v40h-64z',
    narrow: 'M12 18h6M12 46h6',
    sign: 'M48 32a7 7 0 1 1-14 0a7 7 0 1 1 14 0M48 32h26M66 32v7M74 32v7',
  },
  {
    edges: 'M8 8h96v48h-96z',
    narrow: 'M62 40h42M62 40v16M83 40v16M70 16h26v14h-26zM14 48h30M14 44l4-4M20 44l4-4M26 44l4-4',
    sign: 'M14 14h42v22h-42zM22 25a8 8 0 1 0 16 0a8 8 0 1 0-16 0M42 25h10',
  },
  {
    edges: 'M8 8h96v48h-96zM44 32h60M44 32v24M44 44h60M76 32v24',
    narrow: 'M16 16h34v10h-34zM60 21h30',
    filled: 'M47 35h26v6h-26zM79 47h22v6h-22z',
  },
  {
    edges: 'M4 14h26v36h-26zM82 14h26v36h-26z',
    narrow:
      'M34 20h44M34 44h44M36 20l5-6M46 20l5-6M56 20l5-6M66 20l5-6M36 50l5-6M46 50l5-6M56 50l5-6M66 50l5-6M82 32h-40',
    sign: 'M10 32l5 6 10-13',
    filled: 'M34 32l9-2.5v5z',
  },
  {
    edges: 'M22 24h52v32h-52zM30 24v-8h52v32h-8M38 16v-8h52v32h-8',
    narrow: 'M48 46h26M48 46v10M28 31h24M28 37h16',
  },
]
