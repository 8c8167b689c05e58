import type { GreyImage } from '../raster/grey-image.ts'
import { withFoldedNumbers } from './network/folded-numbers.ts'
import { startKernels } from './network/kernels.ts'
import { readNetwork } from './network/onnx-model.ts'
import { runNetwork } from './network/run-network.ts'
import { tensor } from './network/tensors.ts'
import { withWholeWeights } from './network/whole-weights.ts'
import { cellSide, type TextCells, usualCapitals } from './text-cells.ts'

/** Finds lines of text of any direction among the lines of a drawing. */
export interface LineFinder {
  /** Says of each cell whether it shows text; the height of the picture's capitals is near `usualCapitals`. */
  cells(picture: GreyImage): TextCells
  end(): Promise<void>
}

/** Side of the squares that the network looks at one by one, and how much of their edge it sees without its surroundings. */
const square = { side: 512, margin: 48 }
/** Shade below which a pixel is no paper. */
const inkShade = 200

/**
 * Starts the network that finds lines of text.
 *
 * @param model The network as ONNX, written by `scripts/line-finder/`.
 */
export async function startLineFinder(model: Uint8Array): Promise<LineFinder> {
  const network = withFoldedNumbers(withWholeWeights(readNetwork(model)))
  const kernels = await startKernels()
  const look = (picture: GreyImage) => runNetwork(network, inputOf(picture), kernels).data
  return { cells: (picture) => cellsOf(picture, look), end: async () => {} }
}

/** The picture from -1 for ink to 1 for paper. */
function inputOf({ width, height, pixels }: GreyImage) {
  return tensor(
    Float32Array.from(pixels, (shade) => shade / 127.5 - 1),
    [1, 1, height, width],
  )
}

function cellsOf(picture: GreyImage, look: (square: GreyImage) => Float32Array): TextCells {
  const [across, down] = [picture.width, picture.height].map((side) =>
    Math.ceil(side / cellSide),
  ) as [number, number]
  const [chances, cosines, sines, heights] = [0, 1, 2, 3].map(
    () => new Float32Array(across * down),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array]
  const step = square.side - 2 * square.margin
  for (let top = 0; top < picture.height; top += step) {
    for (let left = 0; left < picture.width; left += step) {
      const around = cut(picture, left - square.margin, top - square.margin)
      if (!around) continue
      const said = look(around)
      const own = Math.ceil(around.width / cellSide)
      const count = own * Math.ceil(around.height / cellSide)
      const [fromX, fromY] = [left, top].map((start) =>
        start === 0 ? 0 : square.margin / cellSide,
      ) as [number, number]
      const rows = Math.min(step / cellSide, down - top / cellSide)
      const columns = Math.min(step / cellSide, across - left / cellSide)
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const from = (y + fromY) * own + x + fromX
          const to = (y + top / cellSide) * across + x + left / cellSide
          const value = (channel: number) => said[channel * count + from] as number
          chances[to] = 1 / (1 + Math.exp(-value(0)))
          cosines[to] = value(1)
          sines[to] = value(2)
          heights[to] = usualCapitals * 2 ** value(3)
        }
      }
    }
  }
  return { across, down, chances, cosines, sines, heights }
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
