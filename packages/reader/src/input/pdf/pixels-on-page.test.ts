import { expect, it } from 'vitest'
import type { TextRun } from '../../page.ts'
import { notInFile, scannedDpi } from './pixels-on-page.ts'

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

it('takes no page for a scan whose text lies on its large picture, such as a shaded view', () => {
  const box = { x: 20, y: 20, width: 180, height: 230 }
  const page = {
    number: 1,
    width: 210,
    height: 297,
    source: 'vector' as const,
    dpi: null,
    texts: [],
    paths: [],
  }
  const images = [{ box, pixelWidth: 1240, pixelHeight: 1585 }]
  const content = { page, images, paths: [], hasModel: false }
  expect(scannedDpi({ ...content, lettersOnTop: 300 })).toBeNull()
  expect(scannedDpi({ ...content, lettersOnTop: 20 })).toBeCloseTo(175, 0)
})
