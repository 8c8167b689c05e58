import { expect, it } from 'vitest'
import type { TextRun } from '../../page.ts'
import { notInFile } from './pixels-on-page.ts'

const run = (text: string, x: number, y: number, width: number, height: number): TextRun => ({
  text,
  origin: { x, y: y + height },
  advance: width,
  size: height,
  rotation: 0,
  box: { x, y, width, height },
  font: '',
  confidence: 0.7,
})

it('leaves out what was recognised over text of the file', () => {
  const own = [run('Down 90° R 1.5', 10, 10, 27, 4)]
  const recognised = [run('R1.5', 29, 10.2, 8, 3.6), run('R1.5', 60, 10, 8, 4)]
  expect(notInFile(recognised, own)).toEqual([recognised[1]])
})
