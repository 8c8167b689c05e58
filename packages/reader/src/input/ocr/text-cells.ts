/** Pixels of a cell along each side. */
export const cellSide = 4
/** Height of capitals, in pixels, that the finder of lines sees best; half and twice as much will do. */
export const usualCapitals = 12

/** Gets the share of a picture that was looked at; the next look waits for it. */
export type OnSquare = (fraction: number) => Promise<void> | void

/** What the network that finds lines of text says of each cell of a picture, row by row. */
export interface TextCells {
  readonly across: number
  readonly down: number
  /** How sure the cell shows the middle of a line of text, 0 to 1. */
  readonly chances: Float32Array
  /** Cosine and sine of twice the angle at which the line runs, clockwise. */
  readonly cosines: Float32Array
  readonly sines: Float32Array
  /** Height of the capitals of the line, in pixels. */
  readonly heights: Float32Array
}
