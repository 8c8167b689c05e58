import { designation } from '../../../shared/typesetting/designation.ts'
import { figureRange, keptPieces } from '../../../shared/typesetting/kept-pieces.ts'

/** Words whose first hyphen is no place to part them, and a term of payment. */
const unparted = /(E-Mail|\be-mail|Mehr-Faktor-|SHA-256|Net \d{1,3})/

/** A paragraph of an article with its point: `28(3)(b)`. Browsers break a line between two brackets. */
const citation = /(\d{1,4}(?:\(\w{1,3}\)){2,4})/

/** A text whose ranges stay on a line: behind their dash, or hyphen, a line may end otherwise. */
export const keptRanges = (text: string) => keptOnLine(text, figureRange, unparted)

/** A text whose ranges, designations of standards and citations of laws stay on a line. */
export const keptFigures = (text: string) =>
  keptOnLine(text, figureRange, unparted, designation, citation)

/** A text in which whatever one of the patterns catches, each in its only group, stays on a line. */
export const keptOnLine = (text: string, ...patterns: readonly RegExp[]) =>
  keptPieces(text, ...patterns).map((piece) =>
    piece.isKept ? (
      <span key={piece.text} className="whitespace-nowrap">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
