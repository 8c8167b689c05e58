import type { SeenLetter } from '../glyphs/letter-votes.ts'
import type { ShapeSymbol } from '../glyphs/symbol-shapes.ts'
import type { LineBox } from './line-box.ts'

/** Where the mark of a letter stands in a text. */
export interface PlacedLetter extends Pick<SeenLetter, 'mark' | 'share'> {
  readonly index: number
}

/** A word or a symbol of a line, before it is placed on the page. */
export interface Token extends LineBox {
  readonly text: string
  /** Letters of the text whose marks are known. */
  readonly letters: readonly PlacedLetter[]
  readonly confidence: number
  readonly symbol: ShapeSymbol | null
}

/** Symbols become part of the word that they belong to: `Ø`, `±` and `⌵Ø` of the next, `°` of the last, `□` of either. */
export function joinedSymbols(tokens: readonly Token[], capitals: number): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isNear = last !== undefined && token.u0 - last.u1 < 0.9 * capitals
    const isPrefix = last !== undefined && last.symbol !== null && last.symbol !== '°'
    // The sign of a seat stands before that of its diameter.
    const isBefore = token.symbol === null || (token.symbol === 'Ø' && last?.symbol !== 'Ø')
    const isSuffix = (token.symbol === '°' || token.symbol === '□') && last?.symbol === null
    if (last && isNear && ((isPrefix && isBefore) || isSuffix)) {
      joined[joined.length - 1] = {
        text: last.text + token.text,
        letters: [
          ...last.letters,
          ...token.letters.map((one) => ({ ...one, index: one.index + last.text.length })),
        ],
        confidence: Math.min(last.confidence, token.confidence),
        symbol: isSuffix ? null : token.symbol,
        u0: last.u0,
        v0: Math.min(last.v0, token.v0),
        u1: token.u1,
        v1: Math.max(last.v1, token.v1),
      }
    } else {
      joined.push(token)
    }
  }
  return joined
}
