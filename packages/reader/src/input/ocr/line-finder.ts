import type { GreyImage } from '../raster/grey-image.ts'
import { readNetwork } from './network/onnx-model.ts'
import { inputShade, startNetwork } from './network/start-network.ts'
import { tensor } from './network/tensors.ts'
import { withWholeWeights } from './network/whole-weights.ts'
import { cellSide, type OnSquare, type TextCells, usualCapitals } from './text-cells.ts'

/** Finds lines of text of any direction among the lines of a drawing. */
export interface LineFinder {
  /** Says of each cell whether it shows text; the height of the picture's capitals is near `usualCapitals`. */
  cells(picture: GreyImage, onProgress?: OnSquare): Promise<TextCells>
  end(): Promise<void>
}

/** Pixels: side of the squares that the network looks at one by one, and their margin, of which it sees too little around. */
const square = { side: 512, margin: 48 }
const step = square.side - 2 * square.margin
/** A pixel darker than this shade is no paper. */
const inkShade = 200

/**
 * Starts the network that finds lines of text.
 *
 * @param model The network as ONNX, written by `scripts/line-finder/`.
 */
export async function startLineFinder(model: Uint8Array): Promise<LineFinder> {
  const run = await startNetwork(withWholeWeights(readNetwork(model)))
  const look = (picture: GreyImage) => run(inputOf(picture)).data
  return {
    cells: (picture, onProgress) => cellsOf(picture, look, onProgress),
    end: async () => {},
  }
}

/** The picture from -1 for ink to 1 for paper. */
function inputOf({ width, height, pixels }: GreyImage) {
  const data = new Float32Array(pixels.length)
  for (let i = 0; i < data.length; i += 1) data[i] = inputShade(pixels[i] as number)
  return tensor(data, [1, 1, height, width])
}

async function cellsOf(
  picture: GreyImage,
  look: (square: GreyImage) => Float32Array,
  onProgress: OnSquare = () => {},
): Promise<TextCells> {
  const cells = noCells(picture)
  const places = squaresOf(picture)
  for (const [index, place] of places.entries()) {
    await onProgress(index / places.length)
    const around = cut(picture, place.left - square.margin, place.top - square.margin)
    if (around) write(look(around), around, place, cells)
  }
  return cells
}

function noCells({ width, height }: GreyImage): TextCells {
  const [across, down] = [Math.ceil(width / cellSide), Math.ceil(height / cellSide)]
  const none = () => new Float32Array(across * down)
  return { across, down, chances: none(), cosines: none(), sines: none(), heights: none() }
}

/** Corners of the squares that cover a picture; their margins overlap and are not counted. */
function squaresOf({ width, height }: GreyImage): { left: number; top: number }[] {
  const starts = (length: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step)
  return starts(height).flatMap((top) => starts(width).map((left) => ({ left, top })))
}

/** Writes what was said of a square without its margins, which only the edge of the picture lacks. */
function write(
  said: Float32Array,
  around: GreyImage,
  { left, top }: { readonly left: number; readonly top: number },
  { across, down, chances, cosines, sines, heights }: TextCells,
): void {
  const own = Math.ceil(around.width / cellSide)
  const count = own * Math.ceil(around.height / cellSide)
  const [fromX, fromY] = [left, top].map((at) => Math.min(at, square.margin) / cellSide) as [
    number,
    number,
  ]
  const rows = Math.min(step, down * cellSide - top) / cellSide
  const columns = Math.min(step, across * cellSide - left) / cellSide
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const from = (y + fromY) * own + x + fromX
      const to = (y + top / cellSide) * across + x + left / cellSide
      chances[to] = 1 / (1 + Math.exp(-(said[from] as number)))
      cosines[to] = said[count + from] as number
      sines[to] = said[2 * count + from] as number
      heights[to] = usualCapitals * 2 ** (said[3 * count + from] as number)
    }
  }
}

/** A square of a picture; null where there is nothing but paper. */
function cut({ width, height, pixels }: GreyImage, x: number, y: number): GreyImage | null {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(width, x + square.side), Math.min(height, y + square.side)]
  const [wide, high] = [right - left, bottom - top]
  const out = new Uint8Array(wide * high)
  for (let row = 0; row < high; row += 1) {
    const start = (top + row) * width + left
    out.set(pixels.subarray(start, start + wide), row * wide)
  }
  return out.some((shade) => shade < inkShade) ? { width: wide, height: high, pixels: out } : null
}
