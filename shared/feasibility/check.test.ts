import { describe, expect, test } from 'vitest'
import { type Catalogue, defaultCatalogue } from './catalogue.ts'
import { checkDrawing, summariesOf, verdictOf } from './check.ts'
import type { DrawingFacts, RoughnessFact, SizeFact, ThreadFact } from './drawing-facts.ts'
import type { Finding, RuleId } from './finding.ts'

const noTolerance = {
  tolerance_grade: null,
  deviation_lower: null,
  deviation_upper: null,
  fit: null,
}

const box = { x: 10, y: 20, width: 30, height: 5 }

/** A drawing on which every rule passes; tests change what they are about. */
function facts(changes: Partial<DrawingFacts> = {}): DrawingFacts {
  return {
    id: 'shaft',
    number: 'T-1',
    width: 420,
    height: 297,
    dimensions: [],
    bores: [],
    threads: [],
    radii: [],
    chamfers: [],
    gdnts: [],
    roughnesses: [],
    materials: [material(['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL'])],
    generalTolerances: [],
    boxes: { 1: box },
    ...changes,
  }
}

function size(value: string, tolerance: Partial<SizeFact['tolerance']>, flags = {}): SizeFact {
  return {
    reference_id: 1,
    label: value,
    size: { value, unit: 'mm', size_type: 'LINEAR' },
    tolerance: { ...noTolerance, ...tolerance },
    is_theoretically_exact: false,
    is_reference: false,
    is_approximation: false,
    ...flags,
  }
}

function material(...categories: string[][]): DrawingFacts['materials'][number] {
  return {
    reference_id: 9,
    label: 'material',
    material_combination: categories.map((material_category) => ({
      designation: 'x',
      material_category,
    })),
  }
}

function thread(value: string, pitch: string | null, thread_type = 'ISO_METRIC'): ThreadFact {
  const spacing = { pitch_in_mm: pitch }
  return { reference_id: 1, label: `M${value}`, thread_type, diameter: { value }, spacing }
}

function rough(parameter: string, value: string, condition_type = 'UPPER'): RoughnessFact {
  const condition = { parameter, value, condition_type } as RoughnessFact['conditions'][number]
  return { reference_id: 1, label: `${parameter} ${value}`, conditions: [condition] }
}

function findings(
  drawing: Partial<DrawingFacts>,
  rule: RuleId,
  catalogue: Partial<Catalogue> = {},
) {
  return checkDrawing(facts(drawing), { ...defaultCatalogue, ...catalogue }).filter(
    (finding) => finding.rule === rule,
  )
}

/** Reason, value found and whether a person is needed: what a test names. */
const told = ({ verdict, reason, found, needsPerson }: Finding) => [
  verdict,
  reason,
  found,
  needsPerson,
]

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
    expect(findings({ dimensions: [dimension] }, 'tolerance').map(told)).toEqual([expected])
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
    expect(findings({ dimensions: [dimension] }, 'tolerance').map(told)).toEqual([
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
    expect(findings(drawing, 'tolerance').map(told)).toEqual([
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

describe('threads', () => {
  test.each<[string, ThreadFact, Partial<Catalogue>, unknown[]]>([
    ['coarse in range', thread('6', '1'), { finePitch: false }, ['pass', 'threadWithin', 6, false]],
    [
      'no pitch means coarse',
      thread('6', null),
      { finePitch: false },
      ['pass', 'threadWithin', 6, false],
    ],
    [
      'fine, allowed',
      thread('20', '1.5'),
      { finePitch: true },
      ['pass', 'threadWithin', 20, false],
    ],
    [
      'fine, not allowed',
      thread('20', '1.5'),
      { finePitch: false },
      ['fail', 'threadFinePitch', 20, false],
    ],
    ['on the smallest', thread('3', '0.5'), { threadMin: 3 }, ['pass', 'threadWithin', 3, false]],
    ['too small', thread('2.5', '0.45'), { threadMin: 3 }, ['fail', 'threadTooSmall', 2.5, false]],
    ['too large', thread('30', '3.5'), { threadMax: 24 }, ['fail', 'threadTooLarge', 30, false]],
    ['not metric', thread('0.25', null, 'UTS'), {}, ['fail', 'threadNotMetric', undefined, false]],
    [
      'a diameter without coarse pitch',
      thread('11.3', '1'),
      { finePitch: false },
      ['fail', 'threadPitchUnknown', 11.3, true],
    ],
  ])('%s', (_, callout, catalogue, expected) => {
    expect(findings({ threads: [callout] }, 'thread', catalogue).map(told)).toEqual([expected])
  })

  test('threads inside bores count', () => {
    const diameter = { value: '5', tolerance: { ...noTolerance, fit: 'H11' } }
    const bore = { reference_id: 1, label: 'x', diameter, thread: thread('2', '0.4') }
    expect(findings({ bores: [bore] }, 'thread').map(told)).toEqual([
      ['fail', 'threadTooSmall', 2, false],
    ])
  })
})

describe('corners', () => {
  const radius = (value: string, curvature_type: 'CONCAVE' | 'CONVEX' | null) => ({
    reference_id: 1,
    label: `R${value}`,
    curvature_type,
    size: { value, unit: 'mm' as const },
  })

  test.each([
    [
      'an inner corner below the limit',
      radius('0.5', 'CONCAVE'),
      ['fail', 'radiusTooSmall', 0.5, false],
    ],
    [
      'an inner corner on the limit',
      radius('0.8', 'CONCAVE'),
      ['pass', 'radiusWithin', 0.8, false],
    ],
    ['an outer corner', radius('0.1', 'CONVEX'), ['pass', 'nothingToCheck', undefined, false]],
    [
      'a small corner of unknown side',
      radius('0.1', null),
      ['fail', 'radiusSideUnknown', 0.1, true],
    ],
    ['a large corner of unknown side', radius('5', null), ['pass', 'radiusWithin', 5, false]],
  ])('%s', (_, callout, expected) => {
    expect(findings({ radii: [callout] }, 'radius').map(told)).toEqual([expected])
  })

  test('a chamfer below the limit fails', () => {
    const chamfers = [
      { reference_id: 1, label: '0,2x45°', size: { value: '0.2', unit: 'mm' as const } },
    ]
    expect(findings({ chamfers }, 'chamfer').map(told)).toEqual([
      ['fail', 'chamferTooSmall', 0.2, false],
    ])
  })
})

describe('GD&T', () => {
  const frame = (characteristic: string, value: string | null) =>
    ({
      reference_id: 1,
      label: characteristic,
      characteristic,
      zone: value === null ? null : { value, unit: 'mm', is_diameter: false },
    }) as DrawingFacts['gdnts'][number]

  test.each([
    ['measured, zone on the limit', frame('FLATNESS', '0.01'), ['pass', 'gdntWithin', 0.01, false]],
    ['zone too small', frame('FLATNESS', '0.005'), ['fail', 'gdntZoneTooSmall', 0.005, false]],
    [
      'not measured, whatever the zone',
      frame('CYLINDRICITY', '1'),
      ['fail', 'gdntNotMeasured', undefined, false],
    ],
    ['no zone read', frame('FLATNESS', null), ['fail', 'gdntZoneMissing', undefined, true]],
    ['a datum demands nothing', frame('DATUM', null), ['pass', 'nothingToCheck', undefined, false]],
  ])('%s', (_, callout, expected) => {
    expect(findings({ gdnts: [callout] }, 'gdnt').map(told)).toEqual([expected])
  })
})

describe('material', () => {
  const steel = ['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL']
  const nylon = ['POLYMER', 'THERMOPLASTIC', 'POLYAMIDE']
  const lists = (allowed: Catalogue['allowed'], denied: Catalogue['denied']) => ({
    allowed,
    denied,
  })

  test.each<[string, DrawingFacts['materials'], Partial<Catalogue>, string[]]>([
    [
      'a general category covers the special one',
      [material(steel)],
      lists(['STEEL'], []),
      ['materialAllowed'],
    ],
    [
      'deny wins over allow',
      [material(steel)],
      lists(['STEEL'], ['QUENCHED_AND_TEMPERED_STEEL']),
      ['materialDenied'],
    ],
    [
      'deny wins even on the same category',
      [material(steel)],
      lists(['STEEL'], ['STEEL']),
      ['materialDenied'],
    ],
    ['on neither list', [material(nylon)], lists(['STEEL'], []), ['materialNotListed']],
    ['an empty whitelist allows nothing', [material(steel)], lists([], []), ['materialNotListed']],
    [
      'one good option is enough',
      [material(nylon), material(steel)],
      lists(['STEEL'], []),
      ['materialAllowed'],
    ],
    [
      'the worst part of a combination decides',
      [material(steel, nylon)],
      lists(['STEEL'], []),
      ['materialNotListed'],
    ],
    ['no material on the sheet', [], lists(['STEEL'], []), ['materialMissing']],
  ])('%s', (_, materials, catalogue, reasons) => {
    expect(findings({ materials }, 'material', catalogue).map(({ reason }) => reason)).toEqual(
      reasons,
    )
  })
})

describe('surface', () => {
  test.each<[string, RoughnessFact, Partial<Catalogue>, unknown[]]>([
    ['Ra on the limit', rough('Ra', '0.8'), {}, ['pass', 'surfaceWithin', 0.8, false]],
    ['Ra finer than the limit', rough('Ra', '0.4'), {}, ['fail', 'surfaceTooFine', 0.4, false]],
    [
      'Rz against its own limit',
      rough('Rz', '4'),
      { minRz: 4 },
      ['pass', 'surfaceWithin', 4, false],
    ],
    [
      'Rz is never held against Ra',
      rough('Rz', '50'),
      { minRz: undefined },
      ['fail', 'surfaceNoLimit', undefined, true],
    ],
    [
      'another parameter',
      rough('Rt', '10'),
      {},
      ['fail', 'surfaceOtherParameter', undefined, true],
    ],
    [
      'a lower limit asks for no fineness',
      rough('Ra', '0.1', 'LOWER'),
      {},
      ['pass', 'nothingToCheck', undefined, false],
    ],
  ])('%s', (_, callout, catalogue, expected) => {
    expect(findings({ roughnesses: [callout] }, 'surface', catalogue).map(told)).toEqual([expected])
  })
})

describe('a drawing', () => {
  test('passes where nothing fails and fails by one callout, with nothing in between', () => {
    const good = checkDrawing(facts(), defaultCatalogue)
    const bad = checkDrawing(facts({ roughnesses: [rough('Rt', '1')] }), defaultCatalogue)
    expect([verdictOf(good), verdictOf(bad)]).toEqual(['pass', 'fail'])
  })

  test('has one line for each rule, with the callout nearest to the limit', () => {
    const summaries = summariesOf(
      checkDrawing(
        facts({ roughnesses: [rough('Ra', '3.2'), rough('Ra', '1.6')] }),
        defaultCatalogue,
      ),
    )
    expect(summaries).toHaveLength(7)
    const surface = summaries.find(({ rule }) => rule === 'surface')
    expect(surface).toMatchObject({
      verdict: 'pass',
      checked: 2,
      failed: 0,
      nearest: { found: 1.6 },
    })
    expect(summaries.find(({ rule }) => rule === 'thread')).toMatchObject({
      checked: 0,
      verdict: 'pass',
    })
  })

  test('compares Ra and Rz by their own limits: Rz 6.3 at 6.3 is nearer than Ra 1.6 at 0.8', () => {
    const [ra, rz] = [rough('Ra', '1.6'), rough('Rz', '6.3')]
    const summaries = summariesOf(checkDrawing(facts({ roughnesses: [ra, rz] }), defaultCatalogue))
    const surface = summaries.find(({ rule }) => rule === 'surface')
    expect(surface?.nearest).toMatchObject({ found: 6.3, limit: 6.3 })
  })
})
