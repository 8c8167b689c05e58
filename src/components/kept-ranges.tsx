import { Fragment } from 'react'

/** A range of figures, with what is written behind it: `5–20 s`, its unit behind a no-break space. */
const range = /(\d{1,6}–\d[^\s–]*(?:\u00a0[^\s–]+)?)/u

/** Text whose ranges stay on a line: behind their dash a line may end otherwise. */
export function KeptRanges({ children }: { children: string }) {
  return children.split(range).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
