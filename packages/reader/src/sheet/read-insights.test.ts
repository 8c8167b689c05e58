import { describe, expect, it } from 'vitest'
import type { Callout, DimensionCallout } from '../callout.ts'
import type { MetadataField, ReadFeature, ReadMetadata } from '../reading.ts'
import { readInsights } from './read-insights.ts'

const feature = (callout: Callout, id: number, isUpright = false): ReadFeature => ({
  id,
  label: callout.text,
  confidence: 1,
  doubts: [],
  callout,
  isGeneral: false,
  boxes: [{ x: 0, y: 0, width: isUpright ? 3 : 8, height: isUpright ? 8 : 3 }],
})

const dimension = (
  type: DimensionCallout['type'],
  value: number,
  more: Partial<DimensionCallout> = {},
): DimensionCallout => ({
  kind: 'dimension',
  type,
  value,
  text: String(value),
  quantity: 1,
  unit: 'mm',
  tolerance: null,
  isBasic: false,
  isReference: false,
  isApproximate: false,
  ...more,
})

const said = (field: MetadataField, value: string, id: number): ReadMetadata => ({
  id,
  field,
  value,
  label: value,
  boxes: [],
  confidence: 1,
  doubts: [],
})

const shaft = [
  feature(dimension('diameter', 42), 1),
  feature(dimension('diameter', 30, { tolerance: { fit: 'k6' } }), 2),
  feature(dimension('linear', 120), 3),
]

const valuesOf = (kind: string, sources: Partial<Parameters<typeof readInsights>[0]>) =>
  readInsights({ features: [], metadata: [], notes: [], ...sources })
    .filter((one) => one.kind === kind)
    .map(({ value }) => value)

describe('what cannot be shown is not said', () => {
  it('gives no size over all that is smaller than a diameter', () => {
    const sizes = [
      feature(dimension('linear', 19), 1),
      feature(dimension('linear', 10), 2, true),
      feature(dimension('linear', 8), 3),
    ]
    const round = feature(dimension('diameter', 50), 4)
    expect(valuesOf('overallDimensions', { features: sizes })).toEqual(['19 × 10 mm'])
    expect(valuesOf('overallDimensions', { features: [...sizes, round] })).toEqual([])
  })

  it('takes the depth beside the width for the second size where upright sizes are smaller', () => {
    const at = (value: number, id: number, y: number, isUpright = false): ReadFeature => {
      const one = feature(dimension('linear', value), id, isUpright)
      return { ...one, boxes: one.boxes.map((box) => ({ ...box, y })) }
    }
    const views = [at(96, 1, 19), at(60, 2, 19), at(40, 3, 139, true), at(76, 4, 235)]
    expect(valuesOf('overallDimensions', { features: views })).toEqual(['96 × 60 mm'])
    const higher = [...views, at(80, 5, 60, true)]
    expect(valuesOf('overallDimensions', { features: higher })).toEqual(['96 × 80 mm'])
  })

  it('takes running dimensions across their texts, both sides of the origin together', () => {
    const at = (value: number, id: number, x: number, y: number): ReadFeature => {
      const one = feature(dimension('linear', value), id)
      return { ...one, boxes: one.boxes.map((box) => ({ ...box, x, y })) }
    }
    const upwards = [at(0, 1, 20, 100), at(56, 2, 20, 60), at(34, 3, 20, 130), at(30, 4, 20, 80)]
    const sources = { features: [...upwards, at(40, 5, 60, 150)] }
    expect(valuesOf('overallDimensions', sources)).toEqual(['40 × 90 mm'])
  })

  it('tells by its run that a short text stands upright', () => {
    const short = feature(dimension('linear', 80), 2)
    const place = { x: 100, y: 100, width: 4, height: 4 }
    const upright = { ...short, boxes: [place] }
    const run = {
      text: '80',
      origin: { x: 103, y: 104 },
      advance: 4,
      size: 4,
      rotation: 90,
      box: place,
      font: '',
      confidence: 1,
    }
    const features = [feature(dimension('linear', 133), 1), upright]
    expect(valuesOf('overallDimensions', { features, texts: [run] })).toEqual(['133 × 80 mm'])
    expect(valuesOf('overallDimensions', { features })).toEqual([])
  })

  it('takes no box with round holes for a turned part', () => {
    const holes = [feature(dimension('diameter', 25), 1), feature(dimension('diameter', 23), 2)]
    const box = [feature(dimension('linear', 209), 3), feature(dimension('linear', 98), 4, true)]
    expect(valuesOf('overallDimensions', { features: [...holes, ...box] })).toEqual(['209 × 98 mm'])
  })

  it.each(['UNFINISHED', 'None', 'as machined', 'unbehandelt'])('%s is no coating', (value) => {
    const metadata = [said('surfaceTreatment', value, 1)]
    expect(valuesOf('secondaryProcess', { metadata })).toEqual([])
  })

  it('does not take a way of making the part, said as its finish, for a coating', () => {
    const features = [80, 40, 12].map((value, index) =>
      feature(dimension('linear', value), 10 + index, index === 1),
    )
    const of = (kind: 'primaryProcess' | 'secondaryProcess', value: string) =>
      valuesOf(kind, { features, metadata: [said('surfaceTreatment', value, 1)] })
    expect(of('secondaryProcess', 'LASER CUT')).toEqual([])
    expect(of('primaryProcess', 'LASER CUT')).toEqual([])
    expect(of('secondaryProcess', 'CNC milled')).toEqual([])
    expect(of('primaryProcess', 'CNC milled')).toEqual(['MILLING'])
    expect(of('secondaryProcess', 'Laser cut and powder coated')).toEqual(['COATING'])
  })
})

describe('readInsights', () => {
  it('takes a part of diameters for turned, with its envelope', () => {
    expect(valuesOf('primaryProcess', { features: shaft })).toEqual(['TURNING'])
    expect(valuesOf('overallDimensions', { features: shaft })).toEqual(['Ø42 × 120 mm'])
    expect(valuesOf('volume', { features: shaft })).toEqual(['166 cm³'])
  })

  it('takes a part with run-out for turned although its shoulders are lengths', () => {
    const lengths = [160, 44, 34, 28, 24, 20].map((value, index) =>
      feature(dimension('linear', value), 10 + index),
    )
    const diameters = [38, 25, 20].map((value, index) =>
      feature(dimension('diameter', value), index),
    )
    const frame = {
      kind: 'gdt',
      characteristic: 'CIRCULAR_RUNOUT',
      text: '|↗|0,02|A-B|',
    } as Callout
    const features = [...lengths, ...diameters]
    expect(valuesOf('primaryProcess', { features })).toEqual(['MILLING'])
    const withRunOut = [...features, feature(frame, 20)]
    expect(valuesOf('primaryProcess', { features: withRunOut })).toEqual(['TURNING'])
    expect(valuesOf('overallDimensions', { features: withRunOut })).toEqual(['Ø38 × 160 mm'])
  })

  it('takes a part of lengths for milled, its size per direction', () => {
    const features = [
      feature(dimension('linear', 90), 1),
      feature(dimension('linear', 20), 2),
      feature(dimension('linear', 60), 3, true),
    ]
    expect(valuesOf('primaryProcess', { features })).toEqual(['MILLING'])
    expect(valuesOf('overallDimensions', { features })).toEqual(['90 × 60 mm'])
  })

  it('gives sizes of an inch sheet in inches', () => {
    const features = shaft.map((one) =>
      feature({ ...one.callout, unit: 'inch' } as Callout, one.id),
    )
    expect(valuesOf('overallDimensions', { features })).toEqual(['Ø42 × 120 inch'])
  })

  it('takes bend notes for sheet metal', () => {
    const notes = ['Up 90° R 2.4', 'K-Factor = 0,47']
    expect(valuesOf('primaryProcess', { features: shaft, notes })).toEqual(['CUTTING'])
    expect(valuesOf('secondaryProcess', { notes })).toEqual(['BENDING'])
  })

  it('takes a polymer with draft for moulded', () => {
    const metadata = [said('material', 'PA6-GF30', 9)]
    expect(valuesOf('primaryProcess', { metadata, notes: ['Entformungsschräge 1°'] })).toEqual([
      'INJECTION_MOULDING',
    ])
  })

  it('names further processes by fits, treatment and hardness', () => {
    const metadata = [said('surfaceTreatment', 'zinc plated', 9)]
    const sources = { features: shaft, metadata, notes: ['58+2 HRC'] }
    expect(valuesOf('secondaryProcess', sources)).toEqual(['GRINDING', 'COATING', 'HEAT_TREATMENT'])
  })

  it('checks a weight against the envelope', () => {
    const of = (weight: string) =>
      readInsights({
        features: shaft,
        notes: [],
        metadata: [said('weight', weight, 8), said('material', 'C45', 9)],
      }).find(({ kind }) => kind === 'volume')
    expect(of('0.785 kg')).toMatchObject({ value: '100 cm³', confidence: 0.85 })
    expect(of('7.85 kg')).toMatchObject({ value: '1000 cm³', confidence: 0.3 })
    expect(of('7.85 kg')?.reasons.map(({ rule }) => rule)).toContain('weightExceedsEnvelope')
  })

  it('says nothing without values', () => {
    expect(readInsights({ features: [], metadata: [], notes: ['Hello'] })).toEqual([])
  })
})
