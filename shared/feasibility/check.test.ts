import { describe, expect, test } from 'vitest'
import { type Catalogue, defaultCatalogue } from './catalogue.ts'
import { checkDrawing, summariesOf, verdictOf } from './check.ts'
import type { DrawingFacts, RoughnessFact, ThreadFact } from './drawing-facts.ts'
import {
  facts,
  findings,
  material,
  noTolerance,
  outcomeOf,
  rough,
  thread,
} from './testing/sample-facts.ts'

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
    expect(findings({ threads: [callout] }, 'thread', catalogue).map(outcomeOf)).toEqual([expected])
  })

  test('threads inside bores count', () => {
    const diameter = { value: '5', tolerance: { ...noTolerance, fit: 'H11' } }
    const bore = { reference_id: 1, label: 'x', diameter, thread: thread('2', '0.4') }
    expect(findings({ bores: [bore] }, 'thread').map(outcomeOf)).toEqual([
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
    expect(findings({ radii: [callout] }, 'radius').map(outcomeOf)).toEqual([expected])
  })

  test('a chamfer below the limit fails', () => {
    const chamfers = [
      { reference_id: 1, label: '0,2x45°', size: { value: '0.2', unit: 'mm' as const } },
    ]
    expect(findings({ chamfers }, 'chamfer').map(outcomeOf)).toEqual([
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
    expect(findings({ gdnts: [callout] }, 'gdnt').map(outcomeOf)).toEqual([expected])
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

  test.each<[string, Partial<Catalogue>, string | undefined, string[]]>([
    ['what it may', lists(['STEEL', 'POLYAMIDE'], ['STEEL']), 'allowedMaterial', ['POLYAMIDE']],
    ['nothing', lists(['STEEL'], ['STEEL']), undefined, []],
  ])(
    'a shop that denies some of what it allows offers %s',
    (_, catalogue, alternative, allowed) => {
      const [found] = findings({ materials: [material(steel)] }, 'material', catalogue)
      expect(found?.alternative).toBe(alternative)
      expect(found?.values?.allowed).toEqual(allowed)
    },
  )
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
    expect(findings({ roughnesses: [callout] }, 'surface', catalogue).map(outcomeOf)).toEqual([
      expected,
    ])
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
