import { expect, test } from 'vitest'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { blankPaper } from '../../raster/grey-image.ts'
import type { Component } from '../ink/components.ts'
import type { LineOfText } from '../rows/line-of-text.ts'
import { turnOfLines } from './turn-of-lines.ts'

const image = blankPaper(400, 400)

/** A row of eight marks. */
function row(y: number): LineOfText {
  const parts = Array.from({ length: 8 }, (_, i): Component => {
    const left = 40 + 24 * i
    const runs = Int32Array.of(y, left, left + 12)
    return { left, right: left + 12, top: y, bottom: y + 20, area: 100, runs }
  })
  return { isHorizontal: true, parts, height: 20 }
}

const lines = [row(60), row(120), row(180)]

/**
 * A recogniser, and what it was asked.
 *
 * @param tried How sure it is of the lines in the usual direction, then in the other one.
 * @param whole What it reads in lines that are not only tried, one after the other.
 */
const reading = (
  tried: readonly [number, number],
  whole: readonly string[],
): { recogniser: Recogniser; asked: string[] } => {
  const asked: string[] = []
  const of = (layout: string) => asked.filter((one) => one === layout).length
  const recogniser: Recogniser = {
    recognise: async (_, layout) => {
      asked.push(layout)
      const isOther = of('tried line') > lines.length
      const text = layout === 'line' ? (whole[of('line') - 1] ?? '') : 'lettered'
      const confidence = layout === 'line' ? 0.9 : (tried[isOther ? 1 : 0] as number)
      return [{ text, confidence, left: 0, top: 0, right: 1, bottom: 1 }]
    },
    end: async () => {},
  }
  return { recogniser, asked }
}

test('a sheet whose words read well is left as it is, one that reads better upside down is turned', async () => {
  const well = reading([0.9, 0.1], [])
  expect(await turnOfLines(image, lines, well.recogniser)).toBe(0)
  expect(well.asked).toEqual(['tried line', 'tried line', 'tried line'])
  expect(await turnOfLines(image, lines, reading([0.2, 0.9], []).recogniser)).toBe(180)
})

test('Chinese words tell the direction where Latin letters read badly both ways', async () => {
  expect(await turnOfLines(image, lines, reading([0.1, 0.2], ['技术要求']).recogniser)).toBe(0)
  const upsideDown = ['it', 'x', 'EEY', '技术要求']
  expect(await turnOfLines(image, lines, reading([0.1, 0.2], upsideDown).recogniser)).toBe(180)
  expect(await turnOfLines(image, lines, reading([0.1, 0.2], ['it', 'x']).recogniser)).toBe(0)
})
