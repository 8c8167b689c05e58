import type { GreyImage } from '../raster/grey-image.ts'
import { figureLetters } from './figure-letters.ts'
import type { FigureLine } from './figure-line.ts'
import { readNetwork } from './network/onnx-model.ts'
import { inputShade, startNetwork } from './network/start-network.ts'
import { type Tensor, tensor } from './network/tensors.ts'
import { withWholeWeights } from './network/whole-weights.ts'

/** Reads lines of figures and signs from pictures of `figureRows` rows. */
export interface FigureReader {
  read(picture: GreyImage): FigureLine
  end(): Promise<void>
}

/**
 * Starts the network that reads lines of figures with what stands around them.
 *
 * @param model The network as ONNX, written by `scripts/figure-lines/`.
 */
export async function startFigureReader(model: Uint8Array): Promise<FigureReader> {
  const run = await startNetwork(withWholeWeights(readNetwork(model)))
  return {
    read: (picture) => lineOf(run(inputOf(picture))),
    end: async () => {},
  }
}

/** The picture from -1 for ink to 1 for paper, as wide as a multiple of eight pixels. */
function inputOf({ width, height, pixels }: GreyImage): Tensor {
  const wide = Math.ceil(width / 8) * 8
  const data = new Float32Array(height * wide).fill(1)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data[y * wide + x] = inputShade(pixels[y * width + x] as number)
    }
  }
  return tensor(data, [1, 1, height, wide])
}

/** The likeliest letter of each place; one that goes on over several places is the same letter (CTC). */
function lineOf({ data, shape }: Tensor): FigureLine {
  const [places, classes] = shape.slice(-2) as [number, number]
  let [text, confidence, last] = ['', 1, 0]
  for (let place = 0; place < places; place += 1) {
    const chances = data.subarray(place * classes, (place + 1) * classes)
    let best = 0
    for (let i = 1; i < classes; i += 1) {
      if ((chances[i] as number) > (chances[best] as number)) best = i
    }
    confidence *= chances[best] as number
    if (best !== 0 && best !== last) text += figureLetters[best - 1]
    last = best
  }
  return { text, confidence }
}
