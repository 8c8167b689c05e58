/** A range of figures, with what is written behind it: `5–20 s`, its unit behind a no-break space. */
const range = /(\d{1,6}–\d[^\s–]*(?:\u00a0[^\s–]+)?)/

/** Text whose ranges stay on a line: behind their dash a line may end otherwise. */
export function KeptRanges({ children }: { children: string }) {
  return children.split(range).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
