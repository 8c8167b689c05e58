/** A printed value in the notation of packages/reader/docs/notation.md, taken apart for showing it as it is drawn. */
export type PrintedPart =
  | { readonly type: 'text'; readonly text: string }
  /** Deviations or limits, one above the other. */
  | { readonly type: 'stack'; readonly upper: string; readonly lower: string }
  /** Cells of a tolerance frame. */
  | { readonly type: 'frame'; readonly cells: readonly string[] }
  /** Theoretically exact. */
  | { readonly type: 'boxed'; readonly text: string }
  /** The next line of a leader note. */
  | { readonly type: 'break' }

const pattern = /\{([^{};]*);([^{};]*)\}|(\|(?:[^|]+\|)+)|\[([^[\]]+)\]|( \/ )/g

/** Splits a printed value; what has no notation stays text. */
export function printedParts(printed: string): PrintedPart[] {
  const parts: PrintedPart[] = []
  let end = 0
  const textUpTo = (start: number) => {
    const text = printed.slice(end, start)
    if (text.trim() !== '') parts.push({ type: 'text', text })
  }
  for (const match of printed.matchAll(pattern)) {
    const [whole, upper, lower, frame, boxed] = match
    textUpTo(match.index)
    end = match.index + whole.length
    if (upper !== undefined && lower !== undefined) parts.push({ type: 'stack', upper, lower })
    else if (frame !== undefined) {
      const cells = frame.slice(1, -1).split('|')
      parts.push({ type: 'frame', cells: cells.map((cell) => cell.trim()) })
    } else if (boxed !== undefined) parts.push({ type: 'boxed', text: boxed })
    else parts.push({ type: 'break' })
  }
  textUpTo(printed.length)
  return parts
}
