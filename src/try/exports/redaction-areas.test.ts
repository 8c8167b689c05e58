import { expect, test } from 'vitest'
import type { PageReading } from '../../reader/reading.ts'
import { sampleReading } from '../result/sample-reading.ts'
import { redactionAreas } from './redaction-areas.ts'

const at = (x: number, y: number) => ({ x, y, width: 20, height: 5 })
const field = (name: PageReading['metadata'][number]['field'], box = at(10, 10)) => ({
  ...{ id: 9, label: 'x', confidence: 1, doubts: [], value: 'x' },
  ...{ field: name, boxes: [box] },
})
const reading = (metadata: PageReading['metadata']) => ({ ...sampleReading(), metadata })
const titleBlock = { x: 230, y: 230, width: 180, height: 57 }

test('takes the title block as a whole, and names elsewhere', () => {
  const areas = redactionAreas({
    lettering: [],
    titleBlock,
    reading: reading([field('company', at(240, 240)), field('drawingNumber', at(12, 12))]),
  })
  expect(areas.map(({ x }) => x)).toEqual([229.6, 11.6])
})

test('takes names alone where no title block was found, and leaves what identifies nobody', () => {
  const areas = redactionAreas({
    lettering: [],
    titleBlock: null,
    reading: reading([field('drawnBy', at(50, 60)), field('scale'), field('generalTolerances')]),
  })
  expect(areas).toHaveLength(1)
  expect(areas[0]).toMatchObject({ y: 59.6, height: 5.8 })
})

test('is empty where nothing identifies the part', () => {
  expect(redactionAreas({ titleBlock: null, reading: reading([]), lettering: [] })).toEqual([])
})

test('finds names and numbers again in notes and corners, initials only as a whole line', () => {
  const line = (text: string, y: number) => ({ text, box: at(30, y) })
  const areas = redactionAreas({
    titleBlock,
    reading: reading([
      { ...field('drawingNumber', at(240, 240)), value: 'MMP.03.00' },
      { ...field('drawnBy', at(240, 250)), value: 'JS' },
    ]),
    lettering: [
      line('File MMP 03-00 bracket', 100),
      line('JS', 110),
      line('JS2-holder', 120),
      line('4x Ø7', 130),
    ],
  })
  expect(areas.slice(1).map(({ y }) => y + 0.4)).toEqual([100, 110])
})
