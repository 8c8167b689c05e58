/**
 * A range of figures, with what is written close behind it: `5–20`, `60–95%,`; a unit keeps to it by its no-break space.
 * Also the German word for a mail.
 */
const range = /(\d{1,6}–\d\S*|E-Mail)/

/** A text whose ranges stay on a line: behind their dash, or hyphen, a line may end otherwise. */
export const keptRanges = (text: string) => keptOnLine(text, range)

/** A text in which whatever a pattern catches stays on a line. */
export const keptOnLine = (text: string, pattern: RegExp) =>
  text.split(pattern).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
