import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Browsers paint the lines of a printed sheet at whole pixels. Sizes in other units are rounded one by one, and the
 * title block stands apart from its frame, or beyond it.
 */

const style = readFileSync(new URL('../../src/styles/print.css', import.meta.url), 'utf8')
const sheet = style.slice(style.indexOf('@page'), style.indexOf('@media print'))
const cells = ['left', 'center', 'right'].map((place) => {
  const start = sheet.indexOf(`@bottom-${place}`)
  return sheet.slice(start, sheet.indexOf('}', start))
})
const pixels = (value = '') => Number(/^(\d+)px/.exec(value.trim())?.[1])
const written = (rule: string, property: string) =>
  new RegExp(`^\\s*${property}: ([^;]+);`, 'm').exec(rule)?.[1]

test('frame and title block of a printed sheet have whole pixels', () => {
  const margins = written(sheet, 'margin')?.split(' ').map(pixels)
  expect(margins).toHaveLength(4)
  const lines = [sheet, ...cells].map((rule) => /border[a-z-]*: ([^;]+) solid/.exec(rule)?.[1])
  const sizes = cells.flatMap((cell) => [written(cell, 'width'), written(cell, 'height')])
  for (const size of [...(margins ?? []), ...[...lines, ...sizes].map(pixels)])
    expect(Number.isInteger(size)).toBe(true)
})

test('the title block is as wide as the frame', () => {
  const millimetre = 96 / 25.4
  const [, right = 0, , left = 0] = written(sheet, 'margin')?.split(' ').map(pixels) ?? []
  const frame = 210 * millimetre - left - right
  const lines = 4 * pixels(written(sheet, 'border'))
  const paddings = 3 * 2 * 3 * millimetre
  const widths = cells.reduce((sum, cell) => sum + pixels(written(cell, 'width')), 0)
  expect(Math.abs(widths + paddings + lines - frame)).toBeLessThan(1)
})
