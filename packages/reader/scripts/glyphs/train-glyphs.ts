import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherGlyph, readableGlyphs } from '../../src/input/scan/glyphs/glyph-classes.ts'
import { glyphShades, shadeCount } from '../../src/input/scan/glyphs/glyph-shades.ts'
import { seeded } from '../random.ts'
import { otherSample, sampleOf } from './glyph-samples.ts'
import { errorShare, type Lesson, trained } from './network-training.ts'

/** Samples of each glyph; those in figures get the most samples. */
const samples = { figure: 1100, letter: 450, other: 9000 }
const hidden = 56
const target = join(import.meta.dirname, '../../src/input/scan/glyphs/glyph-weights.ts')

/** Trains the small network that tells glyphs apart and writes its weights. */
function train(): void {
  const random = seeded(7)
  const classes = [...readableGlyphs, otherGlyph]
  const lessons: Lesson[] = []
  for (const [index, character] of readableGlyphs.entries()) {
    const count = /[\dØRMxHhkg↧⌴⌵T]/.test(character) ? samples.figure : samples.letter
    for (let i = 0; i < count; i += 1) {
      const sample = sampleOf(character, random)
      if (sample) lessons.push({ input: glyphShades(sample.mark, sample.share), answer: index })
    }
  }
  for (let i = 0; i < samples.other; i += 1) {
    const sample = otherSample(readableGlyphs, random)
    const answer = readableGlyphs.length
    if (sample) lessons.push({ input: glyphShades(sample.mark, sample.share), answer })
  }
  lessons.sort(() => random() - 0.5)
  const kept = Math.floor(lessons.length * 0.95)
  console.log(`${lessons.length} samples of ${classes.length} glyphs`)
  const sizes = [shadeCount, hidden, classes.length] as const
  const weights = trained(lessons.slice(0, kept), sizes, random)
  console.log(`wrong: ${(100 * errorShare(weights, sizes, lessons.slice(kept))).toFixed(2)} %`)
  writeFileSync(target, source(weights))
}

/** Weights as signed bytes of 1/24: no weight that matters is beyond 5.3. */
function source(weights: Float32Array): string {
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight * 24))),
  )
  const text = Buffer.from(bytes.buffer).toString('base64')
  return [
    '/** Weights of the network of `glyph-network.ts` in 24ths, as base64; written by `scripts/glyphs/train-glyphs.ts`. */',
    'export const glyphWeights =',
    `  '${text}'`,
    '',
  ].join('\n')
}

train()
