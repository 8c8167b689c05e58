/** A range of figures, with what is written close behind it: `5–20`, `60–95%,`. A unit keeps to it by its no-break space. */
const range = /(\d{1,6}–\d\S*)/

/** A text whose ranges stay on a line: behind their dash a line may end otherwise. */
export const keptRanges = (text: string) =>
  text.split(range).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
