import { describe, expect, it } from 'vitest'
import { sheetOf, written } from '../layout/testing/made-sheet.ts'
import type { DrawingPage, TextRun } from '../page.ts'
import { withoutPictureNoise } from './picture-noise.ts'

const recognised = (text: string, confidence: number): TextRun => ({
  ...written(text, 50, 80, { font: '' }),
  confidence,
})

const textsOf = (source: DrawingPage['source'], ...texts: readonly TextRun[]): string[] =>
  withoutPictureNoise({ ...sheetOf(written('A4', 50, 50), ...texts), source }).map(
    ({ text }) => text,
  )

const noise = [recognised('77', 0.4), recognised('4°', 0.6), recognised('NN', 0.7)]

describe('withoutPictureNoise', () => {
  it('drops unsure text from the pictures of a page', () => {
    expect(textsOf('mixed', ...noise)).toEqual(['A4'])
  })

  it('keeps it where letters were recognised', () => {
    expect(textsOf('mixed', ...noise, recognised('Ø20', 0.93))).toHaveLength(5)
  })

  it('drops a zero by itself, which a hole of a shaded view looks like', () => {
    const zeros = [recognised('0', 0.9), recognised('0,', 0.6)]
    expect(textsOf('mixed', recognised('Ø20', 0.93), ...zeros)).toEqual(['A4', 'Ø20'])
  })

  it('leaves scans as they are', () => {
    expect(textsOf('scan', ...noise)).toHaveLength(4)
  })
})
