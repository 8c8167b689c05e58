import { expect, test } from 'vitest'
import { millimetresPerUnit } from './open-pdf.ts'
import type { PdfPage } from './pdfjs.ts'

/** A page of this size in points. */
const pageOf = (width: number, height: number) =>
  ({
    getViewport: ({ scale }: { scale: number }) => ({
      width: scale * width,
      height: scale * height,
    }),
  }) as unknown as PdfPage

/** Points of a length in millimetres. */
const points = (millimetres: number) => (millimetres * 72) / 25.4

test('a sheet that no paper holds is taken for one of A0', () => {
  const width = points(3567)
  const unit = millimetresPerUnit(pageOf(width, points(2523)))
  expect(unit * width).toBeCloseTo(1189)
})

test.each([
  ['A4', 210, 297],
  ['A0', 1189, 841],
  ['three A0 in a row', 2523, 1189],
  ['a page larger than programs write', 35_000, 35_000],
])('%s keeps its size', (_, width, height) => {
  const unit = millimetresPerUnit(pageOf(points(width), points(height)))
  expect(unit).toBeCloseTo(25.4 / 72)
})
