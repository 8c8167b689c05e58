import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'

/** The braces of a JSON object, in the right half of a drawing. */
const braces =
  'M84 14q-6 0-6 6v6q0 6-5 6q5 0 5 6v6q0 6 6 6M96 14q6 0 6 6v6q0 6 5 6q-5 0-5 6v6q0 6-6 6'

/** Tools of the MCP server by their names: what each is asked for or gives. */
export const toolDrawings: Readonly<Record<string, TermStrokes>> = {
  search: {
    edges: 'M94 28a16 16 0 1 1-32 0a16 16 0 1 1 32 0M89.3 39.3l14.7 14.7',
    narrow: 'M8 14h40M8 24h32M8 34h40M8 44h24',
    sign: 'M70 24h16M70 31h10',
  },
  read_page: {
    edges: 'M34 5h32l12 12v42h-44z',
    narrow: 'M42 26h28M42 34h28M42 42h28M42 50h18',
    sign: 'M66 5v12h12',
  },
  decode_callout: {
    edges: 'M26 32a10 10 0 1 1-20 0a10 10 0 1 1 20 0M5 43l22-22',
    narrow: 'M36 32h22',
    sign: braces,
    filled: 'M66 32l-9-2.5v5z',
  },
  look_up_fit: {
    edges: 'M26 22h24v20h-24z',
    narrow: 'M8 42h96M94 42v12',
    sign: 'M62 10h24v20h-24z',
    filled: 'M94 42l-2.5 9h5zM94 56l-2.5-9h5z',
  },
  look_up_thread: {
    edges: 'M6 16h16v32h-16zM22 20h78l6 6v12l-6 6h-78z',
    narrow: 'M22 26h84M22 38h84',
    sign: 'M40 20l5 6l5-6l5 6l5-6l5 6l5-6l5 6l5-6',
  },
  look_up_general_tolerance: {
    edges: 'M12 58v-18h88v18',
    narrow: 'M12 36v-28M100 36v-28M12 16h88',
    sign: 'M50 28h12M56 22v12M50 37h12',
    filled: 'M12 16l9-2.5v5zM100 16l-9-2.5v5z',
  },
  api_schema: {
    edges: 'M8 10h72v44h-72zM8 24h72M38 10v44',
    narrow: 'M15 17h16M45 17h24M15 34h14M45 34h28M15 44h18M45 44h18',
    sign: 'M88 33l6 7l12-16',
  },
}

/** Drawings of the terms of a section, by its anchor. */
export const termDrawings: Readonly<Record<string, readonly TermStrokes[]>> = {
  without: [
    {
      edges: 'M8 8h96v48h-96z',
      sign: 'M24 46v-28l12 14l12-14v28M78 18v18',
      filled: 'M78 48l-9-14h18z',
    },
    {
      edges: 'M10 10h10v10h-10zM10 27h10v10h-10zM10 44h10v10h-10z',
      narrow: 'M28 15h66M28 32h50M28 49h58',
      sign: 'M12 15l3 3 5-7M12 32l3 3 5-7M12 49l3 3 5-7',
    },
    {
      edges: 'M6 14h34v36h-34zM72 14h34v36h-34z',
      narrow: 'M12 24h18M12 32h12M82 24h18M88 32h12',
      sign: 'M40 26h16v12h-16M72 26h-8v12h8',
    },
    {
      edges: 'M72 32a16 16 0 1 1-32 0a16 16 0 1 1 32 0',
      narrow: 'M6 32h24M106 32h-24M20 6l18 10M92 6l-18 10',
      sign: 'M49 32l5 6l10-12',
      filled: 'M38 32l-9-2.5v5zM74 32l9-2.5v5z',
    },
    {
      edges: 'M38 26a12 12 0 1 1-24 0a12 12 0 1 1 24 0M34.5 34.5l11.5 11.5',
      narrow: 'M50 32h8',
      sign: braces,
      filled: 'M66 32l-9-2.5v5z',
    },
  ],
}
