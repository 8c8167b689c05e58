import { describe, expect, it } from 'vitest'
import type { Callout, DimensionCallout } from '../callout.ts'
import type { MetadataField, PageReading, ReadFeature } from '../reading.ts'
import { isSameMetadata } from './compare-metadata.ts'
import { figuresOf, reliabilityOf } from './figures.ts'
import { threadName } from './normal-names.ts'
import { scoreFile, scoreWithoutTruth } from './score-file.ts'
import { readManifest, readTruth } from './truth.ts'

const truthOf = (page: object, metadata: object = {}) =>
  readTruth(JSON.stringify({ metadata, pages: [{ page: 1, ...page }] }), 'a.truth.json')

const dimension = (value: number, more: Partial<DimensionCallout> = {}): DimensionCallout => ({
  kind: 'dimension',
  text: String(value),
  quantity: 1,
  type: 'linear',
  value,
  unit: 'mm',
  tolerance: null,
  isBasic: false,
  isReference: false,
  isApproximate: false,
  ...more,
})

const feature = (callout: Callout, confidence = 0.95, isGeneral = false): ReadFeature => ({
  id: 1,
  label: callout.text,
  boxes: [],
  confidence,
  doubts: [],
  callout,
  isGeneral,
})

const reading = (
  callouts: readonly (Callout | ReadFeature)[],
  metadata: readonly (readonly [MetadataField, string])[] = [],
  page = 1,
): PageReading => ({
  page,
  width: 420,
  height: 297,
  features: callouts.map((one) => ('callout' in one ? one : feature(one))),
  metadata: metadata.map(([field, value], id) => ({
    id,
    field,
    value,
    label: value,
    boxes: [],
    confidence: 0.9,
    doubts: [],
  })),
  parts: [],
  insights: [],
  pageType: 'COMPONENT_DRAWING',
})

const counts = (result: ReturnType<typeof scoreFile>, kind = 'dimensions') => {
  const figure = figuresOf([result]).find((one) => one.kind === kind)
  return [figure?.right, figure?.missed, figure?.wrong]
}

const linear = (value: number, more: object = {}) => ({
  type: 'linear',
  value,
  unit: 'mm',
  quantity: 1,
  count: 1,
  ...more,
})

describe('a truth', () => {
  it('names file and key of what is wrong', () => {
    expect(() => truthOf({ dimensions: [linear(1), { value: 'two' }] })).toThrow(
      /a\.truth\.json: pages\[0\]\.dimensions\[1\]\.value: .*number/,
    )
    expect(() => readTruth('{', 'b.json')).toThrow(/^b\.json: no JSON/)
    expect(() => readManifest('{"files":[{}]}', 'm.json')).toThrow(/m\.json: files\[0\]\.file/)
  })

  it('may hold more keys than are compared', () => {
    const truth = truthOf({ dimensions: [linear(2, { toolProvided: true })], bends: [{}] })
    expect(counts(scoreFile(truth, [reading([dimension(2)])]))).toEqual([1, 0, 0])
  })
})

describe('matching', () => {
  it('wants as many callouts as the truth counts', () => {
    const truth = truthOf({ dimensions: [linear(90, { count: 3 })] })
    const read = reading([dimension(90), dimension(90)])
    expect(counts(scoreFile(truth, [read]))).toEqual([2, 1, 0])
  })

  it.each([
    ['type', { type: 'diameter' }],
    ['unit', { unit: 'inch' }],
    ['quantity', { quantity: 4 }],
    ['upper', { tolerance: { upper: 0.1 } }],
    ['fit', { tolerance: { fit: 'H7' } }],
    ['basic', { isBasic: true }],
    ['reference', { isReference: true }],
  ] as const)('takes a value with another %s for a near miss', (field, more) => {
    const result = scoreFile(truthOf({ dimensions: [linear(20)] }), [
      reading([dimension(20, more)]),
    ])
    expect(counts(result)).toEqual([0, 1, 1])
    expect(result.pages[0]?.nearMisses[0]?.differences.map((one) => one.field)).toEqual([field])
  })

  it('wants a zero deviation only where it is printed', () => {
    const truth = truthOf({ dimensions: [linear(4, { tolerance: { lower: -0.02 } })] })
    const with0 = dimension(4, { tolerance: { upper: 0, lower: -0.02 } })
    const without = dimension(4, { tolerance: { lower: -0.02 } })
    expect(counts(scoreFile(truth, [reading([with0])]))).toEqual([0, 1, 1])
    expect(counts(scoreFile(truth, [reading([without])]))).toEqual([1, 0, 0])
  })

  it('compares limits without a nominal size', () => {
    const tolerance = { limitLow: 5.8, limitHigh: 5.85 }
    const truth = truthOf({ dimensions: [linear(0, { value: null, tolerance })] })
    const read = reading([dimension(0, { value: null, tolerance })])
    expect(counts(scoreFile(truth, [read]))).toEqual([1, 0, 0])
  })

  it('says when a value was read as another kind', () => {
    const truth = truthOf({ radii: [{ value: 5, unit: 'mm', quantity: 1, count: 1 }] })
    const near = scoreFile(truth, [reading([dimension(5)])]).pages[0]?.nearMisses[0]
    expect(near?.differences).toEqual([{ field: 'kind', expected: 'radii', found: 'dimensions' }])
  })

  it('neither wants nor punishes what is optional', () => {
    const truth = truthOf({ dimensions: [linear(0, { optional: true })] })
    expect(counts(scoreFile(truth, [reading([])]))).toEqual([0, 0, 0])
    expect(counts(scoreFile(truth, [reading([dimension(0)])]))).toEqual([0, 0, 0])
  })

  it('excuses what a person could not read', () => {
    const truth = truthOf({ unreadable: ['smudged 12.5 at the left'] })
    const read = reading([dimension(12.5), dimension(13)])
    expect(counts(scoreFile(truth, [read]))).toEqual([0, 0, 1])
  })

  it('leaves pages aside that are not transcribed', () => {
    const truth = truthOf({ dimensions: [linear(1)] })
    const pages = [reading([dimension(1)]), reading([dimension(2)], [], 2)]
    expect(counts(scoreFile(truth, pages))).toEqual([1, 0, 0])
  })

  it('takes everything for false where there is nothing to read', () => {
    expect(counts(scoreWithoutTruth([reading([dimension(1)])]))).toEqual([0, 0, 1])
  })

  it('compares tolerance frames by name or sign, zone and datums', () => {
    const gdt = {
      characteristic: 'position',
      value: 0.1,
      diameter: true,
      unit: 'mm',
      datums: ['A', 'B (M)'],
    }
    const callout: Callout = {
      kind: 'gdt',
      text: '',
      quantity: 1,
      characteristic: 'POSITION',
      zone: { value: 0.1, unit: 'mm', shape: 'diameter' },
      modifiers: [],
      datums: [
        { label: 'A', modifiers: [] },
        { label: 'B', modifiers: ['M'] },
      ],
    }
    expect(counts(scoreFile(truthOf({ gdt: [gdt] }), [reading([callout])]), 'gdt')).toEqual([
      1, 0, 0,
    ])
  })
})

describe('names of threads', () => {
  it.each([
    ['M8', 'M8', undefined],
    ['2x M20x1,5-6g', 'M20', 1.5],
    ['4X 1/4-20 UNC-2B', '1/4-20UNC', undefined],
    ['10-24 UNC-2B', '10-24UNC', undefined],
    ['G1/2', 'G1/2', undefined],
    ['1/8-27 NPT', '1/8-27NPT', undefined],
    ['no thread', undefined, undefined],
  ])('%s', (text, name, pitch) => {
    expect(threadName(text)).toEqual({ name, pitch })
  })
})

describe('title blocks', () => {
  it.each([
    ['sheet', '1 (of Sheets 1)', '1/1', true],
    ['sheet', '1/2', '2/2', false],
    ['date', '2018-05-13', '13.05.2018', true],
    ['date', '2018-05-13', '13 MAY 2018', true],
    ['sheetSize', 'A3', 'А3', true],
    ['projection', 'first angle (symbol)', 'FIRST_ANGLE', true],
    ['generalTolerances', 'DIN ISO 2768 - medium', 'ISO 2768-m', true],
    ['generalTolerances', 'ISO 2768-mK', 'ISO 2768-f', false],
    ['generalRoughness', 'Ra 12,5', 'Ra 12.5', true],
    ['languages', 'en, sv', 'SWE ENG', true],
    ['weight', '0,76 kg', '0.76 kg', true],
    ['title', '(description cell) ballast plate for LV3', 'Ballast Plate for LV3', true],
    ['drawingNumber', 'FA-1001-01', 'FA-1001-02', false],
  ] as const)('%s: %s and %s', (field, expected, found, isSame) => {
    expect(isSameMetadata(field, expected, found)).toBe(isSame)
  })

  it('count no field that the truth leaves null', () => {
    const truth = truthOf({}, { title: 'Plate', revision: null, courseCode: 'X' })
    const read = reading(
      [],
      [
        ['title', 'PLATE'],
        ['revision', 'A'],
      ],
    )
    expect(counts(scoreFile(truth, [read]), 'metadata')).toEqual([1, 0, 0])
  })
})

describe('reliability', () => {
  it('counts what is shown and what of it is right', () => {
    const truth = truthOf({ dimensions: [linear(1)] })
    const read = reading([feature(dimension(1), 0.97), feature(dimension(2), 0.55)])
    const bins = reliabilityOf([scoreFile(truth, [read])])
    expect(bins.filter(({ count }) => count > 0)).toEqual([
      { from: 0.5, to: 0.6, count: 1, right: 0 },
      { from: 0.95, to: 1, count: 1, right: 1 },
    ])
  })
})
