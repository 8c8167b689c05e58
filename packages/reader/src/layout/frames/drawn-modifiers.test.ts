import { describe, expect, it } from 'vitest'
import { rectangle, ring, strokes, textsOf, written } from '../testing/made-sheet.ts'

const letterM = '0,2.2 0,0 1,1.4 2,0 2,2.2'

describe('a modifier that is drawn beside text', () => {
  const cells = [
    rectangle(40, 40, 30, 8),
    strokes('50,40 50,48; 62,40 62,48'),
    strokes('0,4 2,0; 1.8,4 3.8,0', 43, 42),
    written('0.4', 51, 46, { advance: 6 }),
    written('A', 64, 46),
  ]

  it('is read in its frame', () => {
    const modifier = [ring(59.5, 44.25, 2), strokes(letterM, 58.5, 43.15)]
    expect(textsOf(...cells, ...modifier)).toEqual(['|∥|0.4Ⓜ|A|'])
  })

  it('is no letter without its ring, and no ring with another letter', () => {
    expect(textsOf(...cells, strokes(letterM, 58.5, 43.15))).toEqual(['|∥|0.4|A|'])
    const other = [ring(59.5, 44.25, 2), strokes('0,2 2,0; 0,0 2,2', 58.5, 43.25)]
    expect(textsOf(...cells, ...other)).toEqual(['|∥|0.4|A|'])
  })

  it('is read behind a size', () => {
    const envelope = strokes('1.5,0 0,0 0,2.2 1.5,2.2; 0,1.1 1.2,1.1', 63.4, 47.2)
    expect(textsOf(written('20 h6', 50, 50), ring(64, 48.3, 2), envelope)).toEqual(['20 h6Ⓔ'])
  })
})
