import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'
import { nameOf } from './testing/name-of.ts'

const figures = (line: string): (number | string)[] =>
  Object.values(recognise(line)?.values ?? {}).map((figure) => {
    if (figure.kind === 'number') return figure.value
    return figure.kind === 'text' ? figure.text : ''
  })

/** What the likeliest reading says: kinds and keys of sentences. */
const said = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ callout, statements }) => [
    callout.kind,
    ...statements.map(({ key }) => key),
  ])

describe('fillet welds to ISO 2553', () => {
  it.each<readonly [string, string, (number | string)[]]>([
    ['z 5 ▽ 50', 'filletWeldLength', ['z', 5, 50]],
    ['z5△50', 'filletWeldLength', ['z', 5, 50]],
    ['a4 ◺ 3x50 (100)', 'filletWeldParts', ['a', 4, 3, 50, 100]],
    ['a3 3x50(100)', 'filletWeldParts', ['a', 3, 3, 50, 100]],
    ['a5 ◺', 'filletWeld', ['a', 5]],
    ['a4 150 (50)', 'filletWeldGaps', ['a', 4, 150, 50]],
  ])('%s is %s', (line, statement, values) => {
    expect(nameOf(line)).toBe(statement)
    expect(figures(line)).toEqual(values)
  })
})

describe('lines whose form something else has', () => {
  it.each([
    ['I32', 'isLikeOne'],
    ['l20', 'isLikeOne'],
    ['▽3', 'isOldRoughnessClass'],
    ['∇6б ГОСТ 2789-59', 'isOldRoughnessClass'],
    ['120 (128)', 'isTwoValues'],
    ['70 Shore A', 'isShore'],
    ['Shore A 60±5', 'isShore'],
    ['NBR 70 Shore A', 'isMaterial'],
    ['s5', 'isClassOrWeld'],
    ['4 OFF', 'isTitleEntry'],
    ['kg 2.35', 'isTitleEntry'],
    ['~', 'isUnmachined'],
    ['LM8UU', 'isBearing'],
    ['ADC12', 'isMaterial'],
    ['Zn-Ni 8µm', 'isCoating'],
    ['mn 1,5', 'isGear'],
    ['α = 20°', 'isLetterValue'],
    ['d=2 Da=20 L0=50 n=8', 'isSpring'],
    ['back gouge', 'isWeld'],
    ['II-Naht s3', 'isWeld'],
    ['WPS-135-01', 'isWeld'],
    ['M8 fine', 'isFineThread'],
    ['Gewinde M8 Feingewinde', 'isFineThread'],
    ['DIN A3', 'isTitleEntry'],
    ['8 h9x7x28', 'isKeyway'],
    ['Linear size ±0,2', 'isGeneralValue'],
    ['XX ±0.5', 'isGeneralValue'],
    ['Windungen n = 6,5', 'isSpring'],
    ['Da 16', 'isDiameterLetter'],
    ['m=3', 'isGear'],
    ['mn = 2,5 z = 40 β = 12°', 'isGear'],
    ['C = 1:10', 'cone'],
    ['C6 CAPTO', 'isConicity'],
    ['1/2 Zoll Gewinde', 'isThreadBySize'],
    ['pipe thread 1/2', 'isThreadBySize'],
    ['M8x20 8.8', 'isFastener'],
    ['a=3 rundum', 'isWeld'],
    ['ISO2768-mk', 'generalSizesAndForm'],
    ['DIN2768', 'isGeneralTolerance'],
    ['±.005 UNLESS NOTED', 'isGeneralValue'],
    ['1:12 (4°46\'19")', 'isTaper'],
    ['t1 = 4 +0,2', 'isLetterValue'],
    ['6 V 60°', 'isWeld'],
    ['3/16 ▽', 'isWeld'],
    ['└ -0,5', 'edgeRemoved'],
    ['ГОСТ 30893.1-m', 'generalSizes'],
    ['ГОСТ 30893.2-mK', 'generalSizesAndForm'],
    ['ГОСТ 25670-83', 'isGeneralGost'],
  ])('%s is %s', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
  })

  it.each(['LM317', 'MAX232', 'MIN350', 'Kordelgewinde 20', 'Winkel 30'])(
    '%s is a name that nothing is said of',
    (line) => {
      expect(nameOf(line)).toBeNull()
    },
  )
})

describe('spellings', () => {
  it.each<readonly [string, ...string[]]>([
    ['R3/R5', 'radius', 'radius', 'radius', 'radius'],
    ['s3', 'dimension', 'thickness'],
    [
      '45 h9 {0/-0.062}',
      'dimension',
      'linear',
      'fitShaft',
      'zoneDown',
      'gradeWidth',
      'deviationsAgree',
    ],
  ])('%s', (line, ...expected) => {
    expect(said(line)).toEqual(expected)
  })

  it.each<readonly [string, string, number]>([
    ['ID 20', 'diameter', 20],
    ['OD: 12.7 mm', 'diameter', 12.7],
    ['hole 20 mm', 'diameter', 20],
    ['Loch 5mm', 'diameter', 5],
    ['H7 20', 'linear', 20],
    ['h6 Ø25', 'diameter', 25],
    ['Winkel 30 Grad', 'angle', 30],
    ['Passung 30 H7/k6', 'linear', 30],
    ['∠20°', 'angle', 20],
    ['Höhe 12 h11', 'linear', 12],
    ['2 Bohrungen 8H7', 'diameter', 8],
    ['hole tolerance 25 H7', 'diameter', 25],
    ['what is 25 H7?', 'linear', 25],
    ['was bedeutet 25 H7', 'linear', 25],
    ['25 g6 limits', 'linear', 25],
    ['25 H7 in inches', 'linear', 25],
  ])('%s is a size of type %s', (line, type, value) => {
    const [reading, ...others] = readingsOf(line, 'mm')
    expect(others).toEqual([])
    expect(reading?.callouts).toMatchObject([{ kind: 'dimension', type, value }])
    expect(reading?.notes).toEqual([])
  })

  it.each(['M8 20', 'N8 20', 'ID-20'])('%s is none', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
  })

  it.each([
    ['10 ÷ 12', 10, 12],
    ['20~30', 20, 30],
    ['89,5°-90,5°', 89.5, 90.5],
  ])('%s are two limits', (line, limitLow, limitHigh) => {
    const [found] = readingsOf(line, 'mm')[0]?.callouts ?? []
    expect(found).toMatchObject({ tolerance: { limitLow, limitHigh } })
  })

  it.each(['20 (BSC)', '|20|', '⎕20'])('%s is theoretically exact', (line) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ value: 20, isBasic: true }])
  })

  it.each([
    ['10-32', 'UNF'],
    ['6-32', 'UNC'],
  ])('%s is a thread of the series %s', (line, system) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ kind: 'thread', system }])
  })

  it.each(['roughness 1.6', 'rougness 1.6'])('%s is no roundness', (line) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ kind: 'roughness', value: 1.6 }])
  })

  it.each([
    'M8 coarse',
    'M8x1 fine',
    '4 trous taraudés M6',
    '螺纹M10深20',
    'tap drill for M8',
    'BSPP G1/4',
    'Kernloch M10',
    '1/4-20 tap drill',
    'Kanten gebrochen 0,5x45°',
    'Ebenheit 0,1 gemeinsame Zone',
    'Ø20 H7 in mm',
  ])('%s leaves no word unread', (line) => {
    expect(readingsOf(line, 'mm')).toMatchObject([{ confidence: 0.9, notes: [] }])
  })

  it.each<readonly [string, object]>([
    ['R3 макс', { limitHigh: 3 }],
    ['Ø8 не более', { limitHigh: 8 }],
    ['R3 мин', { limitLow: 3 }],
    ['20 maximaal', { limitHigh: 20 }],
    ['.015 R MAX TYP', { limitHigh: 0.015 }],
  ])('%s is a limit', (line, tolerance) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ tolerance }])
  })

  it.each([
    ['粗糙度 Ra3.2', 3.2],
    ['其余 Ra 6.3', 6.3],
    ['63√ ALL OVER', 63],
    ['3.2 finish', 3.2],
  ])('%s is a surface of %d', (line, value) => {
    expect(readingsOf(line, 'mm')[0]?.callouts).toMatchObject([{ kind: 'roughness', value }])
  })

  it('FLATNESS .003 PER 1.00 SQ is a zone in each area', () => {
    const [found] = readingsOf('FLATNESS .003 PER 1.00 SQ', 'inch')[0]?.callouts ?? []
    expect(found?.kind === 'gdt' && found.text).toMatch(/\.003\/1\.00x1\.00/)
  })

  it('Ø5/Ø10x90° is a hole with its countersink', () => {
    const countersink = { diameter: { value: 10 }, angle: { value: 90 } }
    expect(readingsOf('Ø5/Ø10x90°', 'mm')[0]?.callouts).toMatchObject([
      { kind: 'bore', diameter: { value: 5 }, countersink },
    ])
  })

  it('2x Ø8 H7 für Stift says which part goes in as a remark', () => {
    const [reading] = readingsOf('2x Ø8 H7 für Stift', 'mm')
    expect(reading?.callouts).toMatchObject([{ value: 8, quantity: 2 }])
    expect(reading?.notes.map(({ key }) => key)).toEqual(['remark'])
  })

  it.each(['ALL MACHINED SURFACES 125 RMS', '∇ ∇ ∇'])('%s is a surface', (line) => {
    expect(readingsOf(line, 'mm')[0]?.callouts[0]?.kind).toBe('roughness')
  })

  it.each(['√(Ra 3.2) (√)', '√Ra 3.2 (✓)', '✓ Ra 3.2', 'ALL SURFACES Ra 3.2'])(
    '%s is a surface',
    (line) => {
      expect(readingsOf(line, 'mm')[0]?.callouts[0]).toMatchObject({ parameter: 'Ra', value: 3.2 })
    },
  )

  it('ALL AROUND in front of a surface is the circle of its symbol', () => {
    const [found] = readingsOf('ALL AROUND Ra 3.2', 'mm')[0]?.callouts ?? []
    expect(found).toMatchObject({ value: 3.2, appliesAllAround: true, process: null })
  })

  it.each<readonly [string, number, string]>([
    ['25.4 1.000', 25.4, 'mm'],
    ['12 / 0.472', 12, 'mm'],
    ['1.000 25.4', 1, 'inch'],
  ])('%s is one size in both units', (line, value, unit) => {
    const [reading, ...others] = readingsOf(line, 'mm')
    expect(others).toEqual([])
    expect(reading?.callouts).toMatchObject([{ kind: 'dimension', value, unit }])
  })

  it.each(['20 30', '20 / 30', '25 1', '1 25'])('%s is not', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
  })

  it.each([
    ['Rk 1.2', 'meansRk'],
    ['Rpk 0.3', 'meansRpk'],
    ['Rvk 1', 'meansRvk'],
    ['Rc 3', 'meansRc'],
    ['Wt 5', 'meansWt'],
    ['Pt 8', 'meansPt'],
  ])('%s says what its parameter is', (line, key) => {
    expect(said(line)).toContain(key)
  })
})
