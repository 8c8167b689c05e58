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

const page = {
  number: 1,
  width: 210,
  height: 297,
  source: 'vector' as const,
  dpi: null,
  texts: [],
  paths: [],
}

it('takes no page for a scan whose text lies on its large picture, such as a shaded view', () => {
  const box = { x: 20, y: 20, width: 180, height: 230 }
  const images = [{ box, pixelWidth: 1240, pixelHeight: 1585 }]
  const content = { page, images, paths: [], hasModel: false }
  expect(scannedDpi({ ...content, lettersOnTop: 300 })).toBeNull()
  expect(scannedDpi({ ...content, lettersOnTop: 20 })).toBeCloseTo(175, 0)
})

it('takes strips that make up one picture for a scan, and pictures apart from each other for none', () => {
  const strip = (x: number, width: number, pixelWidth: number) => ({
    box: { x, y: 0, width, height: 297 },
    pixelWidth,
    pixelHeight: 3508,
  })
  const scanned = (...images: ReturnType<typeof strip>[]) =>
    scannedDpi({ page, images, paths: [], hasModel: false, lettersOnTop: 0 })
  expect(scanned(strip(0, 90, 1063), strip(90, 90, 1063), strip(180, 30, 354))).toBeCloseTo(300, 0)
  expect(scanned(strip(0, 70, 827), strip(120, 90, 1063))).toBeNull()
  expect(scanned(strip(0, 90, 1063), strip(90, 90, 531), strip(180, 30, 354))).toBeNull()
})
