import { type BodyPiece, PiecedBody } from '../http/pieced-body.ts'
import { frameFiles, type PageFiles } from './page-files.ts'
import { type NamedHtml, pageStyles, styleElement } from './page-styles.ts'

/** A stretch of a page as it is sent, with what its styles are found by. */
export type PagePiece = NamedHtml & BodyPiece

const endOfHead = '</head>'

/**
 * Puts pages together of pieces, and into each the rules that it uses: no request comes between the document and the
 * first paint. What is cached is neither looked through nor encoded again.
 */
export function pieceWriter({ addressOf, inline }: PageFiles) {
  const styles = inline && pageStyles(inline.styles, [addressOf(frameFiles.frame)])
  let count = 0

  const pieceOf = (html: string): PagePiece => ({
    bytes: Buffer.from(html),
    names: styles?.namesIn(html) ?? [],
  })

  return {
    cachedPiece(html: string): PagePiece {
      count += 1
      return { ...pieceOf(html), key: String(count), isShared: true }
    },
    /** A page, which is its pieces, the rules that they need, and some rules of its own. */
    write(page: readonly (string | PagePiece)[], own: string): PiecedBody {
      const pieces = page.map((piece) => (typeof piece === 'string' ? pieceOf(piece) : piece))
      if (!styles) return new PiecedBody(pieces)
      const rules = { bytes: styles.styleFor(pieces), isShared: true }
      return new PiecedBody(withStyles(pieces, [rules, { bytes: styleElement(own) }]))
    },
  }
}

/** Puts style elements at the end of the head. */
function withStyles(page: readonly BodyPiece[], styles: readonly BodyPiece[]): BodyPiece[] {
  const place = page.findIndex(({ bytes }) => bytes.includes(endOfHead))
  const { bytes } = page[place] as BodyPiece
  const at = bytes.indexOf(endOfHead)
  return [
    ...page.slice(0, place),
    { bytes: bytes.subarray(0, at) },
    ...styles,
    { bytes: bytes.subarray(at) },
    ...page.slice(place + 1),
  ]
}
