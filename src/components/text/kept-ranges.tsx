import { designation } from './designation.ts'

/**
 * A range of figures, with what is written close behind it: `5–20`, `60–95%,`; a unit keeps to it by its no-break space.
 * Also words whose first hyphen is no place to part them, and a term of payment.
 */
const range = /(\d{1,6}–\d\S*|E-Mail|\be-mail|Mehr-Faktor-|SHA-256|Net \d{1,3})/

/** A paragraph of an article with its point: `28(3)(b)`. Browsers break a line between two brackets. */
const citation = /(\d{1,4}(?:\(\w{1,3}\)){2,4})/

/** A text whose ranges stay on a line: behind their dash, or hyphen, a line may end otherwise. */
export const keptRanges = (text: string) => keptOnLine(text, range)

/** A text whose ranges, designations of standards and citations of laws stay on a line. */
export const keptFigures = (text: string) => keptOnLine(text, range, designation, citation)

/** A text in which whatever one of the patterns catches, each in its only group, stays on a line. */
export const keptOnLine = (text: string, ...patterns: RegExp[]) =>
  patterns.reduce<ReturnType<typeof kept>>(
    (parts, pattern) =>
      parts.flatMap((part) => (typeof part === 'string' ? kept(part, pattern) : [part])),
    [text],
  )

const kept = (text: string, pattern: RegExp) =>
  text.split(pattern).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
