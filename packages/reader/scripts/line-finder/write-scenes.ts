import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { seeded } from '../random.ts'
import { scenes } from './scene.ts'
import { cellsOf } from './scene-cells.ts'

/** Writes so many squares of drawings into a file: pixels, then kinds, angles and heights of their cells. */
async function write(file: string, count: number, seed: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const next = scenes(seeded(seed))
  const out = createWriteStream(file)
  for (let written = 0; written < count; written += 1) {
    const { pixels, lines } = next()
    const { kinds, angles, heights } = cellsOf(lines)
    if (!out.write(Buffer.concat([pixels, kinds, angles, heights]))) await once(out, 'drain')
  }
  out.end()
}

const [file, count, seed] = process.argv.slice(2)
if (!file) throw new Error('Usage: node write-scenes.ts FILE COUNT SEED')
await write(file, Number(count ?? 1000), Number(seed ?? 1))
