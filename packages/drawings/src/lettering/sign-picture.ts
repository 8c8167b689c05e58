import { linePen, markup } from '../svg.ts'
import { layoutText, lettering } from './lettering.ts'

/** A text in pieces: words as they are, and signs that the site's fonts do not have, drawn as on a sheet. */
export type SignedText = readonly (string | DrawnSign)[]

interface DrawnSign {
  /** The character: for copying and screen readers. */
  readonly sign: string
  /** SVG markup in the colour of the text around it. */
  readonly svg: string
}

/** Characteristics, modifiers, signs of holes, squares and surfaces: what the lettering has and text fonts lack. */
export const drawnSigns = '⏤⏥○⌭⌒⌓∠⊥⟂∥⌖◎⌯↗⌰ⒺⓂⓁⓇⓅⒻⓉⓊ⌴⌵↧□√'

/**
 * Surface symbols with what a text can only add as an accent: the bar of removed material, the circle of material that
 * stays (ISO 21920-1). Drawn to the same units as the lettering, three to one.
 */
const surfaceSymbols: Readonly<Record<string, string>> = {
  '√\u0304': 'm3 19 9 15 19-31m-28 16h18',
  '√\u030a': 'm3 19 9 15 19-31m-24 19a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
}

const pattern = new RegExp(`(√[\u0304\u030a]|[${drawnSigns}])`, 'u')

/** The lettering has one of two characters that look the same. */
export const drawnAs: Readonly<Record<string, string>> = { '⊥': '⟂' }

const cache = new Map<string, DrawnSign>()

function drawn(sign: string): DrawnSign {
  // The page carries it as HTML and as data: without escapes both are the same bytes.
  const known = cache.get(sign) ?? { sign, svg: signPicture(sign).replaceAll('"', "'") }
  cache.set(sign, known)
  return known
}

/**
 * A sign as SVG markup. One unit of the glyph grid is one unit of the picture, with one unit of room for the stroke
 * around it.
 */
export function signPicture(sign: string): string {
  const surface = surfaceSymbols[sign]
  if (surface)
    return framed(11, `<path stroke-width="3" transform="scale(.333333)" d="${surface}"/>`)
  const lettered = drawnAs[sign] ?? sign
  const { width } = layoutText(lettered)
  const lines = markup([lettering(lettered, 1, 11, { height: 10 })])
  return framed(width + 2, lines)
}

const framed = (width: number, lines: string): string =>
  `<svg viewBox="0 0 ${width} 12" aria-hidden="true"><g ${linePen()}>${lines}</g></svg>`

/** Splits a text at the signs that must be drawn. */
export const signedText = (text: string): SignedText =>
  text
    .split(pattern)
    .map((piece, index) => (index % 2 === 1 ? drawn(piece) : piece))
    .filter((piece) => piece !== '')
