/** A rectangle of pixels; its right and lower edges are outside. */
interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** A picture in levels of grey. */
interface Grey {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** Levels below this are ink. */
const inkBelow = 128

/** So much more ink than the emptiest line of the margin, noise of a scan, still counts as empty. */
const noise = 2

/**
 * The line of a margin, from the outermost to the innermost, at which the fewest strokes are cut: the outermost one, or
 * the middle of the outermost gap. Neighbours whose letters reach into the margin stay outside of it; rules that run
 * through all of it are cut wherever it ends.
 */
function emptiest(lines: readonly number[], inkOn: (line: number) => number): number {
  const ink = lines.map(inkOn)
  const most = Math.min(...ink) + noise
  const first = ink.findIndex((count) => count <= most)
  if (first === 0) return lines[0] ?? 0
  const after = ink.findIndex((count, index) => index > first && count > most)
  const last = after === -1 ? lines.length - 1 : after - 1
  return lines[Math.floor((first + last) / 2)] ?? 0
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from || 1))

/** The part of a picture between `inner`, which it has to show, and `outer` that cuts the fewest letters. */
export function cleanCrop({ width, grey }: Grey, inner: Edges, outer: Edges): Edges {
  const isInk = (x: number, y: number) => (grey[y * width + x] ?? 255) < inkBelow
  const onRow = (y: number) => range(outer.left, outer.right - 1).filter((x) => isInk(x, y)).length
  const top = emptiest(range(outer.top, inner.top), onRow)
  const bottom = emptiest(range(outer.bottom - 1, inner.bottom - 1), onRow) + 1
  const onColumn = (x: number) => range(top, bottom - 1).filter((y) => isInk(x, y)).length
  return {
    left: emptiest(range(outer.left, inner.left), onColumn),
    top,
    right: emptiest(range(outer.right - 1, inner.right - 1), onColumn) + 1,
    bottom,
  }
}
