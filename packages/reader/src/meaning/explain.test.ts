import { describe, expect, it } from 'vitest'
import type { Callout, LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { explainAll } from './explain.ts'
import type { Explanation, Figure } from './explanation.ts'

const explained = (line: string, unit: LengthUnit = 'mm'): Explanation => {
  const [first] = explainAll(parseCallouts(line, { unit }))
  if (!first) throw new Error(`"${line}" is no callout`)
  return first
}

const keysOf = ({ statements }: Explanation) => statements.map(({ key }) => key)
const notesOf = ({ notes }: Explanation) => notes.map(({ key }) => key)

/** Values of the rows by their labels; limits as pairs. */
const valuesOf = ({ rows }: Explanation) =>
  Object.fromEntries(rows.map(({ label, figure }) => [label, plain(figure)]))

function plain(figure: Figure): unknown {
  if (figure.kind === 'number') return figure.value
  if (figure.kind === 'limits') return [figure.low, figure.high]
  if (figure.kind === 'deviations') {
    return figure.lower === figure.upper ? figure.upper : [figure.lower, figure.upper]
  }
  if (figure.kind === 'bound') return `${figure.side} ${figure.value}`
  return figure.kind === 'word' ? figure.word : figure.text
}

describe('sizes', () => {
  it('gives the limits of a class of ISO 286', () => {
    const found = explained('Ø20 H7')
    expect(found.title).toBe('toleranceClass')
    expect(keysOf(found)).toEqual(['diameter', 'fitHole', 'zoneUp', 'gradeWidth'])
    expect(valuesOf(found)).toEqual({
      upperDeviation: 0.021,
      lowerDeviation: 0,
      largest: 20.021,
      smallest: 20,
      middle: 20.0105,
      width: 0.021,
    })
    expect(found.standards).toEqual(['iso129', 'iso286'])
  })

  it.each([
    ['Ø20 H7/g6', 'fit'],
    ['Ø20 g6', 'toleranceClass'],
    ['Ø20 ±0.1', 'diameter'],
  ])('calls %s a fit only where hole and shaft stand together', (line, title) => {
    expect(explained(line).title).toBe(title)
  })

  it('tells the length of engagement, which no field holds', () => {
    expect(keysOf(explained('M6x0.75-5h6h-S-LH'))).toContain('engagement')
    expect(keysOf(explained('M8-6g'))).not.toContain('engagement')
  })

  it('gives a thread with a rounded root its own diameters and no rule-of-thumb drill', () => {
    const found = explained('.190-32 UNJF-3B')
    expect(keysOf(found)[0]).toBe('unifiedRounded')
    expect(found.standards).toContain('asmeB115')
    expect(valuesOf(found)).toMatchObject({ minorInternal: 4.053 })
    expect(valuesOf(found)).not.toHaveProperty('tapDrill')
    expect(valuesOf(explained('.190-32 UNF-3B'))).toHaveProperty('tapDrill')
  })

  it('tells that a radius is controlled', () => {
    expect(notesOf(explained('CR3'))).toContain('controlledRadius')
    expect(notesOf(explained('R3'))).not.toContain('controlledRadius')
  })

  it.each([
    ['Ø20 g6', 'zoneBelow'],
    ['Ø20 h6', 'zoneDown'],
    ['Ø25 k6', 'zoneAbove'],
    ['Ø25 js6', 'zoneEven'],
    ['Ø17 j6', 'zoneAcross'],
  ])('says where the zone of %s lies', (line, key) => {
    expect(keysOf(explained(line))).toContain(key)
  })

  it.each([
    ['Ø20 H7/g6', 'clearance', [0.007, 0.041]],
    ['Ø50 H7/p6', 'interference', [-0.042, -0.001]],
    ['Ø25 H7/k6', 'transition', [-0.015, 0.019]],
  ])('tells what kind of fit %s is', (line, key, play) => {
    const found = explained(line)
    expect(keysOf(found)).toContain(key)
    expect(valuesOf(found).play).toEqual(play)
  })

  it('writes both ends of a clearance with the same decimals', () => {
    const { statements } = explained('Ø50 H7/g6')
    expect(statements.find(({ key }) => key === 'clearance')?.values).toEqual({
      low: { kind: 'number', value: 0.009, unit: 'mm', beside: 0.05 },
      high: { kind: 'number', value: 0.05, unit: 'mm', beside: 0.009 },
    })
  })

  it.each([
    ['Ø600 H7', 'gapSize'],
    ['Ø20 t6', 'gapCombination'],
  ])('refuses %s instead of guessing: %s', (line, note) => {
    const found = explained(line)
    expect(found.rows).toEqual([])
    expect(notesOf(found)).toEqual([note])
  })

  it('computes limits from printed deviations', () => {
    expect(valuesOf(explained('45 ±0.1'))).toMatchObject({ largest: 45.1, smallest: 44.9 })
    expect(valuesOf(explained('Ø20 {+0.2;-0.1}'))).toMatchObject({ largest: 20.2, smallest: 19.9 })
  })

  it('lists what each class of ISO 2768-1 would allow', () => {
    const { general } = explained('120')
    expect(general?.table).toBe('linear')
    expect(general?.rows.map(({ range }) => range && plain(range))).toEqual([
      [119.85, 120.15],
      [119.7, 120.3],
      [119.2, 120.8],
      [118.5, 121.5],
    ])
    expect(explained('45°').general?.rows[0]?.limits).toHaveLength(5)
    expect(explained('R5').general?.table).toBe('broken')
    expect(notesOf(explained('5000'))).toEqual(['untolerancedOutside'])
  })

  it('gives no tolerance to boxed, auxiliary and inch sizes', () => {
    expect(explained('[20]').general).toBeNull()
    expect(explained('(20)').general).toBeNull()
    const inch = explained('.500', 'inch')
    expect(inch.general).toBeNull()
    expect(valuesOf(inch).inMillimetres).toBe(12.7)
  })

  it('computes nothing from one deviation or without a nominal size', () => {
    const base = { kind: 'dimension', text: '20', quantity: 1, type: 'linear', unit: 'mm' } as const
    const flags = { isBasic: false, isReference: false, isApproximate: false }
    const one: Callout = { ...base, ...flags, value: 20, tolerance: { upper: 0.1 } }
    const most: Callout = { ...base, ...flags, value: null, tolerance: { limitHigh: 20 } }
    const [first, second] = explainAll([one, most])
    expect(first && notesOf(first)).toEqual(['oneDeviation'])
    expect(first?.rows).toEqual([])
    expect(second && keysOf(second)).toEqual(['limitMost'])
  })
})

describe('threads', () => {
  it('gives the geometry of a metric thread for its side', () => {
    const found = explained('4x M8x1.25-6H')
    expect(keysOf(found)).toEqual(['metricCoarse', 'classInternal', 'quantity'])
    expect(valuesOf(found)).toEqual({
      major: 8,
      pitch: 1.25,
      pitchDiameter: 7.188,
      minorInternal: 6.647,
      flankAngle: 60,
      tapDrill: 6.8,
      coreLimits: [6.647, 6.912],
    })
    expect(valuesOf(explained('M8x1.25-6g'))).toMatchObject({ majorLimits: [7.76, 7.972] })
    expect(valuesOf(explained('M8x1.25-6g')).tapDrill).toBeUndefined()
    expect(keysOf(explained('M8x1'))).toEqual(['metricFine', 'classImplied'])
  })

  it('gives the geometry of inch and pipe threads', () => {
    expect(valuesOf(explained('1/4-20 UNC-2B'))).toMatchObject({ major: 6.35, pitch: 1.27 })
    expect(keysOf(explained('1/4-20 UNC-2A'))).toContain('classExternal')
    expect(valuesOf(explained('G1/2'))).toMatchObject({ major: 20.955, perInch: 14 })
    expect(keysOf(explained('G1/2'))).toEqual(['pipeParallel', 'pipeSize'])
  })

  it('tells pitch and lead of several starts apart', () => {
    const found = explained('Tr40x14P7-7e')
    expect(valuesOf(found)).toMatchObject({ pitchOfStarts: 7, lead: 14, pitchDiameter: 36.5 })
    expect(keysOf(found)).toContain('starts')
    expect(found?.statements[0]).toMatchObject({
      key: 'trapezoidalStarts',
      values: { lead: { value: 14 }, pitch: { value: 7 } },
    })
    const [metric] = explained('M16xPh3P1.5')?.statements ?? []
    expect(metric).toMatchObject({ key: 'metricStarts', values: { lead: { value: 3 } } })
  })

  it('says so where a pipe size is in no table', () => {
    const [found] = explainAll([
      {
        kind: 'thread',
        text: 'G0.3',
        quantity: 1,
        system: 'G',
        designation: 'G0.3',
        diameter: { value: 0.3, unit: 'inch' },
        pitch: null,
        threadsPerInch: null,
        toleranceClass: null,
        handedness: 'LEFT',
        starts: 1,
        depth: null,
      },
    ])
    expect(found && keysOf(found)).toEqual(['threadUnknown', 'leftHand'])
    expect(found?.rows).toEqual([])
  })
})

describe('holes, edges, surfaces and frames', () => {
  it('reads a hole from the outside in', () => {
    const found = explained('4x Ø6.6 THRU ⌴ Ø11 ↧ 6.5')
    expect(keysOf(found)).toEqual(['bore', 'boreThrough', 'counterboreDepth', 'quantity'])
    expect(found.general?.table).toBe('linear')
  })

  it('keeps the limit of the depth of a seat', () => {
    expect(explained('⌴ Ø18 ↧ 0.2 MAX').statements.at(-1)?.values.depth).toMatchObject({
      kind: 'bound',
      side: 'most',
      value: 0.2,
    })
  })

  it.each([
    ['Rt 10', 'meansRt'],
    ['Rq 0.8', 'meansRq'],
    ['Rp 4', 'meansRp'],
    ['Rv 4', 'meansRv'],
  ])('%s has its parameter explained', (line, key) => {
    expect(keysOf(explained(line))).toContain(key)
  })

  it('explains a thread once where its hole stands beside it', () => {
    const all = explainAll(parseCallouts('M6 ↧ 12 / Ø5 ↧ 16', { unit: 'mm' }))
    const bore = all.find(({ callout }) => callout.kind === 'bore')
    expect(all.map(({ callout }) => callout.kind).sort()).toEqual(['bore', 'thread'])
    expect(bore && keysOf(bore)).toContain('boreThread')
    expect(bore?.rows).toEqual([])
  })

  it('computes the face of a chamfer of 45°, and no leg for other angles', () => {
    expect(valuesOf(explained('2x45°'))).toEqual({ chamferFace: 2.828, chamferDiameter: 4 })
    const other = explained('2x30°')
    expect(other.rows).toEqual([])
    expect(notesOf(other)).toContain('chamferSide')
  })

  it('converts roughness between units and to the old grade, never Ra to Rz', () => {
    expect(valuesOf(explained('Ra 3.2'))).toEqual({ inMicroinches: 126, gradeN: 'N8' })
    expect(valuesOf(explained('Rz 10')).gradeN).toBeUndefined()
    expect(notesOf(explained('Rz 10'))).toContain('noConversion')
  })

  it('reads a tolerance frame and names contradictions', () => {
    const found = explained('⌖ Ø0.1 Ⓜ A B')
    expect(keysOf(found)).toEqual(['zoneDiameter', 'modifierM', 'datumSystem', 'exactPlace'])
    expect(valuesOf(found)).toEqual({ halfZone: 0.05 })
    expect(found.standards).toEqual(['iso1101', 'iso5459', 'iso2692'])
    expect(notesOf(explained('|○|0.02|A|'))).toEqual(['formWithDatum'])
    expect(notesOf(explained('⊥ 0.05'))).toEqual(['needsDatum'])
  })
})

describe('a callout that contradicts itself', () => {
  const wrong = [
    ['1/4-21 UNC', 'seriesDiffers'],
    ['1/4-20 UNF', 'seriesDiffers'],
    ['Tr40x14P6', 'leadDiffers'],
    ['Tr20x5', 'trapezoidalPitch'],
    ['Ø20 ±30', 'belowZero'],
    ['25 ±0', 'zeroTolerance'],
    ['20 g6/H7', 'shaftFirst'],
    ['Ra 0', 'roughnessOutside'],
    ['Ra 9999', 'roughnessOutside'],
    ['⌖ Ø0.1 A A', 'datumTwice'],
    ['⌖ Ø0.1 Ⓜ Ⓛ A', 'modifiersClash'],
  ] as const
  it.each(wrong)('%s says so', (line, fault) => {
    expect(notesOf(explained(line))).toContain(fault)
  })

  it.each(['1/4-20 UNC', '1/4-28 UNF', 'Tr40x14P7', 'Ø20 ±0.3', 'Ra 0.025', '⌖ Ø0.1 A B'])(
    '%s does not',
    (line) => {
      for (const [, fault] of wrong) expect(notesOf(explained(line))).not.toContain(fault)
    },
  )

  it('gives no lead that is not printed', () => {
    const keys = (line: string) => keysOf(explained(line))
    expect(keys('Tr40x14P7')).toContain('starts')
    expect(keys('Tr40x14P6')).not.toContain('starts')
    expect(valuesOf(explained('Tr40x14P6'))).not.toHaveProperty('lead')
  })

  it('is no callout where it has no size', () => {
    expect(parseCallouts('M8x0', { unit: 'mm' })).toEqual([])
  })
})
