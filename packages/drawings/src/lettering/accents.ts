import type { Glyph } from './glyph.ts'

/** A mark around its letter: `x` is the middle of the letter, `top` where its ink ends (7 or 10). */
type Mark = (x: number, top: number, width: number) => string

const marks: Readonly<Record<string, { readonly letters: string; readonly draw: Mark }>> = {
  grave: {
    letters: 'aàeèiìoòuùAÀEÈIÌOÒUÙ',
    draw: (x, top) => `${x - 0.8},${top + 3.4} ${x + 0.8},${top + 1.6}`,
  },
  acute: {
    letters: 'aáiíoóuúyýcćnńsśzźAÁEÉIÍOÓUÚYÝCĆNŃSŚZŹ',
    draw: (x, top) => `${x - 0.8},${top + 1.6} ${x + 0.8},${top + 3.4}`,
  },
  circumflex: {
    letters: 'aâeêiîoôuûAÂEÊIÎOÔUÛ',
    draw: (x, top) => `${x - 1.5},${top + 1.6} ${x},${top + 3.2} ${x + 1.5},${top + 1.6}`,
  },
  caron: {
    letters: 'cčeěnňrřsšzžCČEĚNŇRŘSŠZŽ',
    draw: (x, top) => `${x - 1.5},${top + 3.2} ${x},${top + 1.6} ${x + 1.5},${top + 3.2}`,
  },
  tilde: {
    letters: 'nñNÑ',
    draw: (x, top) =>
      `${x - 2},${top + 1.8} ${x - 0.8},${top + 3}~0.8 ${x + 0.8},${top + 1.8}~0.8 ${x + 2},${top + 3}`,
  },
  ring: {
    letters: 'aåuůAÅUŮ',
    draw: (x, top) =>
      `${x},${top + 1.4} ${x + 1},${top + 1.4}~1 ${x + 1},${top + 3.4}~1 ${x - 1},${top + 3.4}~1 ${x - 1},${top + 1.4}~1 ${x},${top + 1.4}`,
  },
  diaeresis: {
    letters: 'eëiï',
    draw: (x, top) =>
      `${x - 1.3},${top + 2} ${x - 1.3},${top + 2.4};${x + 1.3},${top + 2} ${x + 1.3},${top + 2.4}`,
  },
  dot: { letters: 'zżZŻ', draw: (x, top) => `${x},${top + 2} ${x},${top + 2.4}` },
  cedilla: { letters: 'cçCÇ', draw: (x) => `${x},0 ${x + 0.8},-1.4~0.6 ${x - 1},-2.6` },
  ogonek: {
    letters: 'aąeęAĄEĘ',
    draw: (_x, _top, width) => `${width - 0.4},0 ${width - 1.8},-2.4~1 ${width},-2.4`,
  },
  stroke: { letters: 'lłLŁ', draw: () => '-1.2,4 2.4,6.4' },
}

/** The letters of Western and Central European languages that are a letter of the table with a mark. */
export function accentedGlyphs(table: Readonly<Record<string, Glyph>>): Record<string, Glyph> {
  // The dots of i go when a mark takes their place.
  const letters: Readonly<Record<string, Glyph>> = { ...table, i: [0, '0,0 0,7'] }
  const pairs = Object.values(marks).flatMap(({ letters: row, draw }) => {
    const signs = [...row]
    return signs.flatMap((base, i) =>
      i % 2 === 0 ? [{ base, sign: signs[i + 1] ?? '', draw }] : [],
    )
  })
  return Object.fromEntries(
    pairs.map(({ base, sign, draw }) => {
      const [width, strokes] = letters[base] ?? [0, '']
      const top = base === base.toUpperCase() ? 10 : 7
      return [sign, [width, `${strokes};${draw(width / 2, top, width)}`]]
    }),
  )
}
