import { linePen, markup } from '../svg.ts'
import { layoutText, lettering } from './lettering.ts'

/** A text in pieces: words as they are, and signs that the site's fonts do not have, drawn as on a sheet. */
export type SignedText = readonly (string | DrawnSign)[]

export interface DrawnSign {
  /** The character: for copying and screen readers. */
  readonly sign: string
  /** SVG markup in the colour of the text around it. */
  readonly svg: string
}

/** Characteristics, modifiers, signs of holes, squares and surfaces: what the lettering has and text fonts lack. */
export const drawnSigns = '⏤⏥○⌭⌒⌓∠⊥⟂∥⌖◎⌯↗⌰ⒺⓂⓁⓇⓅⒻⓉⓊ⌴⌵↧□√'
const pattern = new RegExp(`([${drawnSigns}])`, 'u')

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
  const lettered = drawnAs[sign] ?? sign
  const { width } = layoutText(lettered)
  const lines = markup([lettering(lettered, 1, 11, { height: 10 })])
  return (
    `<svg viewBox="0 0 ${width + 2} 12" aria-hidden="true">` + `<g ${linePen()}>${lines}</g></svg>`
  )
}

/** Splits a text at the signs that must be drawn. */
export const signedText = (text: string): SignedText =>
  text
    .split(pattern)
    .map((piece, index) => (index % 2 === 1 ? drawn(piece) : piece))
    .filter((piece) => piece !== '')
