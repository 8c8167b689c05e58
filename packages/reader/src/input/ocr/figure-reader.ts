import type { GreyImage } from '../raster/grey-image.ts'
import { figureLetters } from './figure-letters.ts'
import { withFoldedNumbers } from './network/folded-numbers.ts'
import { startKernels } from './network/kernels.ts'
import { readNetwork } from './network/onnx-model.ts'
import { runNetwork } from './network/run-network.ts'
import { type Tensor, tensor } from './network/tensors.ts'
import { withWholeWeights } from './network/whole-weights.ts'
import type { Recogniser } from './recogniser.ts'
import { startedLater } from './started-later.ts'

/** Rows of the pictures that the network takes; capitals fill half of them, from row 8 to row 24. */
export const figureRows = 32

/** Pixels of a picture for each of the network's places along it. */
const step = 2

/** A letter that the network saw, and where its middle lies along the picture, in pixels. */
export interface FigureLetter {
  readonly text: string
  readonly at: number
  /** Of the letter at its place, 0 to 1. */
  readonly chance: number
}

/** What the network reads in a line. */
export interface FigureLine {
  readonly text: string
  readonly letters: readonly FigureLetter[]
  /** That all of the line is as it was read, 0 to 1. */
  readonly confidence: number
}

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
  const network = withFoldedNumbers(withWholeWeights(readNetwork(model)))
  const kernels = await startKernels()
  return {
    read: (picture) => lineOf(runNetwork(network, inputOf(picture), kernels)),
    end: async () => {},
  }
}

/**
 * Adds the reading of figures to a recogniser; its network is loaded with the first line.
 *
 * @param onMissing called once if it cannot be loaded; lines are then read without it. Without it that ends the recognition.
 */
export function withFigures(
  recogniser: Recogniser,
  start: () => Promise<FigureReader>,
  onMissing?: (error: unknown) => void,
): Recogniser {
  const reader = startedLater(start, onMissing)
  return {
    ...recogniser,
    figures: async (picture) => (await reader.get())?.read(picture) ?? null,
  }
}

/** The picture from -1 for ink to 1 for paper, as wide as a multiple of eight pixels. */
function inputOf({ width, height, pixels }: GreyImage): Tensor {
  const wide = Math.ceil(width / 8) * 8
  const data = new Float32Array(height * wide).fill(1)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data[y * wide + x] = (pixels[y * width + x] as number) / 127.5 - 1
    }
  }
  return tensor(data, [1, 1, height, wide])
}

/** The likeliest letter of each place; one that goes on over several places is the same letter (CTC). */
function lineOf({ data, shape }: Tensor): FigureLine {
  const [places, classes] = shape.slice(-2) as [number, number]
  const letters: FigureLetter[] = []
  let [last, confidence] = [0, 1]
  for (let place = 0; place < places; place += 1) {
    const chances = data.subarray(place * classes, (place + 1) * classes)
    let best = 0
    for (let i = 1; i < classes; i += 1) {
      if ((chances[i] as number) > (chances[best] as number)) best = i
    }
    const chance = chances[best] as number
    confidence *= chance
    if (best !== 0 && best !== last) {
      letters.push({ text: figureLetters[best - 1] as string, at: (place + 0.5) * step, chance })
    } else if (best !== 0) {
      const same = letters.at(-1) as FigureLetter
      if (chance > same.chance) letters[letters.length - 1] = { ...same, chance }
    }
    last = best
  }
  return { text: letters.map(({ text }) => text).join(''), letters, confidence }
}
