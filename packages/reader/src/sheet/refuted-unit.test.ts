import { expect, it } from 'vitest'
import type { Callout, LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { ReadFeature } from '../reading.ts'
import { readSheet } from './read-sheet.ts'
import { type MadeCell, madePage } from './testing/made-page.ts'

const cells: MadeCell[] = [
  [187, 180, 60, 10, 'TITLE', 'Slider'],
  [247, 180, 40, 10, 'DWG NO', '48-1000'],
  [187, 190, 100, 10, 'DIMENSIONS ARE IN MILLIMETERS'],
]

/** How sure the unit of the form is above sizes that were found to be of another one. */
function surenessAbove(unit: LengthUnit): number | undefined {
  const features = ['.14', '2.05', '45°'].map((text, id): ReadFeature => {
    const [callout] = parseCallouts(text, { unit }) as [Callout]
    return { id, label: text, boxes: [], confidence: 0.99, doubts: [], callout, isGeneral: false }
  })
  const { metadata } = readSheet(madePage({ cells }), features)
  return metadata.find(({ field }) => field === 'units')?.confidence
}

it('states the millimetres of a form less surely where all sizes are inches', () => {
  expect(surenessAbove('mm')).toBeGreaterThan(0.9)
  expect(surenessAbove('inch')).toBeLessThan(0.7)
})
