import { lineTexts } from '../figure-lines/line-texts.ts'
import { paper, shadesOf } from '../figure-lines/paper.ts'
import { scanned } from '../figure-lines/scanned.ts'
import { type Random, tools } from '../random.ts'
import { side } from './scene-cells.ts'
import { drawPart } from './scene-part.ts'
import { type DrawnLine, drawTexts } from './scene-texts.ts'

/** A square of a drawing as a scan shows it, `side` by `side` pixels from 0 for ink to 255 for paper, with its lines of text. */
interface Scene {
  readonly pixels: Uint8Array
  readonly lines: readonly DrawnLine[]
}

/** What makes squares of drawings: lines of text at any angle among all that drawings show. */
export function scenes(random: Random): () => Scene {
  const text = lineTexts(random)
  return () => sceneOf(text, random)
}

function sceneOf(text: () => string, random: Random): Scene {
  const { chance, between } = tools(random)
  // Scans are larger than what the network sees of them.
  const scale = between(1.15, 3)
  const capitals = scale * between(8.5, 17)
  const context = paper(scale * side, scale * side)
  if (chance(0.85)) drawPart(context, capitals, random)
  const lines = drawTexts(context, capitals, text, random)
  const { width, values } = scanned(shadesOf(context), capitals, random)
  return {
    pixels: reduced(values, width, scale),
    lines: lines.map((line) => smaller(line, scale)),
  }
}

/** Means of squares of the picture, `scale` pixels wide. */
function reduced(values: Float32Array, width: number, scale: number): Uint8Array {
  const rows = meansAlong(values, width, scale)
  const columns = meansAlong(transposed(rows, side), width, scale)
  return Uint8Array.from(transposed(columns, side), (value) =>
    Math.max(0, Math.min(255, Math.round(value))),
  )
}

/** Each row of `width` values as `side` means. */
function meansAlong(values: Float32Array, width: number, scale: number): Float32Array {
  const height = values.length / width
  const out = new Float32Array(height * side)
  for (let x = 0; x < side; x += 1) {
    const [from, to] = [x * scale, Math.min(width, (x + 1) * scale)]
    for (let at = Math.floor(from); at < to; at += 1) {
      const share = (Math.min(at + 1, to) - Math.max(at, from)) / (to - from)
      for (let y = 0; y < height; y += 1) {
        out[y * side + x] =
          (out[y * side + x] as number) + share * (values[y * width + at] as number)
      }
    }
  }
  return out
}

function transposed(values: Float32Array, width: number): Float32Array {
  const height = values.length / width
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + y] = values[y * width + x] as number
  }
  return out
}

const smaller = ({ x, y, length, capitals, angle }: DrawnLine, scale: number): DrawnLine => ({
  x: x / scale,
  y: y / scale,
  length: length / scale,
  capitals: capitals / scale,
  angle,
})
