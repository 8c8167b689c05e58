import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'

/** A system sends to the API; a script; a mail that is passed on. */
export const waysInDrawings: readonly TermStrokes[] = [
  {
    edges: 'M6 12h32v40h-32z',
    narrow: 'M12 22h20M12 32h20M12 42h12M38 32h26',
    sign: 'M84 14q-6 0-6 6v6q0 6-5 6q5 0 5 6v6q0 6 6 6M96 14q6 0 6 6v6q0 6 5 6q-5 0-5 6v6q0 6-6 6',
    filled: 'M69 32l-9-2.5v5z',
  },
  {
    edges: 'M8 8h96v48h-96z',
    narrow: 'M8 18h96M13 13h3M19 13h3M25 13h3M34 46h44',
    sign: 'M16 27l7 6-7 6M30 39h14',
  },
  {
    edges: 'M4 20h30v24h-30zM54 14h54v38h-54z',
    narrow: 'M18 37h16M18 37v7M9 26h14M9 31h8M34 32h12',
    sign: 'M54 14l27 21 27-21',
    filled: 'M52 32l-9-2.5v5z',
  },
]

/** Code that asks and fetches; a call that waits its turn in a queue. */
export const waysOutDrawings: readonly TermStrokes[] = [
  {
    edges: 'M6 12h28v40h-28zM78 12h28v40h-28z',
    narrow: 'M34 24h36M84 22h16M84 30h16M84 38h16',
    sign: 'M78 40h-36',
    filled: 'M78 24l-9-2.5v5zM34 40l9-2.5v5z',
  },
  {
    edges: 'M78 12h28v40h-28zM6 25h14v14h-14zM22 25h14v14h-14zM38 25h14v14h-14z',
    narrow: 'M84 22h16M84 30h16M84 38h16',
    sign: 'M78 32h-17',
    filled: 'M53 32l9-2.5v5z',
  },
]

/** One tree for everybody; the same values under names of one's own. */
export const profileDrawings: readonly TermStrokes[] = [
  {
    edges: 'M34 12h52v10h-52zM46 27h40v10h-40zM46 42h56v10h-56z',
    narrow: 'M40 22v25M40 32h6M40 47h6',
    sign: 'M22 10q-6 0-6 6v10q0 6-5 6q5 0 5 6v10q0 6 6 6',
  },
  {
    edges: 'M6 10h30v44h-30zM6 24.6h30M6 39.3h30M76 10h30v44h-30zM76 24.6h30M76 39.3h30',
    narrow: 'M12 17h16M12 32h12M12 47h18M82 17h10M82 32h18M82 47h14',
    sign: 'M36 17C58 17 54 32 76 32M36 32C58 32 54 47 76 47M36 47C58 47 54 17 76 17',
  },
]

/** The key in a title block; the number of a callout; an older revision that stops; a value and where it came from. */
export const writingDrawings: readonly TermStrokes[] = [
  {
    edges: 'M8 10h96v44h-96zM8 36h96M76 36v18',
    narrow: 'M14 45h40M82 45h14M64 18h30M64 26h22',
    sign: 'M28 23a6 6 0 1 1-12 0a6 6 0 1 1 12 0M28 23h22M43 23v6M50 23v6',
  },
  {
    edges: 'M50 20h54v24h-54zM68 20v24',
    narrow: 'M32 32h18M55 32h8M75 32h22',
    sign: 'M32 32a11 11 0 1 1-22 0a11 11 0 1 1 22 0M19 28l3-2v12',
  },
  {
    edges: 'M66 10h40v44h-40zM66 40h40',
    narrow: 'M4 16h34v34h-34zM21 24l7 12h-14zM38 32h12M74 47h24',
    sign: 'M86 16l10 17h-20zM54 20v24',
    filled: 'M54 32l-9-2.5v5z',
  },
  {
    edges: 'M4 10h50v44h-50zM70 10h38v44h-38zM70 24.6h38M70 39.3h38',
    narrow: 'M34 44h20M34 44v10M10 17h24M76 17h16M76 47h20',
    sign: 'M12 24h22v12h-22zM34 30h36M76 32h24',
  },
]
