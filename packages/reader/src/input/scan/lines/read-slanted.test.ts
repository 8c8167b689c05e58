import { expect, test } from 'vitest'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { readSlanted } from './read-slanted.ts'

const never: Recogniser = { recognise: async () => [], end: async () => {} }

test('a sign whose thin strokes are paler than the figures is read with them', async () => {
  const { width, height, ink } = written('Ø5')
  const parts = componentsOf({ width, height, ink }, 4)
  const end = Math.min(...parts.map(({ right }) => right))
  const shadeOfInk = (x: number) => (x < end ? 165 : 0)
  const shades = ink.map((one, at) => (one === 0 ? 255 : shadeOfInk(at % width)))
  const image = { width, height, pixels: shades }
  const row = { parts, rotation: 0, isDoubtful: false }
  const runs = await readSlanted(image, row, never, 0.085)
  expect(runs.map(({ text }) => text)).toEqual(['Ø5'])
})
