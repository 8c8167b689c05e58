import { expect, test } from 'vitest'
import type { TextRun } from '../../page.ts'
import { isSureValue } from './credible-texts.ts'

const run = (text: string, confidence: number): TextRun => ({
  text,
  confidence,
  origin: { x: 0, y: 0 },
  advance: 5,
  size: 3,
  rotation: 30,
  box: { x: 0, y: 0, width: 5, height: 3 },
  font: '',
})

test('a slanted row is a value where each of its texts is sure; a stray sign is none of them', () => {
  expect(isSureValue([run('R2', 0.93)])).toBe(true)
  expect(isSureValue([run('-', 0.06), run('R2', 0.93)])).toBe(true)
  expect(isSureValue([run('R2', 0.6)])).toBe(false)
  expect(isSureValue([run('A', 0.93), run('R2', 0.93)])).toBe(false)
})
