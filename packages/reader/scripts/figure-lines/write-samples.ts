import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { figureLetters } from '../../src/input/ocr/figure-letters.ts'
import { seeded } from '../random.ts'
import { type LineSample, lineSamples } from './line-samples.ts'

/** Writes so many pictures of lines into a file: width (two bytes), count of letters, letters, pixels. */
async function write(file: string, count: number, seed: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const next = lineSamples(seeded(seed))
  const out = createWriteStream(file)
  for (let written = 0; written < count; ) {
    const sample = next()
    if (!sample) continue
    if (!out.write(recordOf(sample))) await once(out, 'drain')
    written += 1
  }
  out.end()
}

function recordOf({ text, width, pixels }: LineSample): Buffer {
  const letters = [...text].map((letter) => figureLetters.indexOf(letter) + 1)
  if (letters.includes(0)) throw new Error(`The network has no letter for some of ${text}`)
  return Buffer.from([width & 255, width >> 8, letters.length, ...letters, ...pixels])
}

const [file, count, seed] = process.argv.slice(2)
if (!file) throw new Error('Usage: node write-samples.ts FILE COUNT SEED')
await write(file, Number(count ?? 1000), Number(seed ?? 1))
