import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { withoutCrumbs } from './crumbs-of-lines.ts'

const [width, height] = [300, 100]
const pixelsPerMm = 10
const piece = { isHorizontal: true, at: 50, from: 10, to: 290, thickness: 1 }

const marksOf = (isInk: (x: number, y: number) => boolean) =>
  componentsOf({
    width,
    height,
    ink: Uint8Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? 1 : 0,
    ),
  })

const isCrumb = (x: number, y: number) => y === 50 && x > 10 && x < 290 && x % 20 < 15
const isLetter = (x: number, y: number) => x >= 100 && x < 104 && y >= 20 && y < 46

test('crumbs of a broken line are left out, letters above it are not', () => {
  const marks = marksOf((x, y) => isCrumb(x, y) || isLetter(x, y))
  expect(marks.length).toBeGreaterThan(10)
  const left = withoutCrumbs(marks, [piece], pixelsPerMm)
  expect(left).toMatchObject([{ left: 100, top: 20 }])
})

test('points in a row of letters that looks like a line stay', () => {
  const isPoint = (x: number, y: number) => x >= 120 && x < 123 && y >= 49 && y < 52
  const isLow = (x: number, y: number) => x % 20 < 12 && x < 110 && y >= 30 && y < 53
  const marks = marksOf((x, y) => isPoint(x, y) || isLow(x, y))
  expect(withoutCrumbs(marks, [piece], pixelsPerMm)).toHaveLength(marks.length)
})
