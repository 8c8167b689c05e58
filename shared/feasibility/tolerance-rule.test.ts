import { describe, expect, test } from 'vitest'
import type { SizeFact } from './drawing-facts.ts'
import { box, findings, noTolerance, outcomeOf, size } from './testing/sample-facts.ts'

describe('tolerance', () => {
  test.each<[string, SizeFact, unknown[]]>([
    [
      'a fit counts with its deviations',
      size('25', { fit: 'k6', deviation_lower: '0.002', deviation_upper: '0.015' }),
      ['pass', 'toleranceWithin', 0.013, false],
    ],
    [
      'on the limit is inside',
      size('5', { deviation_lower: '-0.005', deviation_upper: '0.005' }),
      ['pass', 'toleranceWithin', 0.01, false],
    ],
    [
      'below the limit fails',
      size('5', { deviation_lower: '0', deviation_upper: '0.009' }),
      ['fail', 'toleranceTooTight', 0.009, false],
    ],
    [
      'both deviations on one side',
      size('10', { deviation_lower: '-0.051', deviation_upper: '-0.015' }),
      ['pass', 'toleranceWithin', 0.036, false],
    ],
    [
      'a fit without deviations is looked up in ISO 286',
      size('20', { fit: 'g5' }),
      ['fail', 'toleranceTooTight', 0.009, false],
    ],
    [
      'a fit that is in no table needs a person',
      size('20', { fit: 'zc99' }),
      ['fail', 'toleranceUnclear', undefined, true],
    ],
    [
      'one deviation alone needs a person',
      size('20', { deviation_upper: '0.1' }),
      ['fail', 'toleranceUnclear', undefined, true],
    ],
  ])('%s', (_, dimension, expected) => {
    expect(findings({ dimensions: [dimension] }, 'tolerance').map(outcomeOf)).toEqual([expected])
  })

  test.each([
    ['theoretically exact', size('65', {}, { is_theoretically_exact: true })],
    ['a reference', size('(30)', {}, { is_reference: true })],
    ['approximate', size('30', {}, { is_approximation: true })],
    [
      'an angle',
      { ...size('45', {}), size: { value: '45', unit: 'degree', size_type: 'ANGULAR' } as const },
    ],
  ])('a dimension that is %s carries no tolerance', (_, dimension) => {
    expect(findings({ dimensions: [dimension] }, 'tolerance').map(outcomeOf)).toEqual([
      ['pass', 'nothingToCheck', undefined, false],
    ])
  })

  const note = (standard: string, kind: string) => ({
    reference_id: 7,
    label: `${standard} ${kind}`,
    tolerance_standard: standard,
    tolerance_class: kind,
  })

  test('without deviations the general tolerance of ISO 2768 counts, plus and minus', () => {
    const drawing = { dimensions: [size('20', {})], generalTolerances: [note('ISO_2768', 'mK')] }
    const [found] = findings(drawing, 'tolerance', { minTolerance: 0.5 })
    expect(found).toMatchObject({
      reason: 'toleranceTooTight',
      found: 0.4,
      alternative: 'widerTolerance',
    })
  })

  test('sizes that ISO 2768 does not cover need a person', () => {
    const drawing = { dimensions: [size('0.3', {})], generalTolerances: [note('ISO_2768', 'm')] }
    expect(findings(drawing, 'tolerance').map(outcomeOf)).toEqual([
      ['fail', 'toleranceUnclear', undefined, true],
    ])
  })

  test('a note without values is one finding for all its sizes, unless accepted by name', () => {
    const drawing = {
      dimensions: [size('96', {}), size('20', {})],
      generalTolerances: [note('TOLERANCE_NOTE', 'TG6')],
    }
    expect(findings(drawing, 'tolerance')).toMatchObject([
      {
        verdict: 'fail',
        reason: 'noteWithoutValues',
        needsPerson: true,
        ref: 7,
        values: { count: 2 },
      },
    ])
    expect(findings(drawing, 'tolerance', { acceptedNotes: ['TG6'] })).toMatchObject([
      { verdict: 'pass', reason: 'noteAccepted' },
    ])
  })

  test('sizes without tolerance on a drawing without a note fail, with no place to point at', () => {
    expect(findings({ dimensions: [size('96', {})] }, 'tolerance')).toMatchObject([
      {
        verdict: 'fail',
        reason: 'toleranceMissing',
        needsPerson: true,
        ref: undefined,
        box: undefined,
      },
    ])
  })

  test.each([
    ['k6', '25', 0.02, { alternative: 'widerFit', values: { fit: 'k7', width: 0.021 } }],
    ['H7', '6', 0.02, { alternative: 'widerFit', values: { fit: 'H9', width: 0.03 } }],
    // k8 lies elsewhere than k7, and h12 is not a fit any more.
    ['k6', '25', 0.03, { alternative: 'widerTolerance' }],
    ['h6', '32', 0.2, { alternative: 'widerTolerance' }],
  ])(
    'to %s of %s mm the finest grade of at least %s mm is offered, if it is still the same fit',
    (fit, nominal, minTolerance, expected) => {
      expect(
        findings({ dimensions: [size(nominal, { fit })] }, 'tolerance', { minTolerance }),
      ).toMatchObject([expected])
    },
  )

  test('bores are sizes too', () => {
    const tolerance = { ...noTolerance, fit: 'H7', deviation_lower: '0', deviation_upper: '0.012' }
    const bore = {
      reference_id: 1,
      label: 'Ø6 H7',
      diameter: { value: '6', tolerance },
      thread: null,
    }
    expect(findings({ bores: [bore] }, 'tolerance', { minTolerance: 0.02 })).toMatchObject([
      { verdict: 'fail', found: 0.012, limit: 0.02, label: 'Ø6 H7', box },
    ])
  })
})
