import type { PageReading } from '@firstangle/reader'
import { describe, expect, test } from 'vitest'
import { sampleReading } from '../result/testing/sample-reading.ts'
import { redactionAreas, redactionOf } from './redaction-areas.ts'

const at = (x: number, y: number) => ({ x, y, width: 20, height: 5 })
const field = (name: PageReading['metadata'][number]['field'], box = at(10, 10)) => ({
  id: 9,
  label: 'x',
  confidence: 1,
  doubts: [],
  value: 'x',
  field: name,
  boxes: [box],
})
const reading = (metadata: PageReading['metadata']) => ({ ...sampleReading(), metadata })
/** Areas reach this far beyond what they hide, mm. */
const margin = 0.4

/** Where what is hidden begins, without that margin. */
const topsOf = (areas: readonly { y: number }[]) => areas.map(({ y }) => y + margin)

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
  expect(topsOf(areas.slice(1))).toEqual([100, 110])
})

test('removes whole lines that the edge of the title block runs through', () => {
  const note = { text: 'Hardened to 1000 MPa', box: { x: 231, y: 227, width: 60, height: 3.5 } }
  const far = { text: 'Deburred', box: { x: 231, y: 210, width: 60, height: 3.5 } }
  const areas = redactionAreas({ titleBlock, reading: reading([]), lettering: [note, far] })
  expect(topsOf(areas)).toEqual([230, 227])
})

test('goes down to the corner in which the title block stands', () => {
  const block = { x: 230, y: 230, width: 150, height: 40 }
  const [area] = redactionAreas({ titleBlock: block, reading: reading([]), lettering: [] })
  const sheet = reading([])
  expect((area?.x ?? 0) + (area?.width ?? 0)).toBeGreaterThan(sheet.width)
  expect((area?.y ?? 0) + (area?.height ?? 0)).toBeGreaterThan(sheet.height)
  const above = { x: 20, y: 20, width: 150, height: 40 }
  const [kept] = redactionAreas({ titleBlock: above, reading: reading([]), lettering: [] })
  expect(kept?.height).toBeCloseTo(40.8)
})

test('removes addresses and notices of ownership', () => {
  const lines = ['https://muster.example/', 'Property of Muster', '© 2026', '4x M8'].map(
    (text, index) => ({ text, box: at(30, 100 + index * 10) }),
  )
  const areas = redactionAreas({ titleBlock: null, reading: reading([]), lettering: lines })
  expect(topsOf(areas)).toEqual([100, 110, 120])
})

describe('redactionOf', () => {
  const blank = {
    titleBlock: null,
    reading: reading([]),
    lettering: [],
    refusal: null,
    isPartial: false,
  }
  const on = (page: number) => ({ ...reading([]), page })

  test('looks for a name of one sheet, and for a corrected one, on all of them', () => {
    const first = { ...blank, reading: reading([{ ...field('company'), value: 'Muster GmbH' }]) }
    const lines = ['Muster GmbH', 'Beispiel AG', '4x M8'].map((text, index) => ({
      text,
      box: at(30, 100 + index * 10),
    }))
    const second = { ...blank, titleBlock, reading: on(2), lettering: lines }
    const { sheets, leftOut } = redactionOf([first, second], ['Beispiel AG'])
    expect(topsOf(sheets[1]?.areas ?? [])).toEqual([230, 100, 110])
    expect(leftOut).toEqual([])
  })

  test('leaves out what it cannot vouch for: nothing found, or not read', () => {
    const refusal = { code: 'not-a-part' }
    const named = reading([{ ...field('company'), value: 'Muster' }])
    // A name of the first sheet on a sheet whose title block was not found.
    const lettering = [{ text: 'Muster', box: at(30, 100) }]
    const given = [
      { ...blank, titleBlock, reading: named },
      { ...blank, reading: on(2), lettering },
    ]
    const plan = redactionOf([...given, { ...blank, titleBlock, reading: on(3), refusal }])
    expect(plan.sheets.map(({ page }) => page)).toEqual([1])
    expect(plan.leftOut).toEqual([2, 3])
    expect(plan.withoutBlock).toEqual([])
    const partial = { ...blank, titleBlock, reading: named, isPartial: true }
    expect(redactionOf([partial]).leftOut, 'lettering not recognised').toEqual([1])
    const named4 = { ...blank, reading: reading([field('company')]) }
    expect(redactionOf([named4]).withoutBlock).toEqual([named4.reading.page])
  })
})
