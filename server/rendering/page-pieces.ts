import { frameFiles, type PageFiles } from './page-files.ts'
import { type NamedHtml, pageStyles } from './page-styles.ts'

/** A stretch of a page as it is sent, with what its styles are found by. */
export interface PagePiece extends NamedHtml {
  readonly bytes: Buffer
}

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
      return { ...pieceOf(html), key: String(count) }
    },
    /** The bytes of a page, which are those of its pieces and the rules that they need, with some of its own. */
    write(page: readonly (string | PagePiece)[], own: string): Buffer {
      const pieces = page.map((piece) => (typeof piece === 'string' ? pieceOf(piece) : piece))
      const bytes = Buffer.concat(pieces.map((piece) => piece.bytes))
      if (!styles) return bytes
      const at = bytes.indexOf(endOfHead)
      const style = [Buffer.from('<style>'), styles.rulesFor(pieces), Buffer.from(`${own}</style>`)]
      return Buffer.concat([bytes.subarray(0, at), ...style, bytes.subarray(at)])
    },
  }
}
