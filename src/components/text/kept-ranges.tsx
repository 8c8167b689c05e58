import { designation } from '../../../shared/typesetting/designation.ts'
import { figureRange, keptPieces } from '../../../shared/typesetting/kept-pieces.ts'

/** Words that must not break at their hyphen, and a term of payment. */
const unparted = /(E-Mail|\be-mail|Mehr-Faktor-|[Ee]nd-to-end|Ende-zu-Ende-?|SHA-256|Net \d{1,3})/

/** A paragraph of an article with its point: `28(3)(b)`. Browsers break a line between two brackets. */
const citation = /(\d{1,4}(?:\(\w{1,3}\)){2,4})/

/** A text whose ranges stay on a line: otherwise a line may end after their dash or hyphen. */
export const keptRanges = (text: string) => keptOnLine(text, figureRange, unparted)

/** A text whose ranges, designations of standards and citations of laws stay on a line. */
export const keptFigures = (text: string) =>
  keptOnLine(text, figureRange, unparted, designation, citation)

/** A text whose matches of these patterns stay on a line; each pattern has one group around what it keeps. */
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
