import { describe, expect, it } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'
import { nameOf } from './testing/name-of.ts'

const keysOf = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ statements, notes }) =>
    [...statements, ...notes].map(({ key }) => key),
  )

describe('lines of other languages and standards that no field holds', () => {
  it.each([
    ['调质 HB220-250', 'isHardness'],
    ['渗碳淬火 HRC58-62 深0.8-1.2', 'isHardness'],
    ['Trempé revenu 40-45', 'isHardness'],
    ['Temple y revenido 48-52', 'isHardness'],
    ['去毛刺锐边倒钝', 'isBrokenEdge'],
    ['バリなきこと', 'isBrokenEdge'],
    ['镀锌 8 µm', 'isCoating'],
    ['SUS304', 'isMaterial'],
    ['45钢', 'isMaterial'],
    ['Ст3', 'isMaterial'],
    ['Morse taper No. 3', 'isConicity'],
    ['CT10', 'isCastGrade'],
    ['⌊-0,2', 'edgeRemoved'],
    ['+0,1 Grat', 'isEdge'],
    ['s6 ||', 'isWeld'],
    ['6.3S', 'isOldJisSurface'],
    ['25Z', 'isOldJisSurface'],
    ['UP 45° R2', 'isBend'],
    ['DOWN 90° R 1.5', 'isBend'],
    ['K-Faktor 0,42', 'isBend'],
    ['↧20 / ↧26', 'isDepthAlone'],
    ['12 DEEP', 'isDepthAlone'],
    ['90° nach oben', 'isBend'],
    ['MIG 4 FILLET', 'isWeld'],
    ['ungratig', 'isBrokenEdge'],
    ['mit Ø5 H7 verstiften', 'isWorkNote'],
    ['LASER MARK P/N', 'isWorkNote'],
    ['B4/8.5', 'isFormAndSizes'],
    ['A-A (1:2)', 'isView'],
    ['pintado RAL 7016', 'isColour'],
    ['POM weiß', 'isMaterial'],
    ['JIS B 0405-m', 'generalSizes'],
    ['GB/T 1804-m', 'generalSizes'],
  ])('%s is named', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
  })
})

describe('words of other languages beside a callout', () => {
  it.each([
    ['fraisé Rz 6.3', { kind: 'roughness', value: 6.3, process: 'fraisé' }],
    ['2-M6ネジ深12', { kind: 'thread', quantity: 2 }],
    ['Неуказанные радиусы 2 мм', { kind: 'radius', value: 2 }],
    ["Cassure d'arêtes 0,2x45°", { kind: 'chamfer', size: { value: 0.2 } }],
    ['Smussi non quotati 0,5x45°', { kind: 'chamfer', size: { value: 0.5 } }],
    ['4-φ9 钻通 锪平φ20', { kind: 'bore', quantity: 4, depth: { type: 'THROUGH' } }],
    ['⌭ 0.02 CZ 2x', { kind: 'gdt', quantity: 2 }],
    ['12 H7 ↧25', { kind: 'bore', diameter: { value: 12 } }],
    ['R int. 1', { kind: 'radius', value: 1 }],
    ['Posizione Ø0.1 A B', { kind: 'gdt', characteristic: 'POSITION' }],
    ['17 THEO', { kind: 'dimension', value: 17, isBasic: true }],
    ['3x M5 ▽12 Ø4.2 ▽15', { kind: 'bore', quantity: 3 }],
    ['▽▽▽ (▽)', { kind: 'roughness', parameter: null }],
  ])('%s', (line, expected) => {
    expect(readingsOf(line, 'mm')[0]?.callouts[0]).toMatchObject(expected)
  })
})

it('a dash in front of a whole chamfer counts; a range of a leg has two limits', () => {
  const [counted] = parseCallouts('2-0.5x45°', { unit: 'mm' })
  expect(counted).toMatchObject({ quantity: 2, size: { value: 0.5 }, tolerance: null })
  const [ranged] = parseCallouts('CHAMFER .015-.030 X 45°', { unit: 'inch' })
  expect(ranged).toMatchObject({ quantity: 1, tolerance: { limitLow: 0.015, limitHigh: 0.03 } })
  const [deviating] = parseCallouts('2 -0.2 x 45°', { unit: 'mm' })
  expect(deviating).toMatchObject({ quantity: 1, size: { value: 2 }, tolerance: { lower: -0.2 } })
})

it('a thickness is named as one, with what limits that of a sheet', () => {
  for (const line of ['t=2', 't 3', '12.5 THK', 'Blech 2 mm', 'ép. 2'])
    expect(keysOf(line)).toEqual(['thickness', 'untoleranced', 'thicknessSheet'])
  expect(keysOf('b=2')).toEqual(['linear', 'untoleranced'])
})

it('a continuous feature is a modifier of its size', () => {
  expect(keysOf('Ø20 H7 ⟨CF⟩')).toContain('continuousFeature')
  expect(keysOf('Ø20 H7 [CF]')).toContain('continuousFeature')
})

it('a thickness has the letter of its sheet in either case', () => {
  expect(keysOf('T=1.2')).toContain('thickness')
  expect(keysOf('s = 1,5 mm')).toContain('thickness')
})

it('a radius that is only about right says so, and has no general tolerance', () => {
  expect(keysOf('~R3')).toContain('approximate')
  expect(keysOf('~R3')).not.toContain('untolerancedEdge')
})
