interface RevisionMarkProps {
  number: number
  /** Filled if it concerns the contract, on which programs of customers depend. */
  isFilled: boolean
}

/** The triangle with its number that marks on a drawing what a revision has changed. */
export function RevisionMark({ number, isFilled }: RevisionMarkProps) {
  return (
    <svg
      className="revision-mark"
      data-filled={isFilled || undefined}
      viewBox="0 0 44 40"
      width="44"
      height="40"
      aria-hidden="true"
    >
      <path d="M22 2L42.5 38H1.5z" />
      <text x="22" y="32">
        {number}
      </text>
    </svg>
  )
}
