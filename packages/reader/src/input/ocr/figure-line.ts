/** Rows of the pictures that the network for figures takes; capitals fill half of them, from row 8 to row 24. */
export const figureRows = 32

/** What the network for figures reads in a line. */
export interface FigureLine {
  readonly text: string
  /** That all of the line is as it was read, 0 to 1. */
  readonly confidence: number
}
