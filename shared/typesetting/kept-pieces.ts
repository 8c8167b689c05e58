/** A part of a text. What is kept stays on one line. */
interface Piece {
  text: string
  isKept: boolean
}

/** A range of figures, `25.000–25.021` or `60–95%`: browsers break a line behind its dash. */
export const figureRange = /(\d[\d.,]{0,9}–\d(?:[\d.,]{0,9}\d)?%?)/

/**
 * The parts of a text, none of them empty: whatever a pattern catches, each in its only group, is kept. Later patterns look
 * only into what earlier ones left.
 *
 * @example keptPieces('takes 5–20 s', figureRange) // 'takes ', '5–20' (kept), ' s'
 */
export function keptPieces(text: string, ...patterns: readonly RegExp[]): Piece[] {
  let pieces: Piece[] = [{ text, isKept: false }]
  for (const pattern of patterns) {
    pieces = pieces.flatMap((piece) => (piece.isKept ? [piece] : split(piece.text, pattern)))
  }
  return pieces.filter((piece) => piece.text !== '')
}

/** With a group in its pattern, every second part of what `split` gives is what the pattern caught. */
const split = (text: string, pattern: RegExp): Piece[] =>
  text.split(pattern).map((part, index) => ({ text: part, isKept: index % 2 === 1 }))
