import type { Callout } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { correctedReading } from './corrected-reading.ts'
import { type Correction, correctItems } from './corrections.ts'
import { itemsOf } from './item.ts'
import { diameter, sampleReading } from './testing/sample-reading.ts'

const reading = sampleReading()

/** The sheet after a correction of its second diameter, which the reader takes for these callouts. */
const corrected = (correction: Correction, read: Callout[]) =>
  correctedReading(
    reading,
    correctItems(itemsOf(reading), new Map([['1-dimension-3', correction]]), () => read),
  )

test('a sheet that nobody corrected keeps what was read', () => {
  const { features, metadata, parts, ...rest } = correctedReading(
    reading,
    correctItems(itemsOf(reading), new Map(), () => []),
  )
  expect(features.map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
  expect(features.find(({ id }) => id === 3)).toEqual(reading.features[1])
  expect([metadata, parts]).toEqual([reading.metadata, reading.parts])
  expect(rest).toMatchObject({ page: 1, width: 420, height: 297 })
})

test('an edited value stands as the visitor wrote it; one that is not a callout is left out', () => {
  const label = (id: number, { features }: ReturnType<typeof corrected>) =>
    features.find((feature) => feature.id === id)?.label
  expect(label(3, corrected({ text: 'Ø21' }, [diameter('Ø21', 21)]))).toBe('Ø21')
  expect(label(3, corrected({ text: 'about 21' }, []))).toBeUndefined()
  expect(label(1, corrected({ text: 'about 21' }, []))).toBe('Ø8')
})

test('values of another sheet stay there', () => {
  const other = correctItems(itemsOf(sampleReading(2)), new Map(), () => [])
  expect(correctedReading(reading, other).features).toEqual([])
})
