import { drawingIds, getDrawing } from '@firstangle/drawings'
import { describe, expect, it } from 'vitest'
import type { LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { featureOf } from './feature-of.ts'

const place = { referenceId: 7, confidence: 0.934 }
const featuresOf = (text: string, unit: LengthUnit = 'mm') =>
  parseCallouts(text, { unit }).map((callout) => featureOf(callout, place))

describe('a callout as a feature', () => {
  it('carries id, label, quantity and confidence', () => {
    expect(featuresOf('4x Ø20 H7')).toEqual([
      {
        list: 'dimensions',
        feature: {
          reference_id: 7,
          label: '4x Ø20 H7',
          quantity: 4,
          confidence: { score: '0.93' },
          size: { value: '20', unit: 'mm', size_type: 'DIAMETER' },
          tolerance: {
            tolerance_grade: 'IT7',
            deviation_lower: '0',
            deviation_upper: '0.021',
            fit: 'H7',
          },
          is_theoretically_exact: false,
          is_reference: false,
          is_general_tolerance: false,
          is_approximation: false,
        },
      },
    ])
  })

  it.each([
    ['20', { deviation_lower: null, deviation_upper: null, fit: null, tolerance_grade: null }],
    ['20 -0.05', { deviation_lower: '-0.05', deviation_upper: null }],
    ['Ø20 H7/g6', { fit: 'H7/g6', tolerance_grade: null, deviation_upper: null }],
    ['Ø20 H7 (+0.03/0)', { fit: 'H7', deviation_upper: '0.03', deviation_lower: '0' }],
    ['Ø0.7 zc5', { fit: 'zc5', tolerance_grade: 'IT5' }],
    ['5.8-5.85', { limit_lower: '5.8', limit_upper: '5.85', deviation_lower: null }],
  ])('has the tolerance of %s', (text, tolerance) => {
    expect(featuresOf(text)[0]?.feature).toMatchObject({ tolerance })
  })

  it('computes no deviations for a fit in inches', () => {
    const [found] = featuresOf('Ø1.000 H7', 'inch')
    expect(found?.feature).toMatchObject({
      size: { value: '1', unit: 'inch' },
      tolerance: { fit: 'H7', deviation_lower: null, deviation_upper: null },
    })
  })

  it.each([
    ['5.8-5.85', 'dimensions', { size: { value: null, unit: 'mm', size_type: 'LINEAR' } }],
    [
      'Ø{12.7;12.687} THRU',
      'bores',
      {
        diameter: {
          value: null,
          unit: 'mm',
          tolerance: { limit_lower: '12.687', limit_upper: '12.7' },
        },
      },
    ],
    ['[20]', 'dimensions', { is_theoretically_exact: true, is_general_tolerance: false }],
    ['20', 'dimensions', { is_general_tolerance: true }],
    ['SØ10', 'dimensions', { size: { size_type: 'SPHERICAL_DIAMETER' } }],
    ['M8x1-6g LH', 'threads', { thread_type: 'ISO_METRIC', handedness: 'LEFT', depth: null }],
    ['M8x1 ↧12', 'threads', { spacing: { pitch_in_mm: '1', threads_per_inch: null } }],
    ['1/4-20 UNC', 'threads', { thread_type: 'UTS', diameter: { value: '0.25', unit: 'inch' } }],
    ['Ø8 ↧12', 'bores', { depth: { depth_type: 'BLIND', value: '12', unit: 'mm' } }],
    ['Ø8 THRU ALL', 'bores', { depth: { depth_type: 'THROUGH_ALL', value: null } }],
    ['⌴ Ø10 ↧5', 'bores', { diameter: null, counterbore: { depth: { value: '5', unit: 'mm' } } }],
    ['Ø5 / M6 ↧12', 'bores', { thread: { label: 'M6 ↧12', depth: { value: '12' } } }],
    ['CHAMFER 0.2', 'chamfers', { size: { value: '0.2', unit: 'mm' }, angle: null }],
    ['FULL R', 'radii', { size: null, curvature_type: null }],
    ['SR10', 'radii', { is_spherical: true }],
    ['√̄ Ra 3.2', 'roughnesses', { material_removal_type: 'REQUIRED', standard: null }],
    ['√', 'roughnesses', { conditions: [] }],
    ['U Ra 0.8; L Ra 0.2', 'roughnesses', { conditions: [{ value: '0.8' }, { value: '0.2' }] }],
    ['√̄ Ra 1.6 X', 'roughnesses', { direction_of_lay: 'CROSS' }],
    ['|⌖|Ø0.1 Ⓜ|A Ⓛ|', 'gdnts', { material_condition: 'MAXIMUM', state: null }],
    ['|⏥|0.1 Ⓕ|', 'gdnts', { state: 'FREE', zone: { value: '0.1', is_diameter: false } }],
    ['▷A', 'gdnts', { characteristic: 'DATUM', zone: null, datums: [{ label: 'A' }] }],
  ])('puts %s among the %s', (text, list, feature) => {
    const [found] = featuresOf(text)
    expect(found?.list).toBe(list)
    expect(found?.feature).toMatchObject(feature)
  })
})

describe('the labels of the sample drawings', () => {
  const lists = ['dimensions', 'threads', 'chamfers', 'gdnts', 'radii'] as const
  const samples = drawingIds.flatMap((id) =>
    lists.flatMap((list) =>
      getDrawing(id).responses.features[list].map((feature) => ({ id, list, feature })),
    ),
  )
  // Depths are left out: the samples know some from their model that no label prints.
  const core = (feature: object): object =>
    Object.fromEntries(
      ['quantity', 'size', 'diameter', 'spacing', 'angle', 'zone', 'datums'].flatMap((key) =>
        key in feature ? [[key, feature[key as keyof typeof feature]]] : [],
      ),
    )
  const isDatum = (feature: object): boolean =>
    'characteristic' in feature && feature.characteristic === 'DATUM'

  it.each(samples)('on $id: $list $feature.label', ({ list, feature }) => {
    const text = isDatum(feature) ? `▷${feature.label}` : feature.label
    const [found] = featuresOf(text)
    expect(found?.list).toBe(list)
    expect(core(found?.feature ?? {})).toEqual(core(feature))
  })
})
