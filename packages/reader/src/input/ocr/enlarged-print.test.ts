import { describe, expect, it } from 'vitest'
import type { GreyImage } from '../raster/grey-image.ts'
import { withEnlargedPrint } from './enlarged-print.ts'
import type { Recogniser } from './recogniser.ts'

const picture = (height: number): GreyImage => ({
  width: 100,
  height,
  pixels: new Uint8Array(100 * height).fill(255),
})

/** Says how wide its picture is, with the confidence that is given for that width; the word fills the picture. */
const measuring = (sureness: Record<number, number>): Recogniser => ({
  recognise: async ({ width, height }) => [
    {
      text: `${width}`,
      confidence: sureness[width] ?? 0,
      left: 0,
      top: 0,
      right: width,
      bottom: height,
    },
  ],
  end: async () => {},
})

const read = (height: number, sureness: Record<number, number>) =>
  withEnlargedPrint(measuring(sureness)).recognise(picture(height), 'line')

describe('small print', () => {
  it('is recognised in twice its size, its words in their place', async () => {
    const [word] = await read(40, { 200: 0.9, 100: 1 })
    expect(word).toEqual({ text: '200', confidence: 0.9, left: 0, top: 0, right: 100, bottom: 40 })
  })

  it('is recognised as it is where that reads better', async () => {
    expect((await read(40, { 200: 0.3, 100: 0.8 }))[0]?.text).toBe('100')
    expect((await read(40, { 200: 0.3, 100: 0.2 }))[0]?.text).toBe('200')
  })

  it('is distinguished from large print', async () => {
    expect((await read(90, { 200: 0.9, 100: 0.8 }))[0]?.text).toBe('100')
  })

  it('keeps its shades', async () => {
    const seen: GreyImage[] = []
    const spy: Recogniser = {
      recognise: async (one) => {
        seen.push(one)
        return [{ text: 'a', confidence: 1, left: 0, top: 0, right: 1, bottom: 1 }]
      },
      end: async () => {},
    }
    const pixels = Uint8Array.from([0, 0, 200, 200])
    await withEnlargedPrint(spy).recognise({ width: 2, height: 2, pixels }, 'line')
    expect([...(seen[0]?.pixels ?? [])]).toEqual([
      0, 0, 0, 0, 50, 50, 50, 50, 150, 150, 150, 150, 200, 200, 200, 200,
    ])
  })
})
