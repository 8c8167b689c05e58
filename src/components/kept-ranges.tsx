/** A range of figures, with what is written close behind it: `5–20`, `60–95%,`. A unit keeps to it by its no-break space. */
const range = /(\d{1,6}–\d\S*)/

/** A text whose ranges stay on a line: behind their dash a line may end otherwise. */
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
